"""Computer players. They know the contract of the engine, and no game by name."""

from reihum.bots.game_loop import play_game
from reihum.bots.levels import make_bot, seat_bots
from reihum.bots.players import Bot, decide
from reihum.core.levels import NAMES, UnknownBot

__all__ = ["NAMES", "Bot", "UnknownBot", "decide", "make_bot", "play_game", "seat_bots"]
