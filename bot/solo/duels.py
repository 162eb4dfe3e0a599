"""Duels: two people play the same three secret deals, each alone and in their own time.

Before the end each sees their own points alone, and of the other how many deals are finished: who plays later
knows no more. A deal that was begun is played on by the computer. One that was not counts as the tenth
percentile of its reference games, or as what the computer makes of it if that is worse: to leave a bad one
brings nothing.
"""

import asyncio
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.ai.contract import Level
from bot.entry import Entry
from bot.games.contract import Move, Options, Rules, Seat
from bot.games.record import Record
from bot.games.shuffle import SEED_BYTES, SeededShuffler
from bot.leagues.voyages import of_left, yardstick
from bot.model.challenges import ChallengeRow
from bot.model.duels import DuelNews, DuelPlayerRow, DuelResultRow, DuelRow
from bot.model.solo import Series, SoloDealRow, SoloHandRow
from bot.solo.days import DAY, SIZES
from bot.solo.deals import VERSION, short_options
from bot.solo.hands import Hand, Solo, deal_of_row, played_on
from bot.solo.playing import line_of, replayed
from bot.store.challenges import ChallengeOverError
from bot.store.duels import finish_deal
from bot.store.statements import Statement
from bot.tables.calendar import Calendar
from bot.tables.clocks import calendar
from bot.tables.person import Person, shown_name
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables

DEALS = 3
LASTS = 3 * DAY  # and again for each who asks
MOST_AWAY = 14 * DAY  # by which vacations move the end
SHOWN = 7 * DAY  # after the end, in the list of a person's tables
AGAIN = 60  # seconds after which reference games that are being played are looked for


@dataclass(frozen=True, slots=True)
class Duel:
    """A duel, with its results so far."""

    row: DuelRow
    players: Sequence[DuelPlayerRow]
    results: Mapping[tuple[Seat, int], DuelResultRow]  # by player and deal
    ends_at: int
    low_is_good: bool

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def series(self) -> Series:
        return Series.of_duel(self.row.id)

    @property
    def is_decided(self) -> bool:
        return self.row.decided_at is not None

    def player(self, user_id: int) -> DuelPlayerRow | None:
        """One of the two, by their id."""
        return next((one for one in self.players if one.user_id == user_id), None)

    def finished(self, seat: Seat) -> int:
        """How many deals a player has finished themselves."""
        return sum(of == seat and not one.missed for (of, _), one in self.results.items())

    def total(self, seat: Seat) -> int:
        """The sum of a player's results so far."""
        return sum(one.score for (of, _), one in self.results.items() if of == seat)

    def best(self, number: int) -> Seat | None:
        """Who has the better result in a deal; None for equal ones."""
        return _better(*(self.results[seat, number].score for seat in (0, 1)), low_is_good=self.low_is_good)


def _better(one: int, other: int, *, low_is_good: bool) -> Seat | None:
    if one == other:
        return None
    return int((other < one) is low_is_good)


def winner_of(scores: Mapping[tuple[Seat, int], int], *, low_is_good: bool) -> Seat | None:
    """Who has the better sum, else the better result in more deals; None if it is shared."""
    own, theirs = [[scores[seat, number] for number in range(1, DEALS + 1)] for seat in (0, 1)]
    by_sum = _better(sum(own), sum(theirs), low_is_good=low_is_good)
    if by_sum is not None:
        return by_sum
    better = [_better(*pair, low_is_good=low_is_good) for pair in zip(own, theirs, strict=True)]
    return _better(better.count(0), better.count(1), low_is_good=False)


class RevealedDeal(NamedTuple):
    """A deal of a duel that is decided, with the games of those who have finished it."""

    drawn: SoloDealRow
    records: Mapping[Seat, Record]


