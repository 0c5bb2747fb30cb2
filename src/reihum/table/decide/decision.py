"""What a command, a bot or a clock leads to."""

from __future__ import annotations

from dataclasses import dataclass, field

from reihum.table.drafts import Draft
from reihum.table.events import AnyEvent, Played, Undone
from reihum.table.history import Step


@dataclass(frozen=True)
class Decision:
    """Events to append, or the draft as it shall be from now on, or neither: all is as wanted.

    `steps` are those of the Played event or of the draft, so that nobody needs to compute them again.
    """

    events: list[AnyEvent] = field(default_factory=list)
    draft: Draft | None = None
    steps: list[Step] = field(default_factory=list)

    @classmethod
    def of(cls, *events: AnyEvent) -> Decision:
        """These events and nothing else."""
        return cls(list(events))

    @property
    def ends_draft(self) -> bool:
        """The stored draft is to be deleted together with appending the events."""
        return any(isinstance(event, Played | Undone) for event in self.events)
