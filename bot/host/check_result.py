"""The result of a check: all is well, or a problem and its remedy."""

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
    """A problem that a check found; the text or error names the remedy."""
    return Finding(False, str(text))
