"""The contract that every game keeps: the tests come with Reihum."""

from reihum.testing.contract import *  # noqa: F403
