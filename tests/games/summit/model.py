"""The rules of laying once more, slowly and straight from their text, on views: to check the engine by."""

from __future__ import annotations

from typing import Any

ROWS = [[0, 1, 2, 3], [4, 5, 6], [7, 8], [9]]
UP = "1234567890"


def in_order(view: dict[str, Any], upwards: bool) -> list[list[int]]:
    """Groups of fields, each to be filled before the next one: single fields, or rows (SU-13)."""
    groups = ROWS if view["options"]["simplified"] == "on" else [[f] for f in range(10)]
    return groups if upwards else groups[::-1]


def next_fields(view: dict[str, Any], triangle: dict[str, Any], upwards: bool) -> list[int]:
    for group in in_order(view, upwards):
        empty = [f for f in group if triangle["fields"][f] is None]
        if empty:
            return empty
    return []


def next_places(view: dict[str, Any], seat: int) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
    """SU-19: all next fields, and those that take a joker only."""
    triangles = view["triangles"]
    places = {(seat, f) for f in next_fields(view, triangles[seat], True)}
    only_jokers: set[tuple[int, int]] = set()
    own_top = triangles[seat]["fields"][9]
    if own_top is not None and own_top["seat"] == seat and None not in triangles[seat]["fields"]:
        for t, triangle in enumerate(triangles):
            if triangle["owner"] == seat:
                continue
            if triangle["fields"][9] is None:
                (places if triangle["owner"] is None else only_jokers).add((t, 9))
            elif triangle["fields"][9]["seat"] == seat:
                places |= {(t, f) for f in next_fields(view, triangle, False)}
    return places | only_jokers, only_jokers


def laid(view: dict[str, Any], seat: int, field: int) -> int:
    """Cards of this player's colour and this number on all triangles."""
    cards = [card for triangle in view["triangles"] for card in triangle["fields"] if card is not None]
    return sum(card["seat"] == seat and card["card"][1:] == UP[field] for card in cards)


def is_stuck(view: dict[str, Any], seat: int) -> bool:
    every = min(view["players"] + 1, 6)
    on_fields = [card for triangle in view["triangles"] for card in triangle["fields"] if card is not None]
    gone = sum(card["card"] == "joker" for card in on_fields)
    foreign = sum(store.get("joker", 0) for other, store in enumerate(view["stores"]) if other != seat)
    places, only_jokers = next_places(view, seat)
    if every - gone - foreign > 0:
        return not places
    return not any(laid(view, seat, f) < 2 for t, f in places - only_jokers)


def legal(view: dict[str, Any]) -> set[str]:
    """SU-7 to SU-9: what the seat to act may do."""
    seat = view["to_act"]
    letter = "rbgyvo"[seat]
    places, only_jokers = next_places(view, seat)
    if view["hand"] is not None:
        cards, found = {view["hand"]}, {"store"}
    else:
        cards, found = set(view["stores"][seat]), set()
        if view["pile"] or view["open"]:
            found.add("draw")
        if view["open"] and view["open"][0][0] == letter:
            found.add("take")
    for t, f in places:
        if f"{letter}{UP[f]}" in cards and (t, f) not in only_jokers:
            found.add(f"lay {UP[f]} on {t + 1}")
        if "joker" in cards:
            found.add(f"joker {UP[f]} on {t + 1}")
    return found
