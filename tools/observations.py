"""Writes the tables of observations and actions into docs/observations.md. `make schemas`."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Any

import reihum
from reihum.core.features import Features, Field
from reihum.core.game import Game
from reihum.core.options import Value, settle

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"
BEGIN = "<!-- tables: begin -->\n"
FEW = 6  # actions of one kind that are all listed


def page(text: str) -> str:
    """The page with the tables as they should be: they are its last part."""
    return text.partition(BEGIN)[0] + BEGIN + "\n" + "\n".join(section(game) for game in reihum.games())


def section(game: Game[Any]) -> str:
    lines = [f"## {game.title('en')}: `{game.id}`", "", *field_tables(game), *action_table(game)]
    return "\n".join(lines)


# --- fields --------------------------------------------------------------------------------------
def field_tables(game: Game[Any]) -> list[str]:
    """For the usual options, and for a value of an option with which other things are seen."""
    usual = [features(game, players) for players in game.players]
    lines = [*table(game, usual), "", *sizing_options(game)]
    for name, value in other_values(game):
        if names(features(game, game.players[0], {name: value})) != names(usual[0]):
            other = [features(game, players, {name: value}) for players in game.players]
            lines += [f"With `{name}` = {value}:", "", *table(game, other), ""]
    return lines


def features(game: Game[Any], players: int, options: dict[str, Value] | None = None) -> Features:
    return game.features(players, settle(game.options, options or {}, players))


def names(made: Features) -> list[str]:
    return [field.name for field in made.fields]


def other_values(game: Game[Any]) -> list[tuple[str, Value]]:
    """The ends of all options for the fewest players, the usual ones aside."""
    fewest = game.players[0]
    return [
        (option.name, value)
        for option in game.options
        for value in dict.fromkeys((option.values(fewest)[0], option.values(fewest)[-1]))
        if value != option.default(fewest)
    ]


def sizing_options(game: Game[Any]) -> list[str]:
    """The options that change how long a row is."""
    usual = features(game, game.players[0]).size()
    changing = [n for n, v in other_values(game) if features(game, game.players[0], {n: v}).size() != usual]
    listed = ", ".join(f"`{name}`" for name in dict.fromkeys(changing))
    return [f"These are the usual options; the length of the row depends on {listed}.", ""] if listed else []


def table(game: Game[Any], made: list[Features]) -> list[str]:
    """One line a field; for each player count where it begins and its shape."""
    counts = "".join(f" {players} players |" for players in game.players)
    lines = [f"| field | range |{counts} meaning |", f"|---|---|{'---|' * len(made)}---|"]
    for i, field in enumerate(made[0].fields):
        cells = "".join(f" {place(one, i)} |" for one in made)
        lines.append(f"| `{field.name}` | {ranges([one.fields[i] for one in made])} |{cells} {field.about} |")
    sizes = "".join(f" **{one.size()}** |" for one in made)
    return [*lines, f"| | |{sizes} numbers in all |"]


def place(made: Features, index: int) -> str:
    start = sum(field.size() for field in made.fields[:index])
    shape = "×".join(str(length) for length in made.fields[index].shape)
    return f"{start}: {shape}" if shape else f"{start}"


def ranges(fields: list[Field]) -> str:
    """One for all player counts, or one for each."""
    found = dict.fromkeys(f"{field.low}…{field.high}".replace("-", "−") for field in fields)
    return ", ".join(found)


# --- actions -------------------------------------------------------------------------------------
def action_table(game: Game[Any]) -> list[str]:
    """The actions by number, those of one kind together: they begin with the same word."""
    lines = ["| action | notation |", "|---|---|"]
    for _, group in groupby(enumerate(game.notations), lambda one: one[1].split()[0]):
        lines.append(action_line(list(group)))
    return [*lines, ""]


def action_line(group: list[tuple[int, str]]) -> str:
    (first, beginning), (last, end) = group[0], group[-1]
    numbers = f"{first}" if first == last else f"{first}–{last}"
    few = ", ".join(f"`{text}`" for _, text in group)
    return f"| {numbers} | {few if len(group) <= FEW else f'`{beginning}` … `{end}`'} |"


def main() -> None:
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
