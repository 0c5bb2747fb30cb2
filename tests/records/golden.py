"""Makes the golden records: games played at random once, to be replayed for ever. `make golden`."""

from __future__ import annotations

from pathlib import Path

from reihum.core.rng import FairRng, seeded
from reihum.core.state import NOBODY, Moves
from reihum.records import Recorder, save
from reihum.testing.configurations import Configuration
from tests.contract.configurations import EVERYTHING

FOLDER = Path(__file__).parent / "golden"
SEED = bytes(range(100, 132))


def chosen() -> list[Configuration]:
    """Every option's ends with the fewest and the most players."""
    return [c for c in EVERYTHING if c.players in (c.game.players[0], c.game.players[-1])]


def path_of(configuration: Configuration) -> Path:
    return FOLDER / f"{configuration}.reihum"


def made(configuration: Configuration) -> Recorder:
    """A fair game for the fewest players, seeded ones for the others."""
    fair = configuration.players == configuration.game.players[0]
    seed = FairRng(SEED) if fair else 2026
    recorder = Recorder(configuration.game, configuration.players, configuration.options, seed)
    rng, scratch = seeded(11), Moves()
    while recorder.state.to_act() != NOBODY:
        recorder.play(recorder.state.pick(rng, scratch))
    return recorder


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for configuration in chosen():
        path = path_of(configuration)
        if not path.exists():  # a golden record is never made anew: remove it by hand and say why
            save(made(configuration).record, path)


if __name__ == "__main__":
    main()
