"""The search: repeatable, honest, and it finds what is there to be found."""

from __future__ import annotations

import pytest

import reihum
from reihum.bots import NAMES, Bot, UnknownBot, decide, make_bot
from reihum.bots.analysis import prospects
from reihum.bots.players import SearchBot, SlippingBot
from reihum.bots.search import Search, win_shares
from reihum.core.policy import Policy
from reihum.core.rng import Rng, seeded
from reihum.core.state import NOBODY, Moves, State
from reihum.testing.configurations import Configuration, choices, hidden_part, resampled
from tests.contract.configurations import DEFAULTS
from tests.games.chameleon.positions import GAME as CHAMELEON
from tests.games.chameleon.positions import game as chameleon_game
from tests.games.flower_rows.positions import GAME as FLOWER_ROWS

BUDGET = 24 if reihum.compiled else 3
LOOKS = 5 if reihum.compiled else 1  # choices of a game at which every bot is asked
SIMULATIONS = None if reihum.compiled else BUDGET  # None: as many as the level has
ALONE = 30 if reihum.compiled else 2  # forced steps that a bot is not asked for
KEPT = 10**6 if reihum.compiled else 3  # so many trees go on into the next step: then the slow build has done


@pytest.mark.parametrize("configuration", DEFAULTS, ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_no_bot_knows_what_its_seat_does_not(configuration: Configuration, name: str) -> None:
    """Same seed, same view: same action, whatever is hidden."""
    rng, varied = seeded(61), 0
    for ply, state in choices(configuration, 61, LOOKS):
        other = resampled(state, int(state.to_act()), rng)
        varied += hidden_part(other) != hidden_part(state)
        first, second = (
            decide(make_bot(name, configuration.game, BUDGET), one, seeded(ply)) for one in (state, other)
        )
        assert first == second
        assert first in state.legal()
    assert varied


class Peeping:
    """Notes what it is shown."""

    shown: dict[str, object]

    def choose(self, state: State, rng: Rng) -> int:
        self.shown = hidden_part(state)
        return state.legal()[0]


@pytest.mark.parametrize("configuration", DEFAULTS, ids=str)
def test_g_5_a_bot_is_shown_a_deal_of_its_own(configuration: Configuration) -> None:
    """Not the true one, and the same whatever the true one is."""
    state, bot = configuration.new(63), Peeping()
    other = resampled(state, int(state.to_act()), seeded(63))
    assert hidden_part(other) != hidden_part(state)
    for one in (state, other):
        decide(bot, one, seeded(1))
        assert bot.shown not in (hidden_part(state), hidden_part(other))
        assert bot.shown == hidden_part(resampled(state, int(state.to_act()), seeded(1)))


@pytest.mark.parametrize("configuration", DEFAULTS, ids=str)
def test_bots_play_whole_games(configuration: Configuration) -> None:
    """Searches keep their tree during a turn and follow it through all of its steps; all are legal."""
    names = ["level3", "level2", "level1", "random", "level4", "level5"]
    bots = [make_bot(names[seat], configuration.game, BUDGET // 3) for seat in range(configuration.players)]
    state, rng, kept = configuration.new(62), seeded(62), 0
    while state.to_act() != NOBODY and kept < KEPT:
        bot = bots[int(state.to_act())]
        before = search_of(bot)
        state.apply(decide(bot, state, rng))
        kept += before is not None and search_of(bot) is before
    assert kept > 2
    assert state.to_act() == NOBODY or kept == KEPT


def search_of(bot: Bot) -> Search | None:
    steady = bot.bot if isinstance(bot, SlippingBot) else bot
    return steady.search if isinstance(steady, SearchBot) else None


@pytest.mark.parametrize("game", ["flower_rows", "spot_on", "stack_run"])
def test_whoever_asks_may_play_forced_steps_without_asking(game: str) -> None:
    """As programs for people do (G-4): the bot's tree is then for a situation that has gone by."""
    state, rng = reihum.game(game).new(players=2, seed=3), seeded(5)
    bots = [make_bot("level3", reihum.game(game), SIMULATIONS) for _ in range(2)]
    alone = 0
    while state.to_act() != NOBODY and alone < ALONE:
        legal = state.legal()
        action = legal[0] if len(legal) == 1 else decide(bots[int(state.to_act())], state, rng)
        assert action in legal
        state.apply(action)
        alone += len(legal) == 1
    assert alone > 1


def plain() -> Search:
    return Search(None, 0.7, 1.0, False, 10_000, 0)


def test_a_search_is_repeatable_and_redeals_what_is_hidden() -> None:
    """The third state differs from the others in the pile alone."""
    state = reihum.game("chameleon").new(players=3, seed=5)
    state.apply(state.legal()[0])
    counts = []
    for one in (state, state, resampled(state, int(state.to_act()), seeded(1))):
        search = plain()
        search.run(one, 200, seeded(9))
        counts.append({action: tally.visits for action, tally in search.tallies.items()})
    assert counts[0] == counts[1] == counts[2]
    assert len(counts[0]) == len(state.legal()) > 1
    assert sum(counts[0].values()) == 200


@pytest.mark.parametrize("policy", [None, Policy()], ids=["plain", "guided"])
def test_a_search_finds_the_winning_row(policy: Policy | None) -> None:
    """The last take of the game: one row wins, the other loses."""
    parts = {"players": 2, "last_round": True, "rows": ("taken", "r r", "y b o"), "out": (0,)}
    state = chameleon_game(**parts, collections=("g g g", "r r"), to_act=1)
    search = Search(policy, 0.7, 1.0, False, 10_000, 0)
    search.run(state, 100, seeded(1))
    assert CHAMELEON.notation(int(search.choice(state.seen()))) == "take 2"


def test_tallies_tell_chances_scores_and_ranks_of_every_seat() -> None:
    parts = {"last_round": True, "rows": ("taken", "r r", "taken"), "out": (0, 1)}
    state = chameleon_game(**parts, collections=("g g", "b", "r r"), to_act=2)
    take = next(one for one in prospects(CHAMELEON, state, 50, seeded(1)) if one.notation == "take 2")
    assert take.win == [0.0, 0.0, 1.0]
    assert take.score == [3.0, 1.0, 10.0]
    assert take.rank == [2.0, 3.0, 1.0]


def last_to_take() -> State:
    """The row of one card loses: only who draws once more can win."""
    parts = {"players": 2, "last_round": True, "rows": ("taken", "y", ""), "out": (0,)}
    return chameleon_game(**parts, collections=("g g g", "r r"), to_act=1)


def test_the_tree_is_kept_during_a_turn() -> None:
    state, bot = last_to_take(), SearchBot(plain, 64)
    action = bot.choose(state, seeded(2))
    assert CHAMELEON.notation(action) == "draw"
    state.apply(action)
    before = bot.search
    bot.choose(state, seeded(3))
    assert bot.search is before
    assert bot.search.tree.action == action
    assert bot.search.tree.visits > 64
    bot.choose(reihum.game("chameleon").new(players=2, seed=1), seeded(4))
    assert bot.search is not before


def test_a_tree_of_another_step_is_given_up_and_the_seconds_go_on() -> None:
    """What it chose reveals nothing and promised other legal actions than what was played."""
    state = FLOWER_ROWS.new(players=2, seed=3)
    bot = SearchBot(lambda: Search(None, 0.7, 1.0, False, 5, 0), 20, seconds=1000.0)
    quiet = [action for action in state.legal() if not state.reveals(action)]
    quiet.remove(bot.choose(state, seeded(1)))
    before, left = bot.search, bot.seconds_left
    state.apply(quiet[0])
    assert bot.choose(state, seeded(2)) in state.legal()
    assert bot.search is not before
    assert bot.seconds_left < left


def test_a_tree_fits_where_all_it_tried_is_legal_and_no_other_choice_was_promised() -> None:
    state, bot = last_to_take(), SearchBot(plain, 8)
    bot.choose(state, seeded(1))
    legal = state.legal()
    for promised, found, fits in (
        (None, legal, True),
        (None, legal[:1], False),
        (legal, legal, True),
        (legal[:1], legal, False),
    ):
        bot.promised = promised
        assert bot.fits(state, found) == fits


def test_a_search_can_be_interrupted() -> None:
    state = reihum.game("chameleon").new(players=2, seed=1)
    state.apply(state.legal()[0])
    asked = iter([False, False, True])
    bot = SearchBot(plain, 10**9, stopped=lambda: next(asked))
    assert bot.choose(state, seeded(1)) in state.legal()
    assert bot.search.tree.visits == 64


def test_a_search_for_seconds_ends() -> None:
    state = reihum.game("chameleon").new(players=2, seed=1)
    state.apply(state.legal()[0])
    bot = SearchBot(plain, 10**9, seconds=0.01)
    assert bot.choose(state, seeded(1)) in state.legal()


def test_a_search_stops_when_the_rest_cannot_change_its_choice() -> None:
    """One row wins, the other loses: the tries go to the first, and not all are needed."""
    parts = {"players": 2, "last_round": True, "rows": ("taken", "r r", "y b o"), "out": (0,)}
    state = chameleon_game(**parts, collections=("g g g", "r r"), to_act=1)
    bot = SearchBot(plain, 10_000)
    assert CHAMELEON.notation(bot.choose(state, seeded(1))) == "take 2"
    assert 5_000 < bot.search.tree.visits < 9_000


def test_a_slip_is_anything_and_clears_the_mind() -> None:
    """The tree of a search follows its own choices only."""
    state = reihum.game("chameleon").new(players=2, seed=1)
    state.apply(state.legal()[0])
    always, never = (SlippingBot(lambda: SearchBot(plain, 32), slips) for slips in (100, 0))
    minds = always.bot, never.bot
    chosen = {always.choose(state, seeded(seed)) for seed in range(30)}
    assert chosen == set(state.legal())
    assert always.bot is not minds[0]
    never.choose(state, seeded(1))
    assert never.bot is minds[1]


def test_the_seconds_are_those_of_a_turn() -> None:
    """Each step takes half of what is left, so that all steps of a turn fit into its seconds."""
    bot = SearchBot(plain, 10**9, seconds=8.0)
    bot.seconds_left = 8.0
    assert bot.affordable(100, 1.0) == 300
    assert bot.affordable(100, 4.0) == 0
    bot.seconds_left = 4.0
    assert bot.affordable(100, 1.0) == 100


def test_a_name_can_carry_the_number_of_simulations() -> None:
    """As in `level5@40`, whatever is said for all; level 5 then looks at no clock."""
    for said in (None, 7):
        bot = make_bot("level5@40", CHAMELEON, said)
        assert isinstance(bot, SearchBot)
        assert (bot.simulations, bot.seconds) == (40, None)
    for wrong in ("level5@", "level5@0", "level5@-1", "level5@many", "@40", "genius@40"):
        with pytest.raises(UnknownBot):
            make_bot(wrong, CHAMELEON)


def test_a_shared_win_is_shared() -> None:
    assert win_shares([1, 1, 3]) == [0.5, 0.5, 0.0]


def test_a_lead_counts_where_it_is_asked_for() -> None:
    search = Search(None, 0.7, 1.0, False, 10, 10)
    ahead, far_ahead = (search.reward(0, [1.0, 0.0], [points, 0]) for points in (2, 30))
    assert 0.5 < ahead < far_ahead <= 1.0
    assert Search(None, 0.7, 1.0, False, 10, 0).reward(1, [1.0, 0.0], [2, 0]) == 0.0


def test_a_lead_is_one_over_the_best_rival() -> None:
    most, fewest = (Search(None, 0.7, 1.0, False, 10, lead) for lead in (5, -5))
    assert most.reward(0, [0.0, 0.0, 1.0], [4, 0, 9]) == most.reward(0, [0.0, 0.0, 1.0], [4, 8, 9])
    assert fewest.reward(0, [0.0, 1.0, 0.0], [4, 1, 9]) == fewest.reward(0, [0.0, 1.0, 0.0], [4, 1, 2])
    assert fewest.reward(0, [0.0] * 3, [4, 1, 9]) < fewest.reward(0, [0.0] * 3, [1, 4, 9])


def test_policies_choose_by_weight() -> None:
    state = reihum.game("chameleon").new(players=3, seed=2)
    state.apply(state.legal()[0])
    chosen = {Policy().best(state, seeded(seed), Moves()) for seed in range(30)}
    assert chosen == set(state.legal())
