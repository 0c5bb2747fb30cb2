"""Work in forked processes: each begins with what its parent has imported, and leaves nothing behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Generic, TypeVar

Job = TypeVar("Job")
Answer = TypeVar("Answer")

FORK = multiprocessing.get_context("fork")


@dataclass
class Child(Generic[Job]):
    """A process that works on a job and answers once."""

    job: Job
    process: BaseProcess
    answers: Connection
    until: float

    def answer(self) -> object:
        """None if the process died or was ended; what went wrong in it goes wrong here."""
        try:
            answer = self.answers.recv() if self.answers.poll() else None
        except EOFError:
            answer = None
        self.end()
        if isinstance(answer, Exception):
            raise answer
        return answer

    def end(self) -> None:
        if self.process.pid is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.join()
        self.answers.close()


def fork(job: Job, work: Callable[[Job], Answer], seconds: float) -> Child[Job]:
    answers, answering = FORK.Pipe(duplex=False)
    process = FORK.Process(target=child, args=(job, work, answering))
    process.start()
    own_group(process.pid or 0)
    answering.close()
    return Child(job, process, answers, time.monotonic() + seconds)


def child(job: Job, work: Callable[[Job], Answer], answering: Connection) -> None:
    own_group(0)
    quiet()
    try:
        answering.send(work(job))
    except Exception as fault:
        answering.send(fault)
    answering.close()


def own_group(process: int) -> None:
    """What a process (0: this one) starts is ended with it. Parent and child both ask for it, as shells do:
    whoever comes second finds it done, and nobody ends a group that is not there yet."""
    with suppress(ProcessLookupError, PermissionError):
        os.setpgid(process, process)


def quiet() -> None:
    """pytest has its say in the parent's answer, not on the screen."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            os.dup2(nowhere, stream.fileno())


def in_children(
    jobs: Iterable[Job], work: Callable[[Job], Answer], at_once: int, seconds: Callable[[Job], float]
) -> Iterator[tuple[Job, Answer | None]]:
    """Answers as they come; None for a job whose process died or took longer than its seconds."""
    waiting = iter(jobs)
    running: list[Child[Job]] = []
    try:
        while True:
            while len(running) < at_once and (job := next(waiting, None)) is not None:
                running.append(fork(job, work, seconds(job)))
            if not running:
                return
            for one in finished(running):
                running.remove(one)
                yield one.job, one.answer()  # type: ignore[misc]
    finally:
        for one in running:
            one.end()


def finished(running: list[Child[Job]]) -> list[Child[Job]]:
    """Those that have answered, died or used up their time; waits for the first."""
    left = min(one.until for one in running) - time.monotonic()
    ready = wait([one.answers for one in running], timeout=max(0.0, left))
    now = time.monotonic()
    return [one for one in running if one.answers in ready or one.until <= now]
