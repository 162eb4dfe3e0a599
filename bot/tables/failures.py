"""What is logged of something that failed and is tried again."""

import logging

from bot.store.errors import StoreError


def log_failure(log: logging.Logger, what: str, error: Exception, **fields: object) -> None:
    """Logs a failure with its traceback; in one line where nothing can be stored, which the host was told."""
    if isinstance(error, StoreError):
        log.info(what, extra={**fields, "error": str(error)})
    else:
        log.error(what, extra=fields, exc_info=error)
