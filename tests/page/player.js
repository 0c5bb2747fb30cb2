// Plays at this page's table by clicking, until the game is over or Python is wanted: to look at something
// new, to use the mouse, or because what `stop` finds has come. Chance is seeded, so a game can be repeated.
async ({ seed, among, rather, about, seen, mouse, stop, patience }) => {
  const player = (globalThis.player ??= { seed, clicked: {} });
  const table = () => document.querySelector("[data-state]");
  const mark = () => table()?.getAttribute("data-mark");
  const confirmation = () => document.querySelector("[data-testid=confirm]:enabled");

  /** What `found` finds, as soon as it finds something. */
  function until(found, what) {
    return new Promise((done, fail) => {
      const watch = new MutationObserver(look);
      const late = setTimeout(() => end(fail, new Error(`${what} does not come`)), patience);
      function end(how, value) {
        watch.disconnect();
        clearTimeout(late);
        how(value);
      }
      function look() {
        const value = found();
        if (value) end(done, value);
      }
      watch.observe(document, { subtree: true, childList: true, attributes: true });
      look();
    });
  }

  /** A whole number below `most`: mulberry32. */
  function chance(most) {
    let mixed = (player.seed = (player.seed + 0x6d2b79f5) | 0);
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  }

  function choose() {
    const liked = rather && document.querySelector(rather);
    const spots = [...document.querySelectorAll(among)].filter((spot) => spot.checkVisibility());
    return liked || spots[spots.length && chance(spots.length)];
  }

  function isNewToTheMouse({ dataset }) {
    const kind = (dataset.does ?? dataset.move).split(" ")[0];
    player.clicked[kind] = (player.clicked[kind] ?? 0) + 1;
    return player.clicked[kind] <= mouse;
  }

  /** A click that a pointer could make: nothing lies over the middle of it. */
  function click(spot) {
    spot.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = spot.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!spot.contains(top)) throw new Error(`${spot.outerHTML} lies under ${top?.outerHTML}`);
    spot.click();
  }

  /** Whatever could be clicked is an action of the game, legal or not. */
  async function checkNotations() {
    const { game } = document.querySelector("[data-game]").dataset;
    player.notations ??= await (await fetch(`/api/games/${game}/notations`)).json();
    for (const { dataset } of document.querySelectorAll("[data-game] [data-does]"))
      if (!player.notations.includes(dataset.does)) throw new Error(`"${dataset.does}" is no notation`);
  }

  function settled() {
    if (stop && document.querySelector(stop)) return "stopped";
    const state = document.querySelector("[data-state]:not([data-busy])")?.getAttribute("data-state");
    return (state === "mine" || state === "over") && state;
  }

  for (;;) {
    await new Promise((done) => setTimeout(done)); // a click that makes several steps may go on
    const state = await until(settled, "the own turn");
    if (state !== "mine") return [state, ""];
    await checkNotations();
    const topic = about();
    if (!seen.includes(topic)) return ["new", topic];
    player.chosen = await until(choose, "something to click");
    if (isNewToTheMouse(player.chosen)) return ["mouse", ""];
    const before = mark();
    click(player.chosen);
    const asked = await until(() => mark() !== before || confirmation(), "an answer");
    if (asked === true) continue;
    click(asked);
    await until(() => mark() !== before, "an answer to a confirmed move");
  }
}
