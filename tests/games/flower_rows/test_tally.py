"""FL-22: how the final scores are made up."""

from __future__ import annotations

from tests.games.flower_rows.positions import GAME, game, play


def test_fl_22_the_tally_has_earlier_rounds_then_tiles_and_flowers_of_the_last() -> None:
    state = game(own="10 11 13", others=("55 60 62",), rounds=2, points=[[7, -3]], won=("2", "15"))
    result = GAME.result(play(state, "lay,stone 10,stone 11,stone 13,stop"))
    assert result is not None
    assert result.scores == [7 + 2 + 9, -3 + 15 - 11]
    assert [line.points for line in result.tally] == [[7, -3], [11, 15], [0, -11]]
    assert [GAME.say(line.label, "en") for line in result.tally] == [
        "Round 1",
        "Round 2: tiles",
        "Round 2: flowers on stones left",
    ]
