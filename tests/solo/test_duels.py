"""Duels on a real database: three seals, two people alone, and how they are decided."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import count

import pytest

from bot.games.contract import Seat
from bot.games.shuffle import commitment
from bot.model.people import VacationRow
from bot.solo.chance import Chance
from bot.solo.duels import DEALS, Duel, Duels, winner_of
from bot.solo.hands import Hand
from bot.solo.playing import YOU, by_the_rule
from bot.tables import challenges
from bot.tables.lobby import Place
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from tests.solo.conftest import Alone
from tests.tables.company import ANNA, BEN, CARLA

DAY = 24 * 60 * 60


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(Refusal) as refusal:
        yield
    assert refusal.value.code == code


class Duellists:
    """Two people of a house, and their duels."""

    def __init__(self, alone: Alone) -> None:
        self.alone = alone
        self.duels = Duels(alone.solo)

    async def begun(self, game: str = "skullking", one: Person = ANNA, other: Person = BEN) -> Duel:
        """A duel that was accepted just now."""
        place = Place(10, 30, "en")
        asked = await challenges.make(self.duels.tables, place, one, other, game=game, is_duel=True)
        return await self.duels.accept(asked, other)

    async def play(
        self, duel: Duel, who: Person, number: int, moves: int = 999, which: int | None = None
    ) -> Hand:
        """Some moves of a deal: as the rule does, or one of the legal ones."""
        hand = await self.duels.take_up(duel.id, number, who.user_id)
        while not hand.is_over and moves:
            legal = list(hand.entry.game.legal(hand.play.state, YOU)) if which is not None else []
            move = by_the_rule(hand.entry, hand.play) if which is None else legal[which]
            hand = await self.duels.move(hand, move, hand.decision)
            moves -= 1
        return hand

    async def decided(self, duel: Duel) -> Duel:
        """The duel once it is decided, as its messages have it done."""
        for _ in count():
            found = await self.duels.load(duel.id)
            if not self.duels.is_due(found) or await self.duels.decide(found):
                return await self.duels.load(duel.id)
            for drawn in await self.duels.seals(found):
                await self.games_played(duel, drawn.number)
        raise AssertionError

    async def games_played(self, duel: Duel, number: int) -> None:
        """Waits until the reference games of a deal are played."""
        for task in list(self.alone.solo.reference_games._under_way.values()):
            await task


@pytest.fixture
def house(alone: Alone) -> Duellists:
    return Duellists(alone)


def scores(*pairs: tuple[int, int]) -> Mapping[tuple[Seat, int], int]:
    return {(seat, at): pair[seat] for at, pair in enumerate(pairs, start=1) for seat in (0, 1)}


def test_the_better_sum_wins_then_more_deals_and_else_it_is_shared() -> None:
    assert winner_of(scores((10, 20), (10, 20), (50, 20)), low_is_good=False) == 0
    assert winner_of(scores((10, 20), (10, 20), (50, 20)), low_is_good=True) == 1
    assert winner_of(scores((10, 20), (10, 20), (40, 20)), low_is_good=False) == 1
    assert winner_of(scores((10, 20), (10, 20), (40, 20)), low_is_good=True) == 0
    assert winner_of(scores((10, 20), (20, 10), (5, 5)), low_is_good=False) is None


@pytest.mark.parametrize("game", ["skullking", "corsari", "playapirata", "hollander"])
async def test_both_play_the_same_three_deals_each_alone_and_equal_play_is_shared(
    house: Duellists, game: str
) -> None:
    duel = await house.begun(game)
    drawn = await house.duels.seals(duel)
    assert [row.number for row in drawn] == [1, 2, 3]
    assert len({commitment(row.seed) for row in drawn}) == DEALS
    for number in (1, 2, 3):
        one, other = await house.play(duel, ANNA, number), await house.play(duel, BEN, number)
        assert one.play.log == other.play.log
    duel = await house.decided(duel)
    assert duel.is_decided
    assert duel.row.winner is None
    assert duel.total(0) == duel.total(1)
    assert [len(one.records) for one in await house.duels.revealed(duel)] == [2, 2, 2]


async def test_skull_king_has_hands_as_long_as_a_day_has(house: Duellists) -> None:
    for drawn in await house.duels.seals(await house.begun()):
        assert drawn.options["rounds"] == 1
        assert drawn.options["first_round"] in (7, 8)


async def test_nothing_is_revealed_before_it_is_decided(house: Duellists) -> None:
    duel = await house.begun()
    await house.play(duel, BEN, 1)
    assert await house.duels.revealed(await house.duels.load(duel.id)) == ()


async def test_a_deal_that_was_begun_is_played_on_by_the_computer(house: Duellists) -> None:
    duel = await house.begun()
    whole = [await house.play(duel, BEN, number) for number in (1, 2, 3)]
    for number in (1, 2, 3):
        await house.play(duel, ANNA, number, moves=1)  # the rule's own bid, so that it plays on as Ben did
    house.alone.company.now += 3 * DAY
    duel = await house.decided(duel)
    assert [duel.results[0, number].score for number in (1, 2, 3)] == [hand.row.score for hand in whole]
    assert all(duel.results[0, number].missed and not duel.results[1, number].missed for number in (1, 2, 3))
    assert duel.row.winner is None


async def test_one_never_begun_counts_the_tenth_percentile_or_what_the_computer_makes_of_it(
    house: Duellists,
) -> None:
    duel = await house.begun()
    rule = [await house.play(duel, BEN, number) for number in (1, 2, 3)]
    house.alone.company.now += 3 * DAY
    duel = await house.decided(duel)
    for drawn, hand in zip(await house.duels.seals(duel), rule, strict=True):
        games = await house.alone.solo.reference_games.whole(hand.deal)
        assert games is not None
        tenth = sorted(games.scores)[1]  # of twelve, by the nearest rank
        mean = round(sum(games.scores) / 12)
        assert hand.row.score is not None
        assert duel.results[0, drawn.number].score <= min(hand.row.score, max(tenth, mean))
        assert duel.results[0, drawn.number].missed
    assert duel.row.winner in (1, None)


async def test_after_three_days_nothing_can_be_played_and_each_may_ask_once_for_three_more(
    house: Duellists,
) -> None:
    duel, begun = await house.begun(), house.alone.company.now
    assert duel.ends_at == begun + 3 * DAY
    assert (await house.duels.ask_longer(duel.id, ANNA.user_id)).ends_at == begun + 6 * DAY
    with refused("duel_longer"):
        await house.duels.ask_longer(duel.id, ANNA.user_id)
    assert (await house.duels.ask_longer(duel.id, BEN.user_id)).ends_at == begun + 9 * DAY
    hand = await house.play(duel, ANNA, 1, moves=1)
    house.alone.company.now += 9 * DAY
    for tried in (
        house.duels.move(hand, "play P1", hand.decision),
        house.duels.take_up(duel.id, 2, ANNA.user_id),
        house.duels.ask_longer(duel.id, BEN.user_id),
    ):
        with refused("duel_over"):
            await tried


@pytest.mark.parametrize(("days", "moved"), [(5, 5), (30, 14)])
async def test_a_vacation_moves_the_end_by_fourteen_days_at_most(
    house: Duellists, days: int, moved: int
) -> None:
    duel, now = await house.begun(), house.alone.company.now
    away = VacationRow(now + DAY, now + DAY + days * DAY)
    await house.duels.tables.store.people.set_vacations(BEN.user_id, (away,))
    assert (await house.duels.load(duel.id)).ends_at == now + 3 * DAY + moved * DAY


async def test_others_play_no_deal_of_it(house: Duellists) -> None:
    duel = await house.begun()
    for tried in (
        house.duels.take_up(duel.id, 1, CARLA.user_id),
        house.duels.ask_longer(duel.id, CARLA.user_id),
    ):
        with refused("duel_not_yours"):
            await tried
    for tried in (house.duels.take_up(duel.id, 4, ANNA.user_id), house.duels.load(99)):
        with refused("duel_gone"):
            await tried


async def test_it_is_accepted_once(house: Duellists) -> None:
    place, tables = Place(10, 30, "en"), house.duels.tables
    asked = await challenges.make(tables, place, ANNA, BEN, game="skullking", is_duel=True)
    await house.duels.accept(asked, BEN)
    with refused("challenge_old"):
        await house.duels.accept(asked, BEN)
    assert len(await house.duels.of_person(ANNA.user_id)) == 1


async def test_of_two_who_challenge_each_other_one_challenge_is_open(house: Duellists) -> None:
    place, tables = Place(10, 30, "en"), house.duels.tables
    await challenges.make(tables, place, ANNA, BEN, game="skullking", is_duel=True)
    with pytest.raises(challenges.OpenAlreadyError):
        await challenges.make(tables, place, BEN, ANNA, game="skullking", is_duel=True)


async def test_if_one_has_their_data_deleted_it_is_decided_as_it_stands(house: Duellists) -> None:
    duel = await house.begun()
    hand = await house.play(duel, ANNA, 1)
    await house.play(duel, BEN, 1)
    await house.duels.tables.store.privacy.erase(ANNA.user_id)
    duel = await house.decided(duel)
    assert duel.is_decided
    assert duel.players[0].user_id is None
    assert duel.players[0].name == "Anon."
    assert duel.results[0, 1].score == hand.row.score
    assert not duel.results[0, 1].missed
    assert [len(one.records) for one in await house.duels.revealed(duel)] == [1, 0, 0]
    with refused("duel_over"):
        await house.duels.take_up(duel.id, 2, BEN.user_id)


async def test_an_upgrade_of_the_pirates_changes_nothing_that_was_played(
    house: Duellists, monkeypatch: pytest.MonkeyPatch
) -> None:
    duel = await house.begun("hollander")
    whole, half = await house.play(duel, BEN, 1), await house.play(duel, ANNA, 1, moves=1)
    monkeypatch.setattr("bot.solo.playing.Chance", lambda seed, label: Chance(seed, f"another {label}"))
    monkeypatch.setattr("bot.solo.hands.VERSION", 2)
    assert (await house.duels.take_up(duel.id, 1, ANNA.user_id)).play.log == half.play.log
    for number in (1, 2, 3):
        await house.play(duel, ANNA, number)
    await house.play(duel, BEN, 2)
    await house.play(duel, BEN, 3)
    duel = await house.decided(duel)
    [first, *_] = await house.duels.revealed(duel)
    assert first.records[1].moves == whole.play.log
    assert first.records[0].moves[: len(half.play.log)] == half.play.log
    assert duel.results[1, 1].score == whole.row.score


async def test_the_card_counts_duels_that_are_decided(house: Duellists) -> None:
    store = house.duels.tables.store.duels
    duel = await house.begun()
    assert await store.counted(ANNA.user_id, 10, everywhere=False) == (0, 0)
    for number in (1, 2, 3):
        await house.play(duel, ANNA, number)
    house.alone.company.now += 3 * DAY
    duel = await house.decided(duel)
    won = int(duel.row.winner == 0)
    assert await store.counted(ANNA.user_id, 10, everywhere=False) == (1, won)
    assert await store.counted(ANNA.user_id, 11, everywhere=False) == (0, 0)
    assert await store.counted(BEN.user_id, 11, everywhere=True) == (1, 0)
