"""What a game was like: standings by hand, and a game by hand."""

from __future__ import annotations

import pytest

from reihum.core.rng import Rng, seeded
from reihum.core.state import State
from reihum.lab import course
from reihum.lab.observer import GameObserver, chances, observe_game
from tests.toy.game import GAME

STANDINGS = [[0, 0, 0], [2, 0, 0], [2, 2, 0], [2, 4, 1], [2, 4, 6], [2, 5, 4], [2, 5, 8]]  # seat 2 wins


def test_the_lead_changes_when_another_seat_is_alone_in_front() -> None:
    assert [course.leader(one) for one in STANDINGS] == [None, 0, None, 1, 2, 1, 2]
    assert course.lead_changes(STANDINGS) == 4
    assert course.lead_changes([[1, 0], [1, 1], [2, 1]]) == 0  # nobody else had it in between


def test_behind_drama_and_when_it_was_settled() -> None:
    assert course.gaps(STANDINGS, [2]) == [0, 2, 2, 3, 0, 1, 0]
    assert course.behind(STANDINGS, [2]) == pytest.approx(4 / 7)
    assert course.drama(STANDINGS, [2]) == pytest.approx(2 / 6)  # the widest field was 8 to 2
    assert course.settled(STANDINGS, [2]) == pytest.approx(6 / 7)


def test_who_always_leads_has_no_drama() -> None:
    ahead = [[1, 0], [2, 0], [3, 2]]
    assert (course.behind(ahead, [0]), course.drama(ahead, [0]), course.settled(ahead, [0])) == (0, 0, 0)


def test_a_shared_win_is_never_settled() -> None:
    assert course.settled([[1, 0], [1, 1]], [0, 1]) == 1
    assert course.settled([[1, 1]], [0]) == 1  # a tie-break decided
    assert course.gaps([[4, 0], [4, 4]], [0, 1]) == [2, 0]


def test_few_points_win_where_ranks_say_so() -> None:
    assert course.fewest_win([0, 5, 3], [1, 3, 2])
    assert not course.fewest_win([9, 5, 3], [1, 2, 3])
    assert not course.fewest_win([4, 4], [1, 1])


class Lowest:
    def choose(self, state: State, rng: Rng) -> int:
        return state.legal()[0]


def by_hand() -> State:
    """GameResult from the lowest card on, seat 1 takes the first two rounds, seat 0 the others."""
    hands = [[1, 2, 13, 14, 15, 16], [3, 4, 5, 6, 7, 8]]
    dealt = {card for hand in hands for card in hand}
    document = GAME.new(players=2, seed=1, first_player=0).position()
    rest = [card for card in range(1, 31) if card not in dealt]
    return GAME.from_position({**document, "hands": hands, "rest": rest, "leader": 0})


def test_a_game_by_hand() -> None:
    """Six rounds of two cards; each card is a turn, the fourth and fifth round turn the game."""
    found = observe_game(GAME, by_hand(), [Lowest(), Lowest()], seeded(1))
    assert (found.steps, found.turns) == (12, 12)
    assert (found.choices, found.forced) == (2 * (6 + 5 + 4 + 3 + 2 + 1), 2)
    # standings after the turns: 0:0, then 0:1 0:1 | 0:2 0:2 | 1:2 1:2 | 2:2 2:2 | 3:2 3:2 | 4:2
    assert found.lead_changes == 1
    assert found.behind == pytest.approx(6 / 12)
    assert found.drama == pytest.approx(((1 + 1 + 2 + 2 + 1 + 1) / 6) / 2)
    assert found.settled == pytest.approx(9 / 12)
    assert (found.used, found.offered) == ({"play": 12}, {"play": 12})
    assert found.scored == ["higher_card-tally-points"]
    assert found.tie_break is None
    assert found.touched == 4  # who closes round 2, 4, 5 or 6 gives the point to the other
    assert found.overtaken == 2  # closing round 1, seat 1 goes ahead; closing round 4, it lets seat 0 level


def test_a_step_with_one_legal_action_is_forced() -> None:
    watch = GameObserver(GAME, by_hand(), 0, seeded(1))
    for legal in ([3], [3, 4, 5], [6], [7, 8], [9]):
        watch.count_choice(legal, legal[0])
    assert (watch.steps, watch.choices, watch.forced) == (5, 8, 3)


def test_chances_are_shares_and_the_course_of_play_does_not_depend_on_looking() -> None:
    state = by_hand()
    looked = chances(state, 40, GAME.policy(), seeded(3))
    assert sum(looked) == pytest.approx(1)
    assert looked[0] != looked[1]
    plain, seen = (observe_game(GAME, by_hand(), [Lowest(), Lowest()], seeded(1), look) for look in (0, 8))
    assert plain.used == seen.used
    assert 0 <= seen.drama <= 1