@dataclass(slots=True)
class Duels:
    """All duels; the `watchers` are called when there is something to show or to tell."""

    solo: Solo
    watchers: list[Callable[[], None]] = field(default_factory=list)

    @property
    def tables(self) -> Tables:
        return self.solo.tables

    def changed(self) -> None:
        """Has what has changed shown."""
        for watcher in self.watchers:
            watcher()

    async def accept(self, challenge: ChallengeRow, by: Person) -> Duel:
        """Draws the deals of a duel in the place of its challenge. Raises `Refusal("challenge_old")`."""
        game, now = challenge.game, self.tables.now()
        rules = self.tables.entries[game].rules
        row = DuelRow(0, challenge.guild_id, challenge.channel_id, challenge.language, game, now)
        players = [
            DuelPlayerRow(0, 0, challenge.user_id, challenge.name),
            DuelPlayerRow(0, 1, by.user_id, shown_name(by.name)),
        ]
        try:
            duel_id = await self.tables.store.duels.begin(
                row, players, lambda of: _drawn(of, rules), challenge.id
            )
        except ChallengeOverError:
            raise Refusal("challenge_old") from None
        self.changed()
        return await self.load(duel_id)

    async def load(self, duel_id: int) -> Duel:
        """A duel. Raises `Refusal("duel_gone")`."""
        found = await self.tables.store.duels.whole(duel_id)
        if found is None:
            raise Refusal("duel_gone")
        row, players, results = found
        return Duel(
            row,
            players,
            {(one.seat, one.number): one for one in results},
            await self._ends_at(row, players),
            self.tables.entries[row.game].rules.low_is_good,
        )

    async def _ends_at(self, row: DuelRow, players: Sequence[DuelPlayerRow]) -> int:
        lasts = LASTS * (1 + sum(one.longer for one in players))
        ends = [row.began_at + lasts]
        for one in players:
            if one.user_id is not None:
                away = (await calendar(self.tables, row.guild_id, one.user_id)).away
                ends.append(Calendar(away=away).after(row.began_at, lasts))
        return min(max(ends), ends[0] + MOST_AWAY)

    async def of_person(self, user_id: int) -> Sequence[Duel]:
        """A person's duels that are under way, or were decided lately."""
        since = self.tables.now() - SHOWN
        return [await self.load(one) for one in await self.tables.store.duels.of_person(user_id, since)]

    async def hands_of(self, duel: Duel, user_id: int) -> Mapping[int, SoloHandRow]:
        """A player's hands, by their deals."""
        rows = await self.tables.store.solo.in_series(duel.series)
        return {row.number: row for row in rows if row.user_id == user_id}

    async def take_up(self, duel_id: int, number: int, user_id: int) -> Hand:
        """A player's game of a deal, begun if it was not. Raises `Refusal` for others, and after the end."""
        duel = await self.load(duel_id)
        drawn = await self.tables.store.solo.drawn(duel.series, number)
        if drawn is None:
            raise Refusal("duel_gone")
        self.player(duel, user_id)
        hand = await self.solo.of_drawn(user_id, drawn)
        if hand is not None and (hand.is_over or not self._is_past(duel)):
            return hand
        self._require_open(duel)
        return await self.solo.begin_drawn(user_id, drawn)

    async def move(self, hand: Hand, words: Move, decision: int | None) -> Hand:
        """Makes a move; the last one counts at once. Raises as `take_up` and `Solo.move` do."""
        duel = await self.load(hand.row.series.duel_id or 0)
        player = self.player(duel, hand.row.user_id)
        self._require_open(duel)

        def counted(row: SoloHandRow) -> Sequence[Statement]:
            assert row.score is not None  # it is over
            return finish_deal(duel.id, player.seat, row.number, row.score)

        after = await self.solo.move(hand, words, decision, counted)
        if after.is_over:
            self.changed()
        return after

    async def ask_longer(self, duel_id: int, user_id: int) -> Duel:
        """Gives both more time, once for each who asks. Raises `Refusal`."""
        duel = await self.load(duel_id)
        player = self.player(duel, user_id)
        self._require_open(duel)
        if player.longer:
            raise Refusal("duel_longer")
        await self.tables.store.duels.ask_longer(duel_id, player.seat)
        self.changed()
        return await self.load(duel_id)

    def player(self, duel: Duel, user_id: int) -> DuelPlayerRow:
        """The player of this id. Raises `Refusal("duel_not_yours")`."""
        player = duel.player(user_id)
        if player is None:
            raise Refusal("duel_not_yours")
        return player

    def _is_past(self, duel: Duel) -> bool:
        return duel.is_decided or self.tables.now() >= duel.ends_at

    def _require_open(self, duel: Duel) -> None:
        if self._is_past(duel):
            raise Refusal("duel_over")

    def is_due(self, duel: Duel) -> bool:
        """Whether it is to be decided: both are through, the time is over, or one of them was erased."""
        is_through = len(duel.results) == 2 * DEALS
        is_erased = any(one.user_id is None for one in duel.players)
        return not duel.is_decided and (is_through or is_erased or self.tables.now() >= duel.ends_at)

    async def decide(self, duel: Duel) -> bool:
        """Decides a duel by its results so far and what is missing; False while that can't be known."""
        missed = await self._missed(duel)
        if missed is None:
            return False
        scores = {of: one.score for of, one in duel.results.items()}
        scores |= {(one.seat, one.number): one.score for one in missed}
        winner = winner_of(scores, low_is_good=duel.low_is_good)
        return await self.tables.store.duels.decide(
            duel.row, winner, missed, len(duel.results), self.tables.now()
        )

    async def _missed(self, duel: Duel) -> Sequence[DuelResultRow] | None:
        entry, found = self.tables.entries[duel.row.game], list[DuelResultRow]()
        for drawn in await self.tables.store.solo.drawn_for(duel.series):
            for player in duel.players:
                if (player.seat, drawn.number) not in duel.results:
                    score = await self._left(entry, drawn, player)
                    if score is None:
                        return None
                    found.append(DuelResultRow(duel.id, player.seat, drawn.number, score, missed=True))
        return found

    async def _left(self, entry: Entry, drawn: SoloDealRow, player: DuelPlayerRow) -> int | None:
        deal = deal_of_row(drawn)
        hand = None if player.user_id is None else await self.solo.of_drawn(player.user_id, drawn)
        if hand is not None:
            # A game takes up to a tenth of a second, in which nobody else waits.
            return await asyncio.to_thread(played_on, entry, deal, hand.row)
        games = await self.solo.reference_games.whole(deal)
        if games is None:
            return None
        by_rule = line_of(entry, replayed(deal, self.solo.read(games.par))).total
        low_is_good = entry.rules.low_is_good
        return of_left(by_rule, yardstick(games.scores, low_is_good=low_is_good), low_is_good=low_is_good)

    async def due(self) -> Collection[int]:
        """The duels for which there is something to do."""
        return await self.tables.store.duels.due(self.tables.now())

    async def next_at(self) -> int | None:
        """When something is due next."""
        return await self.tables.store.duels.next_at()

    async def look_again(self, duel: Duel, at: int | None) -> None:
        """Keeps when there is something to do next, unless the duel has changed since."""
        await self.tables.store.duels.look_again(duel.row, at)

    async def mark_told(self, duel: Duel, player: DuelPlayerRow, news: DuelNews) -> None:
        """Keeps that a player has got news, or wants none."""
        await self.tables.store.duels.mark_told(duel.id, player.seat, news)

    async def seals(self, duel: Duel) -> Sequence[SoloDealRow]:
        """The deals of a duel, whose seeds are secret until it is decided."""
        return await self.tables.store.solo.drawn_for(duel.series)

    async def revealed(self, duel: Duel) -> Sequence[RevealedDeal]:
        """The deals of a duel that is decided; none before."""
        if not duel.is_decided:
            return ()
        seats = {one.user_id: one.seat for one in duel.players}
        rows = await self.tables.store.solo.in_series(duel.series)
        return [
            RevealedDeal(
                drawn,
                {
                    seats[row.user_id]: self.solo.read(row.record)
                    for row in rows
                    if row.number == drawn.number and row.finished_at is not None and row.user_id in seats
                },
            )
            for drawn in await self.tables.store.solo.drawn_for(duel.series)
        ]


def _drawn(duel_id: int, rules: Rules) -> Sequence[SoloDealRow]:
    series, seeds = Series.of_duel(duel_id), [secrets.token_bytes(SEED_BYTES) for _ in range(DEALS)]
    return [
        SoloDealRow(series, number, VERSION, rules.key, _options(rules, seed), Level.BOSUN, seed)
        for number, seed in enumerate(seeds, start=1)
    ]


def _options(rules: Rules, seed: bytes) -> Options:
    """As long as a deal of the day: a single hand where the game has one, else a short game."""
    if not any(option.name == "first_round" for option in rules.options):
        return short_options(rules)
    [size] = SeededShuffler(seed).draw("cards in a hand", SIZES, 1)
    return rules.complete({"rounds": 1, "first_round": size})
