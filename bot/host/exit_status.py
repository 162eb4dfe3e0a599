"""The exit status of the program, after sysexits.h.

A supervisor may start it again after 75, not after 78 (systemd's `RestartPreventExitStatus=78`).
"""

UNWELL = 1  # a check has found something wrong
MAY_PASS = 75  # EX_TEMPFAIL: Discord, the disk or another process is in the way for now
NEEDS_HOST = 78  # EX_CONFIG: it fails again until the host has changed something


class Ended(Exception):  # noqa: N818 - read as a sentence
    """The program has to end; one line says why, and the remedy."""

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message)
        self.status = status
