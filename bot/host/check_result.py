"""What a check found: all is well, or a problem and what to do about it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the doctor's, without secrets."""

    well: bool
    text: str

    def __str__(self) -> str:
        printable = "".join(letter if letter.isprintable() else " " for letter in self.text)
        return f"{'ok' if self.well else 'problem':<8} {printable}"


def ok(text: str) -> Finding:
    """A check that found nothing wrong."""
    return Finding(True, text)


def problem(text: object) -> Finding:
    """What a check found wrong; the text or error says what to do."""
    return Finding(False, str(text))
