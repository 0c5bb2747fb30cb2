"""What a finished game was worth, decision by decision: chances, best actions, luck and skill."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from math import exp
from statistics import fmean
from typing import Any

from reihum.bots.levels import make_search, settings
from reihum.bots.search import Tally, win_shares
from reihum.core.errors import NotOver
from reihum.core.game import Game
from reihum.core.messages import Message
from reihum.core.rng import Rng, seeded
from reihum.core.state import NOBODY, State
from reihum.records import Record, replay

FORCED_PART = 3  # a third of the simulations looks at the action that was played


@dataclass(frozen=True)
class Prospect:
    """What an action promises: how often it was tried, and chances, scores and ranks by seat."""

    action: int
    notation: str
    visits: int
    win: list[float]
    score: list[float]
    rank: list[float]


@dataclass(frozen=True)
class Decision:
    """One choice in a game, seen by its seat."""

    ply: int
    turn: int
    seat: int
    played: str
    best: str
    words_played: Message
    words_best: Message
    before: list[float]  # everybody's chance to win with the best action
    after: list[float]  # with the action that was played
    loss: float  # of the seat, by not playing the best
    luck: list[float]  # what chance and hidden cards changed for everybody until the next decision


@dataclass(frozen=True)
class Analysis:
    """A game's decisions, and by seat: accuracy, loss in all, luck in all."""

    game: str
    players: int
    simulations: int
    decisions: list[Decision]
    accuracy: list[float]
    loss: list[float]
    luck: list[float]

    def document(self) -> dict[str, Any]:
        """All of it as plain JSON."""
        return asdict(self)


def prospects(game: Game[Any], state: State, simulations: int, rng: Rng, played: int = -1) -> list[Prospect]:
    """The legal actions, the most tried first; `played` gets a share of the simulations for itself."""
    search = make_search(game, settings(game))
    seen = state.clone()
    seen.resample(state.to_act(), rng)
    search.run(seen, simulations, rng)
    if played >= 0:
        search.forced = played
        search.run(seen, max(1, simulations // FORCED_PART), rng)
        search.forced = -1
    found = [prospect(game, action, tally) for action, tally in search.tallies.items()]
    best = int(search.choice(seen.seen()))
    return sorted(found, key=lambda one: (one.action != best, -one.visits, one.action))


def prospect(game: Game[Any], action: int, tally: Tally) -> Prospect:
    """What the search found out about one action."""
    visits = int(tally.visits)
    means = [[total / visits for total in totals] for totals in (tally.wins, tally.scores, tally.ranks)]
    return Prospect(action, game.notation(action), visits, *means)


def analyse(
    record: Record, simulations: int = 400, seed: int = 0, tick: Callable[[], object] = lambda: None
) -> Analysis:
    """Every decision of a finished game; `tick` is called after each step."""
    if record.result is None:
        raise NotOver()
    game = record.game
    rng = seeded(seed)
    found: list[Decision] = []
    for ply, (state, action) in enumerate(replay(record)):
        if action != NOBODY and len(state.legal()) > 1:
            found.append(decision(game, state, action, ply, simulations, rng))
        tick()
    return summed_up(game, record.players, simulations, with_luck(found, final_shares(state)))


def decision(game: Game[Any], state: State, action: int, ply: int, simulations: int, rng: Rng) -> Decision:
    """One choice of a game, judged by a search from there."""
    seat = int(state.to_act())
    listed = prospects(game, state, simulations, rng, action)
    played = next(one for one in listed if one.action == action)
    best = max(listed[0], played, key=lambda one: one.win[seat])
    return Decision(
        ply=ply,
        turn=int(state.turn),
        seat=seat,
        played=played.notation,
        best=best.notation,
        words_played=game.words(state, action),
        words_best=game.words(state, best.action),
        before=best.win,
        after=played.win,
        loss=best.win[seat] - played.win[seat],
        luck=[0.0] * len(best.win),
    )


def final_shares(state: State) -> list[float]:
    """What everybody has won, once the game is over."""
    return win_shares(state.ranks())


def with_luck(found: list[Decision], shares: list[float]) -> list[Decision]:
    """Luck is the difference between what a decision promised and where the next one begins."""
    following = [*(one.before for one in found[1:]), shares]
    return [
        replace(one, luck=[then - now for then, now in zip(later, one.after, strict=True)])
        for one, later in zip(found, following, strict=True)
    ]


def summed_up(game: Game[Any], players: int, simulations: int, found: list[Decision]) -> Analysis:
    own = [[one.loss for one in found if one.seat == seat] for seat in range(players)]
    return Analysis(
        game=game.id,
        players=players,
        simulations=simulations,
        decisions=found,
        accuracy=[accuracy(losses) for losses in own],
        loss=[sum(losses) for losses in own],
        luck=[sum(one.luck[seat] for one in found) for seat in range(players)],
    )


def accuracy(losses: list[float]) -> float:
    """100 for best play; a decision that gives away ten points of a hundred counts 64 (lichess's curve)."""
    if not losses:
        return 100.0
    return fmean(max(0.0, min(100.0, 103.1668 * exp(-4.354 * loss) - 3.1669)) for loss in losses)
