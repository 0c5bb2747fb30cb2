"""Looks on while a game is played, and says what it was like."""

from __future__ import annotations

from collections import Counter
from typing import Any

from reihum.bots import Bot, play_game
from reihum.bots.search import win_shares
from reihum.core.game import Game
from reihum.core.play import policy_playout
from reihum.core.policy import Policy
from reihum.core.rng import Rng
from reihum.core.state import NOBODY, SPECTATOR, Moves, State
from reihum.lab import course
from reihum.lab.course import Course


class GameObserver:
    """Counts steps as they come; at the end of a turn it looks who is ahead."""

    def __init__(self, game: Game[Any], state: State, look: int, rng: Rng) -> None:
        self.game = game
        self.kinds = [game.kind(action) for action in range(game.actions)]
        self.steps = self.choices = self.forced = self.touched = self.overtaken = 0
        self.used: Counter[str] = Counter()
        self.offered: Counter[str] = Counter()
        self.standings: list[list[float]] = []
        self.look = look
        self.rng = rng
        self.policy = game.policy()
        self.begin_turn(state)

    def begin_turn(self, state: State) -> None:
        self.turn = int(state.turn)
        self.mover = int(state.to_act())
        self.scores = state.scores()
        self.ranks = state.ranks()

    def before_step(self, state: State, action: int) -> None:
        self.count_choice(state.legal(), action)

    def count_choice(self, legal: list[int], action: int) -> None:
        """What was chosen among what."""
        self.steps += 1
        self.choices += len(legal)
        self.forced += len(legal) == 1
        self.used[self.kinds[action]] += 1
        self.offered.update({self.kinds[one] for one in legal})

    def after_step(self, state: State) -> None:
        """A step was made; if it ended a turn, it is seen what the turn did to the others."""
        if state.turn == self.turn and state.to_act() != NOBODY:
            return
        self.touched += self.differs(self.scores, state.scores())
        self.overtaken += self.differs(self.ranks, state.ranks())
        self.standings.append(self.standing(state))
        self.begin_turn(state)

    def differs(self, before: list[int], after: list[int]) -> bool:
        return any(before[seat] != after[seat] for seat in range(len(after)) if seat != self.mover)

    def standing(self, state: State) -> list[float]:
        if self.look and state.to_act() != NOBODY:
            return chances(state, self.look, self.policy, self.rng)
        return win_shares(state.ranks()) if self.look else [float(score) for score in state.scores()]

    def course(self, state: State) -> Course:
        """The whole game, when it is over."""
        ranks = state.ranks()
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        sign = -1 if not self.look and course.fewest_win(state.scores(), ranks) else 1
        standings = [[sign * number for number in one] for one in self.standings]
        lines = self.game.tally(state)
        return Course(
            steps=self.steps,
            turns=len(standings),
            choices=self.choices,
            forced=self.forced,
            lead_changes=course.lead_changes(standings),
            behind=course.behind(standings, winners),
            drama=course.drama(standings, winners),
            settled=course.settled(standings, winners),
            touched=self.touched,
            overtaken=self.overtaken,
            used=dict(self.used),
            offered=dict(self.offered),
            scored=sorted({line.label.id for line in lines if any(line.points)}),
            tie_break=self.game.tie_break(state),
        )


def observe_game(game: Game[Any], state: State, bots: list[Bot], rng: Rng, look: int = 0) -> Course:
    """Play to the end, and tell how it went. Looking ahead draws from a generator of its own."""
    observer = GameObserver(game, state, look, rng.fork())
    play_game(state, bots, rng, observer.before_step, observer.after_step)
    return observer.course(state)


def chances(state: State, playouts: int, policy: Policy, rng: Rng) -> list[float]:
    """Everybody's share of the wins in games played on from here, with all that is hidden dealt anew."""
    totals, moves = [0.0] * int(state.seats), Moves()
    for _ in range(playouts):
        tried = state.clone()
        tried.resample(SPECTATOR, rng)
        policy_playout(tried, policy, rng, moves)
        totals = [total + share for total, share in zip(totals, win_shares(tried.ranks()), strict=True)]
    return [total / playouts for total in totals]
