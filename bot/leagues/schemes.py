"""Perfect seasons that are known: no two meet twice, for as many rounds as possible.

The places of the first round are read as places in a scheme, and each later round is one of its rounds.
Latecomers take free places.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, pairwise

from bot.leagues.history import History, Person, Round
from bot.leagues.tables import Sizes

Places = list[Person | None]

# q: its prime, and x to the power of the number of digits, in digits from the lowest (x² = x + 1 for 4).
PRIME_POWERS = {4: (2, (1, 1)), 8: (2, (1, 1, 0)), 9: (3, (2, 0)), 16: (2, (1, 1, 0, 0))}
# Kirkman's schoolgirl problem (1850): on seven days fifteen girls walk in threes, no two of them twice.
KIRKMAN = (
    ((0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10, 11), (12, 13, 14)),
    ((0, 8, 9), (1, 3, 10), (2, 5, 14), (4, 6, 13), (7, 11, 12)),
    ((0, 7, 14), (1, 5, 13), (2, 8, 10), (3, 6, 11), (4, 9, 12)),
    ((0, 3, 12), (1, 4, 7), (2, 9, 13), (5, 8, 11), (6, 10, 14)),
    ((0, 5, 6), (1, 8, 12), (2, 4, 11), (3, 9, 14), (7, 10, 13)),
    ((0, 4, 10), (1, 11, 14), (2, 6, 12), (3, 8, 13), (5, 7, 9)),
    ((0, 11, 13), (1, 6, 9), (2, 3, 7), (4, 8, 14), (5, 10, 12)),
)


def suggested(people: Sequence[Person], history: History, sizes: Sizes) -> Iterator[Round]:
    """The rounds of the scheme that the first round began, for exactly these people."""
    if not history or not history[0].tables:
        return
    first = history[0]
    for tables in _scheme(first, people):
        seated = sorted((table for table in tables if len(table) > 1), key=len, reverse=True)
        byes = tuple(chain.from_iterable(table for table in tables if len(table) == 1))
        if tuple(map(len, seated)) == sizes.tables and len(byes) == sizes.byes:
            yield Round(tuple(seated), byes)


def _scheme(first: Round, people: Sequence[Person]) -> Iterator[list[tuple[Person, ...]]]:
    largest = max(map(len, first.tables))
    if largest == 2 and len(first.byes) < 2:
        return _circle(first, people)
    return _kirkman(first, people) if (len(first.tables), largest) == (5, 3) else _plane(first, people)


def _taken(places: Places, people: Sequence[Person]) -> Places | None:
    # None if there are not enough free places for those who came.
    present = set(people)
    kept: Places = [person if person in present else None for person in places]
    came = [person for person in people if person not in set(places)]
    if len(came) > kept.count(None):
        return None
    return [came.pop() if person is None and came else person for person in kept]


def _circle(first: Round, people: Sequence[Person]) -> Iterator[list[tuple[Person, ...]]]:
    pairs: list[tuple[Person | None, ...]] = [(None, person) for person in first.byes]
    pairs += first.tables
    places = _taken([*(b for _, b in pairs), *(a for a, _ in reversed(pairs))], people)
    if places is None:
        return
    *ring, fixed = places
    for number in range(len(ring)):
        turned = ring[number:] + ring[:number]
        across = zip(turned[1 : len(pairs)], reversed(turned[len(pairs) :]), strict=True)
        yield [_there(table) for table in ((fixed, turned[0]), *across)]


def _plane(first: Round, people: Sequence[Person]) -> Iterator[list[tuple[Person, ...]]]:
    rows, columns = len(first.tables), max(map(len, first.tables))
    if first.byes or columns > rows or not (rows in PRIME_POWERS or _is_prime(rows)):
        return
    flat = [
        table[column] if column < len(table) else None for column in range(columns) for table in first.tables
    ]
    places = _taken(flat, people)
    if places is None:
        return
    for slope in range(rows):
        steps = [_product(slope, column, rows) for column in range(columns)]
        yield [
            _there([places[column * rows + _sum(row, step, rows)] for column, step in enumerate(steps)])
            for row in range(rows)
        ]
    yield _cut(_there(places), rows)


def _kirkman(first: Round, people: Sequence[Person]) -> Iterator[list[tuple[Person, ...]]]:
    flat = [table[seat] if seat < len(table) else None for table in first.tables for seat in range(3)]
    places = None if first.byes else _taken(flat, people)
    if places is not None:
        for day in KIRKMAN:
            yield [_there([places[place] for place in table]) for table in day]


def _there(places: Sequence[Person | None]) -> tuple[Person, ...]:
    return tuple(person for person in places if person is not None)


def _cut(people: tuple[Person, ...], tables: int) -> list[tuple[Person, ...]]:
    fewer, more = divmod(len(people), tables)
    ends = [table * fewer + min(table, more) for table in range(tables + 1)]
    return [people[start:end] for start, end in pairwise(ends)]


def _is_prime(number: int) -> bool:
    return number > 1 and all(number % divisor for divisor in range(2, number))


def _sum(a: int, b: int, q: int) -> int:
    # In the field of q elements, written in digits of its prime.
    if q not in PRIME_POWERS:
        return (a + b) % q
    prime, power = PRIME_POWERS[q][0], 1
    total = 0
    while power < q:
        total += (a // power + b // power) % prime * power
        power *= prime
    return total


def _product(a: int, b: int, q: int) -> int:
    # In the field of q elements, by Horner's rule on the digits of b.
    if q not in PRIME_POWERS:
        return a * b % q
    prime, overflow = PRIME_POWERS[q]
    top, carried = q // prime, sum(digit * prime**place for place, digit in enumerate(overflow))
    product, power = 0, top
    while power:
        by_x = product % top * prime
        for _ in range(product // top):
            by_x = _sum(by_x, carried, q)
        product = by_x
        for _ in range(b // power % prime):
            product = _sum(product, a, q)
        power //= prime
    return product
