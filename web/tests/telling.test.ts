import { expect, test } from "vitest";
import { Telling } from "@/lib/telling";
import { Travel } from "@/lib/travel";

test("cards that moved in a draft belong to the entry that tells of it", () => {
  const telling = new Telling();
  telling.note(4, []);
  telling.note(4, ["a"]);
  telling.note(5, ["b"]);
  telling.note(6, ["c"]);
  expect(telling.cards([5])).toEqual(["a", "b"]);
  expect(telling.cards([4, 6])).toEqual(["c"]);
  expect(telling.cards([7])).toEqual([]);
});

test("a card has moved if it is another element; what was just laid has not", () => {
  const travel = new Travel();
  const lay = (id: string) => travel.card(id)(document.createElement("i"));
  lay("a");
  lay("b");
  expect(travel.moved()).toEqual([]);
  lay("b");
  lay("c");
  travel.place("pile")(document.createElement("i"));
  expect(travel.moved()).toEqual(["b", "c"]);
  expect(travel.moved()).toEqual([]);
});

test("only the cards that are told of light up", () => {
  const travel = new Travel();
  const [one, two] = [document.createElement("i"), document.createElement("i")];
  travel.card("one")(one);
  travel.card("two")(two);
  travel.light(["one"]);
  travel.light(["two"]);
  expect([one, two].map((card) => card.hasAttribute("data-told"))).toEqual([false, true]);
});
