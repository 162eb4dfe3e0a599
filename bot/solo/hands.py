"""A person's hands: begun, played move by move, each on disk before it is answered, and their results."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from bot.ai.contract import Level
from bot.entry import Entry
from bot.games.contract import IllegalMove, Move, ScoreLine
from bot.games.record import Record, export, read
from bot.model.solo import DAYS, SoloDealRow, SoloHandRow
from bot.solo.days import DAY, deal_of_day, number_at, starts_at
from bot.solo.deals import VERSION, Deal, DealName, read_name
from bot.solo.playing import (
    YOU,
    Play,
    by_the_rule,
    is_over,
    line_of,
    play_on,
    played,
    record_of,
    replayed,
    tapped,
)
from bot.solo.reference_games import ReferenceGames
from bot.solo.streaks import days_in_a_row, on_vacation
from bot.solo.verdict import Verdict
from bot.solo.verdicts import Verdicts
from bot.store.statements import Statement
from bot.tables.person import Person, shown_name
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables

KEPT = 7  # days for which a hand that is not over is kept
AtEnd = Callable[[SoloHandRow], Sequence[Statement]]


def _nothing(row: SoloHandRow) -> Sequence[Statement]:
    return ()


class Hand(NamedTuple):
    """A hand as it is stored, and as it is played so far."""

    row: SoloHandRow
    entry: Entry
    play: Play

    @property
    def deal(self) -> Deal:
        return self.play.deal

    @property
    def is_over(self) -> bool:
        """Whether it is played to the end."""
        return self.row.finished_at is not None

    @property
    def decision(self) -> int:
        """The number of its last move, by which a button is known to be stale."""
        return len(self.play.log)


class Result(NamedTuple):
    """The result of a hand that is over."""

    line: ScoreLine
    scores: Sequence[int] | None  # of the reference games; None until they are played
    par: int | None
    verdict: Verdict | None  # None until the hand is judged
    mean: tuple[int, int] | None  # the figure of the last deals, and how many they are
    days: int  # in a row, this one included


class Looked(NamedTuple):
    """A past deal: the person's own game, if it counted, and then that of the rule, if known."""

    deal: Deal
    own: Record | None
    par: Record | None


