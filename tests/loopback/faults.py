"""What goes wrong on order: a rule says on which requests, how often, and what.

discord.faults.add("POST /channels/*/messages", Fails(503), times=3)
with discord.faults.during("* /webhooks/*", Limited(2.0)): ...
"""

import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

EVER = 1 << 62


@dataclass(frozen=True, slots=True)
class Fails:
    """The request is refused, and nothing is done: with 4xx and Discord's own `code`, or with 5xx."""

    status: int
    code: int = 0
    message: str = "ordered"


@dataclass(frozen=True, slots=True)
class Limited:
    """429: nothing is done, and the bot is to wait so many seconds. `code` is Discord's, such as 30046."""

    retry_after: float
    code: int = 0
    everywhere: bool = False


@dataclass(frozen=True, slots=True)
class Drops:
    """The connection is closed, and nothing is done."""


@dataclass(frozen=True, slots=True)
class LosesAnswer:
    """What is asked is done, and the connection closed before the answer."""


@dataclass(frozen=True, slots=True)
class Slow:
    """What is asked is done after so many seconds."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Meanwhile:
    """Something happens once the request is carried out and not yet answered, or `before` either."""

    happens: Callable[[], Awaitable[None] | None]
    before: bool = False

    async def __call__(self) -> None:
        if (awaited := self.happens()) is not None:
            await awaited


Fault = Fails | Limited | Drops | LosesAnswer | Slow | Meanwhile


@dataclass(slots=True)
class Rule:
    """A fault for the requests whose `METHOD /path` fits the pattern, as file names do (`*` is anything).

    The first `after` of them are spared, then it strikes `times` times, with that `chance`; `struck` counts.
    """

    pattern: str
    fault: Fault
    times: int = EVER
    chance: float = 1.0
    after: int = 0
    struck: int = 0

    def strikes(self, request: str, rng: random.Random) -> bool:
        """Whether it strikes this request; counts it."""
        if self.struck >= self.times or not fnmatchcase(request, self.pattern):
            return False
        if self.after:
            self.after -= 1
            return False
        if self.chance < 1 and rng.random() >= self.chance:
            return False
        self.struck += 1
        return True


@dataclass(slots=True)
class Faults:
    """The rules that are in force; the first that strikes counts."""

    rng: random.Random = field(default_factory=lambda: random.Random(1))
    rules: list[Rule] = field(default_factory=list)

    def add(
        self, pattern: str, fault: Fault, *, times: int = EVER, chance: float = 1.0, after: int = 0
    ) -> Rule:
        rule = Rule(pattern, fault, times, chance, after)
        self.rules.append(rule)
        return rule

    @contextmanager
    def during(self, pattern: str, fault: Fault, *, chance: float = 1.0) -> Iterator[Rule]:
        """A rule that is in force as long as the block runs."""
        rule = self.add(pattern, fault, chance=chance)
        try:
            yield rule
        finally:
            self.rules.remove(rule)

    def end(self) -> None:
        self.rules.clear()

    def struck(self, request: str) -> Fault | None:
        """What goes wrong with this request (`METHOD /path`), if anything."""
        return next((rule.fault for rule in self.rules if rule.strikes(request, self.rng)), None)
