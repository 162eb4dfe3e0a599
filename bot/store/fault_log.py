"""What the host is told of a disk that fails: once that it does, and once that it works again."""

import logging

from bot.store.errors import StoreError

log = logging.getLogger(__name__)


class FaultLog:
    """Notes what fails by the disk, and tells the host once, however often that is.

    `work` is what fails then: `read` or `write`.
    """

    def __init__(self, work: str) -> None:
        self._work = work
        self._fault: StoreError | None = None
        self._failed = self._worked = False

    def failed(self, error: StoreError) -> None:
        """Notes that it has failed."""
        self._failed = True
        if self._fault is None:
            log.error("the database fails", extra={"work": self._work, "error": str(error)})
        if self._fault is None or self._fault.code != "damaged":
            self._fault = error

    def worked(self) -> None:
        """Notes that it has worked."""
        self._worked = True

    def look(self) -> StoreError | None:
        """The fault that there is, if any: it is over when all has worked since the last look.

        A disk of which some parts fail and others work is told once so. What is damaged stays so: parts of it
        that can still be read do not mend it.
        """
        if self._fault is not None and self._fault.code != "damaged" and self._worked and not self._failed:
            log.warning("the database works again", extra={"work": self._work})
            self._fault = None
        self._failed = self._worked = False
        return self._fault
