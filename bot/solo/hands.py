"""A person's hands: begun, played move by move, each on disk before it is answered, and told at the end."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.entry import Entry
from bot.games.contract import Move, ScoreLine
from bot.games.record import Record, export, read
from bot.model.solo import SoloHandRow
from bot.solo.deals import DAY, VERSION, Deal, deal_called, number_at
from bot.solo.field import Standing, standing
from bot.solo.fields import Fields
from bot.solo.playing import YOU, Play, is_over, line_of, played, record_of, replayed
from bot.solo.streaks import days_in_a_row, on_vacation
from bot.tables.person import Person, shown_name
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables

KEPT = 7  # days for which a hand that is not over is kept


class Hand(NamedTuple):
    """A hand as it is stored, and as it stands."""

    row: SoloHandRow
    entry: Entry
    play: Play

    @property
    def deal(self) -> Deal:
        """Its deal."""
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
    """What came of a hand that is over."""

    line: ScoreLine
    standing: Standing | None  # None until the field is played
    par: int | None
    days: int  # in a row, this one included


class Looked(NamedTuple):
    """A deal of the past: one's own game, if it counted, and then that of the rule, if known."""

    deal: Deal
    own: Record | None
    par: Record | None


@dataclass(slots=True)
class Solo:
    """The hands of all people."""

    tables: Tables
    fields: Fields

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
        if row is not None and row.number < today and deal_called(row.deal).version == VERSION:
            return self._hand(row)
        return await self.begin(user_id)

    async def begin(self, user_id: int) -> Hand:
        """Today's hand, as far as it is played."""
        deal, store = Deal(self.today()), self.tables.store.solo
        fresh = SoloHandRow(user_id, deal.name, deal.number, True, self.tables.now())
        row = await store.hand(user_id, deal.number, ranked=True)
        if row is None:
            await store.delete_unfinished(deal.number - KEPT)
            row = await store.begin(fresh)
        if row.finished_at is None and row.deal != deal.name:
            # The pirates play otherwise since an upgrade: nobody can go on against those of before.
            row = fresh
            await store.begin_again(row)
        await self.fields.whole(deal)
        return self._hand(row)

    async def again(self, user_id: int, number: int) -> Hand:
        """A deal of the past once more, for its own sake. Raises `Refusal("deal_not_over")`."""
        self._require_past(number)
        row = SoloHandRow(user_id, Deal(number).name, number, False, self.tables.now())
        await self.tables.store.solo.begin_again(row)
        return self._hand(row)

    async def held(self, user_id: int, deal: Deal, *, ranked: bool) -> Hand:
        """A person's hand of a deal. Raises `Refusal("deal_gone")`."""
        row = await self.tables.store.solo.hand(user_id, deal.number, ranked=ranked)
        if row is None or row.deal != deal.name:
            raise Refusal("deal_gone")
        return self._hand(row)

    async def move(self, hand: Hand, words: Move, decision: int | None) -> Hand:
        """Makes a move. Raises `Refusal("deal_moved_on")` and `IllegalMove`; then nothing has changed."""
        if hand.is_over or decision != hand.decision:
            raise Refusal("deal_moved_on")
        game, row = hand.entry.game, hand.row
        move = game.read(hand.play.state, YOU, words)
        play = played(hand.entry, hand.deal, (*row.moves, move))
        after = replace(row, moves=(*row.moves, move))
        if is_over(hand.entry, play):
            score, record = line_of(hand.entry, play).score, export(record_of(hand.entry, play))
            after = replace(after, finished_at=self.tables.now(), score=score, record=record)
        if not await self.tables.store.solo.move(row, after):
            raise Refusal("deal_moved_on")
        return Hand(after, hand.entry, play)

    async def result(self, hand: Hand) -> Result:
        """What came of a hand that is over."""
        line, row = line_of(hand.entry, hand.play), await self.fields.whole(hand.deal)
        place, best = None, None
        if row is not None:
            place = standing(row.scores, line.score)
            best = line_of(hand.entry, replayed(hand.deal, self._read(row.par))).score
        return Result(line, place, best, await self.days(hand.row.user_id, hand.deal.number))

    async def days(self, user_id: int, until: int) -> int:
        """A person's days in a row."""
        vacations = await self.tables.store.people.vacations(user_id)
        return days_in_a_row(await self.tables.store.solo.days(user_id), until, on_vacation(vacations))

    async def name_in(self, guild_id: int, hand: Hand, person: Person) -> None:
        """Lets a server read of a person's result, once it is over."""
        if hand.row.ranked and hand.is_over:
            number, name = hand.deal.number, shown_name(person.name)
            await self.tables.store.solo.allow_name(guild_id, number, person.user_id, name)

    async def look_back(self, user_id: int, number: int) -> Looked:
        """A deal of the past. Raises `Refusal("deal_not_over")`."""
        self._require_past(number)
        row = await self.tables.store.solo.hand(user_id, number, ranked=True)
        if row is None or row.finished_at is None:
            return Looked(Deal(number), None, None)
        field = await self.tables.store.solo.field(row.deal)
        par = None if field is None else self._read(field.par)
        return Looked(deal_called(row.deal), self._read(row.record), par)

    def ends_at(self) -> int:
        """When the next deal begins, in seconds since 1970."""
        return Deal(self.today()).starts_at + DAY

    def _require_past(self, number: int) -> None:
        if not 1 <= number < self.today():
            raise Refusal("deal_not_over")

    def _hand(self, row: SoloHandRow) -> Hand:
        deal = deal_called(row.deal)
        entry = self.tables.entries[deal.game]
        if row.record:
            return Hand(row, entry, replayed(deal, self._read(row.record)))
        return Hand(row, entry, played(entry, deal, row.moves))

    def _read(self, text: str) -> Record:
        return read(text, [entry.game for entry in self.tables.entries.values()])
