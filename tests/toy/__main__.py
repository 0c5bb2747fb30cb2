"""The reihum command with the toy among the games, as if its package were installed."""

from __future__ import annotations

import sys

from tests.toy import INSTALLED


def main() -> None:
    sys.path.insert(0, str(INSTALLED))  # processes that the server starts get the same path
    sys.argv[0] = "reihum"

    from reihum import cli

    cli.main()


if __name__ == "__main__":
    main()
