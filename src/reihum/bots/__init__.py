"""Computer players. They know the contract of the engine, and no game by name."""

from reihum.bots.game_loop import play_game
from reihum.bots.levels import NAMES, make_bot, seat_bots
from reihum.bots.players import Bot, UnknownBot, decide

__all__ = ["NAMES", "Bot", "UnknownBot", "decide", "make_bot", "play_game", "seat_bots"]
