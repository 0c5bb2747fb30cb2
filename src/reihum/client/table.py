"""A table over the network: look at it, and everything one can do there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any, Literal

import reihum
from reihum.client.calls import Calls
from reihum.client.known import Moment
from reihum.client.link import Link
from reihum.core.messages import Message
from reihum.protocol import commands, messages
from reihum.protocol.messages import LegalAction


class RemoteTable:
    """What the guest may see of a table, and the guest's hands. Made by `Client.open` and `Client.join`."""

    def __init__(self, calls: Calls, id: str, name: str) -> None:
        self.calls = calls
        self.id = id
        self.name = name
        self.link = Link(calls, id)
        self.known = self.link.known

    async def connect(self) -> None:
        """`Client.join` does it."""
        await self.link.open()

    async def disconnect(self) -> None:
        """`Client` does it at the end."""
        await self.link.close()

    # --- looking --------------------------------------------------------------------------------
    async def __aiter__(self) -> AsyncIterator[Moment]:
        """The table now and after every change, until the game is over."""
        seen = 0
        while True:
            await self.link.until(lambda seen=seen: self.known.version > seen)  # type: ignore[misc]
            seen = self.known.version
            moment = self.known.moment()
            yield moment
            if moment.over:
                return

    async def until(self, true: Callable[[Moment], bool]) -> Moment:
        """The first moment for which something holds."""
        await self.link.until(lambda: true(Moment(self.known)))
        return Moment(self.known)

    @property
    def seat(self) -> int | None:
        """The own seat; None for those who only look on."""
        return None if self.known.you is None else self.known.you.seat

    def words(self, what: Message, language: str = "en") -> str:
        """What was said, in a language, with the players' names."""
        table = self.known.document["table"]
        names = [seat["name"] or seat["level"] or "" for seat in table["seats"]]
        return reihum.game(table["game"]).say(what, language, names)

    # --- playing --------------------------------------------------------------------------------
    async def play(self, choice: LegalAction | int | str) -> None:
        """One step: an entry of `legal`, its number, or its notation."""
        await self.step(commands.Play, action=self.number(choice))

    async def take_back(self) -> None:
        """The last step of the running turn, if nothing has been revealed since."""
        await self.step(commands.TakeBack)

    async def step(self, kind: type[commands.Command], **fields: Any) -> None:
        """Returns when the step can be seen."""
        known = self.known
        base, length = known.base, len(known.draft)
        await self.link.send(kind, base=base, draft_length=length, **fields)
        await self.link.until(lambda: (known.base, len(known.draft)) != (base, length))

    def number(self, choice: LegalAction | int | str) -> int:
        """The action's number, however it is given."""
        if isinstance(choice, str):
            game = reihum.game(self.known.document["table"]["game"])
            return game.action(choice)
        return choice if isinstance(choice, int) else choice.action

    async def hint(self) -> list[messages.Prospect]:
        """What a bot thinks of the legal actions, the best first."""
        known = self.known
        told = await self.link.send(commands.Hint, base=known.base, draft_length=len(known.draft))
        return list(told.prospects)

    async def ask_undo(self) -> None:
        """Ask everybody to go back to before the own last move."""
        await self.link.send(commands.AskUndo)

    async def answer_undo(self, agree: bool) -> None:
        """Yes or no to somebody else's question."""
        await self.link.send(commands.AnswerUndo, agree=agree)

    # --- seats ----------------------------------------------------------------------------------
    async def sit(self, seat: int) -> None:
        """Take a free seat, before the game."""
        await self.link.send(commands.Sit, seat=seat, name=self.name)

    async def leave(self) -> None:
        """Give the seat up; in a running game a bot plays on, and the seat can be taken back."""
        await self.link.send(commands.Leave)

    async def add_bot(self, seat: int, level: str) -> None:
        """Give a free seat to a bot: only the host can."""
        await self.link.send(commands.AddBot, seat=seat, level=level)

    async def remove(self, seat: int) -> None:
        """Free a seat before the game: only the host can."""
        await self.link.send(commands.Remove, seat=seat)

    async def start(self) -> None:
        """Begin: only the host can, once every seat is taken."""
        await self.link.send(commands.Start)

    async def hand_over(self, seat: int, level: str) -> None:
        """Let a bot play for an absent player, or for oneself."""
        await self.link.send(commands.HandOver, seat=seat, level=level)

    async def take_over(self, seat: int) -> None:
        """Take the own seat back from the bot."""
        await self.link.send(commands.TakeOver, seat=seat)

    # --- the table ------------------------------------------------------------------------------
    async def say(self, text: str) -> None:
        """A line of chat."""
        await self.link.send(commands.Say, text=text, name=self.name)

    async def mute(self, who: str, on: bool = True) -> None:
        """Silence somebody, or no longer: only the host can."""
        await self.link.send(commands.Mute, who=who, on=on)

    async def allow(self, what: Literal["spectators", "hints"], on: bool) -> None:
        """Allow or forbid something to everybody: only the host can."""
        await self.link.send(commands.Allow, what=what, on=on)

    async def ask_hands(self, on: bool = True) -> None:
        """Ask the players to show spectators their hands."""
        await self.link.send(commands.AskHands, on=on)

    async def answer_hands(self, agree: bool) -> None:
        """Agree to show one's hand to spectators, or not."""
        await self.link.send(commands.AnswerHands, agree=agree)

    async def rematch(self) -> str:
        """The id of the table where everybody meets again, one seat further."""
        await self.link.send(commands.Rematch)
        await self.link.until(lambda: self.known.document["table"]["next"] is not None)
        return str(self.known.document["table"]["next"])

    async def close(self) -> None:
        """Nobody shall play here any more: only the host can."""
        await self.link.send(commands.Close)

    async def record(self) -> str:
        """The record of the finished game."""
        return str(await self.calls.text(f"/api/tables/{self.id}/record"))

    async def analyse(self) -> dict[str, Any]:
        """Begin the analysis of the finished game, or see how far it is."""
        return dict(await self.calls.post(f"/api/tables/{self.id}/analysis"))
