"""G-7: every game ends, and says after how many steps at the latest."""

from __future__ import annotations

from reihum.testing.configurations import Configuration, actions_of, seeds
from reihum.testing.parameters import each_played


@each_played
def test_g_7_no_game_is_longer_than_it_says(configuration: Configuration) -> None:
    options = configuration.new(81).options
    longest = configuration.game.longest(configuration.players, options)
    for seed in seeds(81, compiled=3):
        assert len(actions_of(configuration, seed)) <= longest
