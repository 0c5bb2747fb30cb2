"""What is to be found out: a game in several settings, and the games that each of them needs."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import pairwise, product
from typing import Any

import reihum
from reihum.bots import make_bot
from reihum.campaign.seating import Seating, seatings
from reihum.core.errors import BadOption
from reihum.core.options import Value, settle

TABLE, LADDER, LUCK = "table", "ladder", "luck"  # the parts of a study
REPEATS = {TABLE: 1, LADDER: 1, LUCK: 2}  # luck is told from play by playing a deal again
Pairs = tuple[tuple[str, Value], ...]


@dataclass(frozen=True)
class Setting:
    """A number of players, every option with its value, and which of them vary in the study."""

    players: int
    options: Pairs
    varied: Pairs

    @property
    def name(self) -> str:
        """What the setting is called in tables: its players, and the options that vary."""
        return " ".join([f"players={self.players}", *(f"{name}={value}" for name, value in self.varied)])


@dataclass(frozen=True)
class Job:
    """One deal of one part in one setting, played by every seating of these bots."""

    part: str
    setting: Setting
    bots: Seating
    deal: int

    @property
    def key(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.setting.options)
        return f"{self.part} {self.setting.players} {options} {','.join(self.bots)} {self.deal:06}"

    @property
    def seatings(self) -> list[Seating]:
        return seatings(self.bots, self.setting.players)

    @property
    def games(self) -> int:
        return len(self.seatings) * REPEATS[self.part]


@dataclass(frozen=True)
class Study:
    """A game, the settings to compare, and how many games for each; equal studies consist of equal games."""

    game: str
    players: tuple[int, ...]
    vary: tuple[tuple[str, tuple[str, ...]], ...] = ()
    options: Pairs = ()
    bots: Seating = ("level2",)
    games: int = 1000  # of each setting
    ladder: Seating = ("random", "level1", "level2", "level3")  # the weakest first; none: no such part
    ladder_games: int = 200  # of each pair in each setting
    luck: Seating = ("level1", "level2")  # none: no such part
    luck_games: int = 1000  # of each setting
    seed: int = 0
    look: int = 0  # playouts at the end of each turn to see who is ahead; 0: the points say it

    def check(self) -> None:
        """Raise what is wrong before any game is played."""
        game = reihum.game(self.game)
        fixed = [name for name, _ in self.options]
        varied = [name for name, _ in self.vary]
        if len({*fixed, *varied}) < len(fixed) + len(varied):
            raise BadOption(name="--vary", value=",".join(varied), allowed="option=a,b")
        self.settings()
        for name in (*self.bots, *self.ladder, *self.luck):
            make_bot(name, game)
        self.check_bots()

    def check_bots(self) -> None:
        """BadOption for too few names, too many, or one that is there twice."""
        groups = {"--bots": (self.bots, 1), "--ladder": (self.ladder, 2), "--luck": (self.luck, 2)}
        for option, (bots, fewest) in groups.items():
            optional = option != "--bots" and not bots
            if len(set(bots)) < len(bots) or (len(bots) < fewest and not optional):
                raise BadOption(name=option, value=",".join(bots), allowed="a,b,…")
        if len(self.luck) > 2:
            raise BadOption(name="--luck", value=",".join(self.luck), allowed="a,b")

    def settings(self) -> list[Setting]:
        """Every combination, the values in the order they were given."""
        values = [[(name, value) for value in chosen] for name, chosen in self.vary]
        return [self.setting(players, varied) for players in self.players for varied in product(*values)]

    def setting(self, players: int, varied: Pairs) -> Setting:
        """So many players with these values of the options that vary."""
        game = reihum.game(self.game)
        settled = settle(game.options, dict(self.options + varied), game.check_players(players))
        return Setting(players, tuple(settled.items()), tuple((name, settled[name]) for name, _ in varied))

    def jobs(self) -> list[Job]:
        """All deals of all settings."""
        return [job for setting in self.settings() for job in self.jobs_of(setting)]

    def jobs_of(self, setting: Setting) -> Iterator[Job]:
        """The deals of one setting, part by part."""
        yield from deals(TABLE, setting, self.bots, self.games)
        for pair in pairwise(self.ladder):
            yield from deals(LADDER, setting, pair, self.ladder_games)
        if self.luck:
            yield from deals(LUCK, setting, self.luck, self.luck_games)

    def document(self) -> dict[str, Any]:
        """All of it as plain JSON."""
        return asdict(self)

    def manifest(self) -> dict[str, Any]:
        """What a folder of this study says about itself. Settings and games may be added to it later."""
        must_agree = (self.game, reihum.game(self.game).rules_version, self.seed, self.look)
        return {"id": hashlib.sha256(repr(must_agree).encode()).hexdigest()[:16], **self.document()}

    def command(self) -> str:
        """The words that make this study."""
        words = [f"reihum lab {self.game} --players {','.join(map(str, self.players))}"]
        words += [f"--vary {name}={','.join(values)}" for name, values in self.vary]
        words += [f"--option {name}={value}" for name, value in self.options]
        words += [f"--bots {','.join(self.bots)} --games {self.games}"]
        for part, bots, games in (
            (LADDER, self.ladder, self.ladder_games),
            (LUCK, self.luck, self.luck_games),
        ):
            words += [f"--{part} {','.join(bots)} --{part}-games {games}" if bots else f"--{part} none"]
        words += [f"--look {self.look}"] if self.look else []
        return " ".join([*words, f"--seed {self.seed} --out DIR"])


def deals(part: str, setting: Setting, bots: Seating, games: int) -> Iterator[Job]:
    """As many whole deals as this number of games needs, and two at least: one alone knows no noise."""
    each = Job(part, setting, bots, 0).games
    for deal in range(max(2, -(-games // each))):
        yield Job(part, setting, bots, deal)
