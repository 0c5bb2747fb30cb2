"""What a seat has not seen, and how it is dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.state import Moves, State, in_order, packed
from reihum.core.vecs import append, vec
from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.engine.board import Board
from reihum.games.flower_rows.engine.players import Player


def unseen_stones(board: Board, players: list[Player], seat: i64) -> vec[i64]:
    """All stones that this seat has not seen, in order."""
    unseen = board.hidden_stones()
    for other, player in enumerate(players):
        if other != seat:
            unseen += player.hidden()
    return in_order(packed(unseen), m.STONE_KINDS)


def unseen_counts(players: list[Player], seat: i64) -> list[int]:
    """How many such stones each player holds."""
    return [len(player.hidden()) if other != seat else 0 for other, player in enumerate(players)]


def hand_out(stones: vec[i64], counts: list[int], board: Board, players: list[Player], first: i64) -> None:
    """Deal unseen stones from the end: to the first player, to the others clockwise, the rest is the pool."""
    left: i64 = len(stones)
    seats: i64 = len(players)
    for step in range(seats):
        seat = (first + step) % seats
        player = players[seat]
        if counts[seat] > 0:
            player.drop_hidden()
        for _ in range(counts[seat]):
            left -= 1
            player.gain(stones[left])
    board.pool = stones[:]
    board.left = left


def can_go_on(state: State) -> bool:
    """Can the player in turn take a next step, or is the game over?"""
    moves = Moves()
    state.fill(moves)
    return state.over or moves.count > 0


def with_needed_last(stones: vec[i64], player: Player, state: State) -> vec[i64]:
    """The same stones; last those without which the player, who is in turn, could not go on."""
    player.drop_hidden()
    for i in range(len(stones)):
        player.gain(stones[i])
    others = vec[i64](capacity=len(stones))
    needed = vec[i64](capacity=len(stones))
    for i in range(len(stones)):
        player.lose_hidden(stones[i])
        if can_go_on(state):
            others = append(others, stones[i])
        else:
            needed = append(needed, stones[i])
            player.gain(stones[i])
    for i in range(len(needed)):
        others = append(others, needed[i])
    return others