@dataclass(slots=True)
class Solo:
    """The hands of all people."""

    tables: Tables
    reference_games: ReferenceGames
    verdicts: Verdicts

    def today(self) -> int:
        """The number of today's deal. Raises `Refusal("deal_clock")` before the first day."""
        number = number_at(self.tables.now())
        if number < 1:
            raise Refusal("deal_clock")
        return number

    async def take_up(self, user_id: int) -> Hand:
        """The hand that a person has not finished: today's, else of a day of the last week; else today's."""
        today, store = self.today(), self.tables.store.solo
        row = await store.unfinished(user_id, today - KEPT, today)
        is_late = row is not None and row.number < today and read_name(row.deal).version == VERSION
        if row is not None and is_late and await self._can_go_on(row):
            return await self._hand(row)
        return await self.begin(user_id)

    async def begin(self, user_id: int) -> Hand:
        """Today's hand, as far as it is played."""
        deal, store = deal_of_day(self.today()), self.tables.store.solo
        fresh = self._fresh(user_id, deal)
        row = await store.hand(user_id, deal.number, ranked=True)
        if row is None:
            await store.delete_unfinished(deal.number - KEPT)
            row = await store.begin(fresh)
        if row.finished_at is None and (row.deal != deal.name or not await self._can_go_on(row)):
            # The pirates play otherwise since an upgrade: nobody can go on against those of before.
            row = fresh
            await store.begin_again(row)
        await self.reference_games.whole(deal)
        return await self._hand(row)

    async def again(self, user_id: int, number: int) -> Hand:
        """A past deal once more, for its own sake. Raises `Refusal("deal_not_over")`."""
        self._require_past(number)
        row = self._fresh(user_id, deal_of_day(number), ranked=False)
        await self.tables.store.solo.begin_again(row)
        return await self._hand(row)

    async def begin_drawn(self, user_id: int, drawn: SoloDealRow) -> Hand:
        """A drawn deal, as far as it is played."""
        return await self._hand(await self.tables.store.solo.begin(self._fresh(user_id, deal_of_row(drawn))))

    async def of_drawn(self, user_id: int, drawn: SoloDealRow) -> Hand | None:
        """A person's hand of a drawn deal, if they have begun it."""
        row = await self.tables.store.solo.hand(user_id, drawn.number, ranked=True, series=drawn.series)
        return None if row is None else await self._hand(row)

    async def held(self, user_id: int, called: DealName, *, ranked: bool) -> Hand:
        """A person's hand of a deal. Raises `Refusal("deal_gone")`."""
        row = await self.tables.store.solo.hand(user_id, called.number, ranked=ranked, series=called.series)
        if row is None or row.deal != str(called):
            raise Refusal("deal_gone")
        return await self._hand(row)

    async def finished(self, user_id: int, number: int) -> Hand:
        """A person's hand of a day, once it is over. Raises `Refusal("deal_gone")`."""
        row = await self.tables.store.solo.hand(user_id, number, ranked=True)
        if row is None or row.finished_at is None:
            raise Refusal("deal_gone")
        return await self._hand(row)

    async def move(self, hand: Hand, words: Move, decision: int | None, at_end: AtEnd = _nothing) -> Hand:
        """Makes a move; with the last one the statements of `at_end` are stored.

        Raises `Refusal("deal_moved_on")` and `IllegalMove`; then nothing has changed.
        """
        if hand.is_over or decision != hand.decision:
            raise Refusal("deal_moved_on")
        row = hand.row
        move = hand.entry.game.read(hand.play.state, YOU, words)
        play = tapped(hand.entry, hand.play, move)
        after, ends = replace(row, moves=play.own), is_over(hand.entry, play)
        if ends or row.series != DAYS:
            # It may last for weeks, so perhaps beyond an upgrade of the pirates: theirs are kept, too.
            after = replace(after, record=export(record_of(hand.entry, play)))
        if ends:
            score = line_of(hand.entry, play).total
            after = replace(after, finished_at=self.tables.now(), score=score)
        if not await self.tables.store.solo.move(row, after, *(at_end(after) if ends else ())):
            raise Refusal("deal_moved_on")
        return Hand(after, hand.entry, play)

    async def result(self, hand: Hand) -> Result:
        """The result of a hand that is over."""
        user_id, number = hand.row.user_id, hand.deal.number
        row, verdict = await self.reference_games.whole(hand.deal), await self.verdict(hand)
        return Result(
            line_of(hand.entry, hand.play),
            None if row is None else row.scores,
            None if row is None else line_of(hand.entry, replayed(hand.deal, self.read(row.par))).score,
            verdict,
            await self.verdicts.mean(user_id, number) if hand.row.ranked else None,
            await self.days(user_id, number),
        )

    async def verdict(self, hand: Hand) -> Verdict | None:
        """How well a deal of the day was played; None while it is not known."""
        return await self.verdicts.of(hand.row, hand.entry, hand.play)

    async def days(self, user_id: int, until: int) -> int:
        """A person's days in a row."""
        vacations = await self.tables.store.people.vacations(user_id)
        return days_in_a_row(await self.tables.store.solo.days(user_id), until, on_vacation(vacations))

    async def knows_days(self, user_id: int) -> bool:
        """Whether a person has finished a deal of the day."""
        return bool(await self.tables.store.solo.days(user_id))

    async def finished_before(self, hand: Hand) -> int:
        """How many deals of the day a person has finished besides that of a hand."""
        finished = await self.tables.store.solo.days(hand.row.user_id)
        return len(finished) - (hand.deal.number in finished)

    async def name_in(self, guild_id: int, hand: Hand, person: Person) -> None:
        """Lets a server read of a person's result, once it is over."""
        if hand.row.ranked and hand.is_over:
            number, name = hand.deal.number, shown_name(person.name)
            await self.tables.store.solo.allow_name(guild_id, number, person.user_id, name)

    async def look_back(self, user_id: int, number: int) -> Looked:
        """A past deal. Raises `Refusal("deal_not_over")`."""
        self._require_past(number)
        row = await self.tables.store.solo.hand(user_id, number, ranked=True)
        if row is None or row.finished_at is None:
            return Looked(deal_of_day(number), None, None)
        known = await self.tables.store.solo.reference_games(row.deal)
        par = None if known is None else self.read(known.par)
        return Looked(deal_of_day(number, read_name(row.deal).version), self.read(row.record), par)

    def ends_at(self) -> int:
        """When the next deal begins, in seconds since 1970."""
        return starts_at(self.today()) + DAY

    def read(self, text: str) -> Record:
        """A record as it is stored."""
        return read(text, [entry.game for entry in self.tables.entries.values()])

    def _require_past(self, number: int) -> None:
        if not 1 <= number < self.today():
            raise Refusal("deal_not_over")

    def _fresh(self, user_id: int, deal: Deal, *, ranked: bool = True) -> SoloHandRow:
        return SoloHandRow(
            user_id, deal.name, deal.number, ranked, self.tables.now(), series=deal.called.series
        )

    async def _can_go_on(self, row: SoloHandRow) -> bool:
        # A host that came late to `LONGER_SINCE` has dealt other cards.
        try:
            await self._hand(row)
        except IllegalMove:
            return False
        return True

    async def _hand(self, row: SoloHandRow) -> Hand:
        deal = await self._deal(row)
        entry = self.tables.entries[deal.game]
        return Hand(row, entry, play_of(row, entry, deal))

    async def _deal(self, row: SoloHandRow) -> Deal:
        if row.series == DAYS:
            return deal_of_day(row.number, read_name(row.deal).version)
        drawn = await self.tables.store.solo.drawn(row.series, row.number)
        if drawn is None:
            raise Refusal("deal_gone")
        return deal_of_row(drawn)


def play_of(row: SoloHandRow, entry: Entry, deal: Deal) -> Play:
    """A hand as far as it is played. Raises `IllegalMove` where the pirates play otherwise by now."""
    if row.record:
        return replayed(deal, read(row.record, [entry.game]))
    return played(entry, deal, row.moves)


def played_on(entry: Entry, deal: Deal, row: SoloHandRow) -> int:
    """The score to which the rule plays a hand on."""
    play = play_on(entry, play_of(row, entry, deal), partial(by_the_rule, entry))
    return line_of(entry, play).total


def deal_of_row(row: SoloDealRow) -> Deal:
    """A deal that was drawn."""
    called = DealName(row.number, row.version, row.series)
    return Deal(called, row.game, row.seed, row.options, Level(row.level))
