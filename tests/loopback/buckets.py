"""Rate limits: a bucket for each route and channel, as Discord counts them.

https://discord.com/developers/docs/topics/rate-limits
"""

import hashlib
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


class Limit(NamedTuple):
    """So many requests in so many seconds."""

    requests: int
    seconds: float


NONE: Mapping[str, Limit] = {}

_PLACEHOLDERS = re.compile(r"(?<=/)(\d+|aW50[\w-]*)(?=/|$)")


@dataclass(slots=True)
class _Bucket:
    limit: Limit
    left: int = 0
    resets_at: float = 0.0

    def take(self, now: float) -> bool:
        """Takes one request out of it; False where none is left."""
        if now >= self.resets_at:
            self.left, self.resets_at = self.limit.requests, now + self.limit.seconds
        self.left -= 1
        return self.left >= 0


@dataclass(slots=True)
class Buckets:
    """The buckets of all routes that have a limit, and what each answer says of its own."""

    limits: Mapping[str, Limit]
    _buckets: dict[tuple[str, str], _Bucket] = field(default_factory=dict)

    def take(self, method: str, path: str) -> tuple[Mapping[str, str], float | None]:
        """Counts a request: the headers of its answer, and for how many seconds to wait if it is too many."""
        template = f"{method} {_PLACEHOLDERS.sub('{}', path)}"
        if (limit := self.limits.get(template)) is None:
            return {}, None
        major = "/".join(path.split("/")[2:4] if "/webhooks/" in path else path.split("/")[2:3])
        bucket, now = self._buckets.setdefault((template, major), _Bucket(limit)), time.time()
        taken = bucket.take(now)
        left = bucket.resets_at - now
        return _headers(template, bucket, left), None if taken else left


def _headers(template: str, bucket: _Bucket, left: float) -> Mapping[str, str]:
    return {
        "X-RateLimit-Limit": str(bucket.limit.requests),
        "X-RateLimit-Remaining": str(max(0, bucket.left)),
        "X-RateLimit-Reset": f"{bucket.resets_at:.3f}",
        "X-RateLimit-Reset-After": f"{left:.3f}",
        "X-RateLimit-Bucket": hashlib.sha256(template.encode()).hexdigest()[:16],
    }
