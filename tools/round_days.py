"""In how many days games are over, by how often people look in: the measurement behind `Rules.days`.

python -m tools.round_days [games] for every game with its options of leagues, and table size

Computer players play by the rules alone. Each person looks in at times drawn anew for every day, from 8 to 23
o'clock, and then makes every move that they can; the last cards of rounds play themselves. A player who is
asked at the lead of a trick, and looks in before their turn, has planned their card every second time. A game
is cut where `Rules.length` ends, since computer players may play much longer than people do.

Beside the days there is the time that the slowest person of a table takes out of a time bank, with the two
hours that each turn brings.
"""

import random
import sys
from collections.abc import Iterator, Mapping
from itertools import count

from bot.entry import Entry
from bot.games.contract import Days, Options
from bot.registry import ENTRIES
from tools.turns import Course, course

# How many times a day people look in.
LOOKS: Mapping[str, range] = {"once": range(1, 2), "few": range(2, 4), "often": range(6, 7)}
MORNING, NIGHT = 8 / 24, 23 / 24  # of a day: people are asleep in between
TURN_BRINGS = 2 / 24  # days that a turn adds to a bank
PLANNED = 0.5  # how often a player who is asked before their turn plans the move
COURSES_PLAYED = 5  # times that a game's course is followed, with other people each


def _looks(a_day: range, rng: random.Random) -> Iterator[float]:
    for day in count():
        yield from sorted(day + rng.uniform(MORNING, NIGHT) for _ in range(rng.choice(a_day)))


def followed(game: Course, players: int, most: int, a_day: range, rng: random.Random) -> tuple[float, float]:
    """The days until the end of a game, and those that its slowest person has taken out of a bank."""
    looks = [_looks(a_day, rng) for _ in range(players)]
    coming, taken = list(map(next, looks)), [0.0] * players
    begun = now = rng.uniform(MORNING, NIGHT)
    to_move, asked, turns = dict.fromkeys(game.first, (begun, 0)), dict[int, float](), 0
    for seat, after, asks, is_last_card in game.moves:
        since, before = to_move.pop(seat)
        while coming[seat] < asked.get(seat, since):
            coming[seat] = next(looks[seat])
        is_planned = is_last_card or (coming[seat] < since and rng.random() < PLANNED)
        while not is_planned and coming[seat] < since:
            coming[seat] = next(looks[seat])
        if not is_planned and coming[seat] > since:
            taken[seat] += coming[seat] - since - TURN_BRINGS
            turns = max(turns, before + 1)
        now = max(now, since if is_planned else coming[seat])
        asked = {one: asked.get(one, now) for one in asks}
        to_move = {one: to_move.get(one, (now, turns)) for one in after}
        if turns > most:
            break
    return now - begun, max(taken)


def days(entry: Entry, players: int, options: Options, games: int) -> tuple[Days, Days]:
    """The days within which nine of ten games are over, and those that a bank needs in nine of ten."""
    assert entry.rules.length is not None
    most = entry.rules.length(players, options).most
    courses = [course(entry, players, options, seed) for seed in range(games)]
    until_over, in_bank = {}, {}
    for name, a_day in LOOKS.items():
        rng = random.Random(name)
        found = [followed(one, players, most, a_day, rng) for one in courses for _ in range(COURSES_PLAYED)]
        nine_of_ten = len(found) * 9 // 10
        until_over[name] = sorted(over for over, _ in found)[nine_of_ten]
        in_bank[name] = sorted(taken for _, taken in found)[nine_of_ten]
    return Days(**until_over), Days(**in_bank)


def main(games: int) -> None:
    """Prints the figures."""
    for entry in ENTRIES:
        options = entry.rules.complete(entry.rules.league_options)
        for players in range(entry.rules.min_players, entry.rules.most_players(options) + 1):
            over, bank = days(entry, players, options, games)
            listed = ", ".join(f"{one:.0f}" for one in over)
            banks = ", ".join(f"{one:.1f}" for one in bank)
            print(f"{entry.key:12} {players} players: Days({listed}), banks {banks}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
