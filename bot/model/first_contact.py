"""How many conversations the bot has opened, and whether Discord allows more.

Discord quarantines bots that open many at once
(https://discord.com/developers/docs/resources/user#create-dm).
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace

HOUR = 60 * 60
DAY = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Budget:
    """How many conversations may be opened."""

    an_hour: int = 10
    a_day: int = 50


@dataclass(frozen=True, slots=True)
class FirstContacts:
    """Conversations opened within the last day; times are in seconds since 1970."""

    opened_at: Sequence[int] = ()
    refusals: int = 0  # in a row
    code: int = 0
    stopped_until: int = 0  # none is opened before

    def are_stopped(self, now: int) -> bool:
        """Whether Discord refused to open any a short while ago."""
        return now < self.stopped_until

    def may_open(self, now: int, budget: Budget) -> bool:
        """Whether one more may be opened."""
        lately = [len([at for at in self.opened_at if at > now - span]) for span in (HOUR, DAY)]
        within = all(done < most for done, most in zip(lately, (budget.an_hour, budget.a_day), strict=True))
        return within and not self.are_stopped(now)

    def opened(self, now: int) -> "FirstContacts":
        """With one more opened."""
        return replace(self, opened_at=[*(at for at in self.opened_at if at > now - DAY), now])

    def not_opened(self, now: int) -> "FirstContacts":
        """Without the one of that time."""
        kept = list(self.opened_at)
        if now in kept:
            kept.remove(now)
        return replace(self, opened_at=kept)

    def refused(self, now: int, code: int) -> "FirstContacts":
        """After a refusal: none for an hour, after the second for a day."""
        wait = DAY if self.refusals else HOUR
        return replace(self, refusals=self.refusals + 1, code=code, stopped_until=now + wait)

    def taken(self) -> "FirstContacts":
        """After a message that arrived in a new conversation."""
        return replace(self, refusals=0, code=0, stopped_until=0)


def first_contacts(kept: str | None) -> FirstContacts:
    """Reads what `as_text` wrote."""
    return FirstContacts() if kept is None else FirstContacts(**json.loads(kept))


def as_text(contacts: FirstContacts) -> str:
    """The contacts as JSON."""
    return json.dumps(asdict(contacts))
