/** Higher card on the page: plain JavaScript, as it is served. */

export function mount(target, input) {
  const table = element("section", "higher-card-table");
  const players = element("div", "higher-card-players");
  const hand = element("section", "higher-card-hand");
  target.replaceChildren(table, players, hand);

  function update({ view, seat, names, text }) {
    const { leader } = view;
    table.replaceChildren(
      heading(text("higher_card-page-table")),
      list(view.table, (card, place) => {
        const played = element("span", "higher-card-card", String(card));
        played.title = names[(leader + place) % view.players];
        return played;
      }),
    );
    players.replaceChildren(
      ...view.seats.map(({ points }, owner) => {
        const who = element("p", "higher-card-player", `${names[owner]}: ${points}`);
        who.dataset.seat = owner;
        who.classList.toggle("leads", owner === leader);
        return who;
      }),
    );
    const own = (seat !== null && view.seats[seat].hand) || [];
    hand.replaceChildren(
      heading(text("higher_card-page-hand")),
      list(own, (card) => {
        const button = element("button", "higher-card-card", String(card));
        button.type = "button";
        button.dataset.does = `play ${card}`; // the page makes it a move, or says why it is none
        return button;
      }),
    );
  }

  update(input);
  return { update };
}

function element(name, className, text = "") {
  return Object.assign(document.createElement(name), { className, textContent: text });
}

function heading(text) {
  return element("h2", "", text);
}

function list(items, made) {
  const whole = element("ul", "");
  whole.append(
    ...items.map((item, place) => {
      const line = element("li", "");
      line.append(made(item, place));
      return line;
    }),
  );
  return whole;
}
