"""Logs: one JSON object a line on standard error. Nobody's name, id, cookie, chat or cards are in them."""

from __future__ import annotations

import logging
import sys

import structlog

SHARED: list[structlog.types.Processor] = [
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
]


def set_up_logs(level: str) -> None:
    """Our own lines and those of the libraries, in one form."""
    structlog.configure(
        processors=[*SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=SHARED,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for talkative in ("uvicorn", "uvicorn.error", "websockets.server", "asyncio", "alembic"):
        logging.getLogger(talkative).setLevel(max(logging.WARNING, root.level))


def log() -> structlog.stdlib.BoundLogger:
    logger: structlog.stdlib.BoundLogger = structlog.get_logger("reihum")
    return logger
