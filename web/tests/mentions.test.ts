import { expect, test } from "vitest";
import { Mentions } from "@/lib/mentions";
import { Travel } from "@/lib/travel";

test("cards that moved in a draft belong to the entry that tells of it", () => {
  const mentions = new Mentions();
  mentions.note(4, []);
  mentions.note(4, ["a"]);
  mentions.note(5, ["b"]);
  mentions.note(6, ["c"]);
  expect(mentions.cards([5])).toEqual(["a", "b"]);
  expect(mentions.cards([4, 6])).toEqual(["c"]);
  expect(mentions.cards([7])).toEqual([]);
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
  expect([one, two].map((card) => card.hasAttribute("data-mentioned"))).toEqual([false, true]);
});
