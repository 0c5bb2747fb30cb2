"""The contract over every registered game; `make game` and `-k` choose one."""

from reihum.testing.contract import *  # noqa: F403
