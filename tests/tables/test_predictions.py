"""Predictions at a real table: who may make them, who hears of them, and what an undo does to them."""

from dataclasses import fields
from random import Random

from bot.games.predictions import WINNER
from bot.model.people import CardOf
from bot.model.tables import SeatRow
from bot.tables import lobby, moves, preferences, proposals, seats, table_admin
from bot.tables.lobby import Invitation
from bot.tables.person import Person
from bot.tables.predictions import Watched, heard, predict, predictors_of, watched
from bot.tables.table import Table
from tests.games.secrecy import SECRECY
from tests.tables.company import ANNA, BEN, CARLA, HERE, Company, Refused
from tests.ui.live.screens import with_state

DORA, EMIL, FINN = Person(4, "Dora"), Person(5, "Emil"), Person(6, "Finn")


def bids_are_shown(number: int) -> object:
    return lambda table: table.view(None).step == "play" and table.view(None).round == number


async def in_round(company: Company, number: int) -> Table:
    """Anna and Ben in a round whose bids have just been shown."""
    return await company.play(await company.dealt(rounds=3), bids_are_shown(number))  # type: ignore[arg-type]


async def said_to(company: Company, table: Table, who: Person) -> list[tuple[str, int, tuple[int, ...]]]:
    known = await heard(company.tables, await company.tables.load(table.id), who.user_id)
    return [(row.name, row.question, row.seats) for row in known.said]


async def test_what_is_predicted_is_private_until_it_locks(company: Company) -> None:
    table = await in_round(company, 2)
    await predict(company.tables, table.id, DORA, 2, [0])
    await predict(company.tables, table.id, EMIL, 2, [])
    assert await said_to(company, table, EMIL) == []
    assert (await heard(company.tables, table, DORA.user_id)).own == {2: (0,)}
    await company.play(table, lambda table: bool(table.view(None).tricks))
    assert await said_to(company, table, EMIL) == [("Dora", 2, (0,)), ("Emil", 2, ())]


async def test_it_can_be_changed_until_it_locks_and_not_afterwards(company: Company) -> None:
    table = await in_round(company, 2)
    await predict(company.tables, table.id, DORA, 2, [0])
    await predict(company.tables, table.id, DORA, 2, [1, 0])
    await company.play(table, lambda table: bool(table.view(None).tricks))
    async with Refused(company, "prediction_locked"):
        await predict(company.tables, table.id, DORA, 2, [])
    assert await said_to(company, table, EMIL) == [("Dora", 2, (0, 1))]


async def test_no_player_of_the_table_predicts_or_hears_of_it_nor_one_who_has_left_it(
    company: Company,
) -> None:
    table = await company.opened(rounds=3)
    for person in (BEN, CARLA):
        await lobby.join(company.tables, table.id, person)
    table = await lobby.deal(company.tables, table.id, ANNA)
    async with Refused(company, "players_predict_nothing"):
        await predict(company.tables, table.id, ANNA, WINNER, [0])
    await predict(company.tables, table.id, DORA, WINNER, [0])
    await company.play(table, lambda table: bool(table.view(None).tricks))
    assert await said_to(company, table, ANNA) == []
    assert await said_to(company, table, EMIL) == [("Dora", WINNER, (0,))]
    await seats.leave(company.tables, table.id, CARLA)
    table = await company.tables.load(table.id)
    await company.play(table, bids_are_shown(2))  # type: ignore[arg-type]
    async with Refused(company, "players_predict_nothing"):
        await predict(company.tables, table.id, CARLA, 2, [0])


async def test_whoever_sits_down_loses_what_is_not_decided_and_keeps_the_rest(company: Company) -> None:
    table = await in_round(company, 1)
    await predict(company.tables, table.id, DORA, 1, [0])
    await predict(company.tables, table.id, DORA, WINNER, [0])
    table = await company.play(table, bids_are_shown(2))  # type: ignore[arg-type]
    await predict(company.tables, table.id, DORA, 2, [0])
    await predict(company.tables, table.id, EMIL, 2, [1])
    await table_admin.replace(company.tables, table.id, 0, DORA, ANNA)
    kept = await company.tables.store.predictions.of_table(table.id)
    assert [(row.name, row.question) for row in kept] == [("Dora", 1), ("Emil", 2)]


async def test_a_seat_that_does_not_exist_and_two_winners_are_refused(company: Company) -> None:
    table = await in_round(company, 1)
    for question, picked in ((1, [2]), (WINNER, [0, 1]), (WINNER, [])):
        async with Refused(company, "no_such_seat"):
            await predict(company.tables, table.id, DORA, question, picked)
    async with Refused(company, "prediction_locked"):
        await predict(company.tables, table.id, DORA, 2, [0])


async def undone(company: Company, table: Table, until: object) -> Table:
    """Moves are taken back, one or more at a time as all agree, until it is so."""
    while not until(table):  # type: ignore[operator]
        seat = table.dealt.history[-1].seat
        outcome = await proposals.undo(company.tables, table.id, (ANNA, BEN)[seat])
        if not outcome.done:
            proposal = outcome.table.row.proposal
            assert proposal is not None
            await proposals.agree(company.tables, table.id, (ANNA, BEN)[1 - seat], proposal.words)
        table = await company.tables.load(table.id)
    return table


async def test_an_undo_before_the_bids_takes_what_was_predicted_of_them_and_leaves_earlier_rounds(
    company: Company,
) -> None:
    table = await in_round(company, 1)
    await predict(company.tables, table.id, DORA, 1, [0])
    await predict(company.tables, table.id, DORA, WINNER, [1])
    table = await company.play(table, bids_are_shown(2))  # type: ignore[arg-type]
    await predict(company.tables, table.id, DORA, 2, [0])
    table = await undone(company, table, lambda table: table.view(None).step == "bid")
    kept = await company.tables.store.predictions.of_table(table.id)
    assert [row.question for row in kept] == [1, WINNER]
    table = await company.play(table, bids_are_shown(2))  # type: ignore[arg-type]
    await predict(company.tables, table.id, DORA, 2, [1])


async def test_an_undo_within_the_first_trick_changes_nothing(company: Company) -> None:
    table = await in_round(company, 2)
    await predict(company.tables, table.id, DORA, 2, [0])
    table = await company.play(table, lambda table: bool(table.view(None).trick))
    table = await undone(company, table, lambda table: not table.view(None).trick)
    await predict(company.tables, table.id, EMIL, 2, [0])
    kept = await company.tables.store.predictions.of_table(table.id)
    assert [(row.name, row.question) for row in kept] == [("Dora", 2), ("Emil", 2)]


async def test_what_was_locked_once_is_opened_by_no_undo(company: Company) -> None:
    table = await in_round(company, 2)
    await predict(company.tables, table.id, DORA, 2, [0])
    table = await company.play(table, lambda table: bool(table.view(None).tricks))
    table = await undone(company, table, lambda table: not table.view(None).tricks)
    async with Refused(company, "prediction_locked"):
        await predict(company.tables, table.id, EMIL, 2, [1])
    kept = await company.tables.store.predictions.of_table(table.id)
    assert [row.name for row in kept] == ["Dora"], "what was said before the lock counts"


async def test_in_a_game_without_bids_who_wins_is_all_that_is_asked(company: Company) -> None:
    opened = await lobby.open_table(company.tables, Invitation("corsari", 2), HERE, ANNA)
    await lobby.join(company.tables, opened.id, BEN)
    table = await lobby.deal(company.tables, opened.id, ANNA)
    assert [tuple(question) for question in watched(table).questions] == [(WINNER, True)]
    await predict(company.tables, table.id, DORA, WINNER, [1])
    await company.play(table, lambda table: len(set(table.dealt.seats)) == 2)
    async with Refused(company, "prediction_locked"):
        await predict(company.tables, table.id, EMIL, WINNER, [1])


async def test_points_come_when_a_question_is_decided_and_the_best_is_first(company: Company) -> None:
    table = await in_round(company, 1)
    await predict(company.tables, table.id, DORA, 1, [0, 1])
    await predict(company.tables, table.id, EMIL, 1, [])
    assert (await heard(company.tables, table, EMIL.user_id)).predictors == []
    table = await company.play(table, lambda table: table.view(None).round == 2)
    met = sum(line.details["bid"] == line.details["tricks"] for line in table.view(None).scorepad)
    known = await heard(company.tables, table, EMIL.user_id)
    # Of two who say the opposite of every bid one is right each time: a point, and one for the other.
    points = {"Dora": 2 * met, "Emil": 2 * (2 - met)}
    assert {predictor.name: predictor.points for predictor in known.predictors} == points
    assert [predictor.points for predictor in known.predictors] == sorted(points.values(), reverse=True)


async def test_what_is_shown_for_predicting_holds_nothing_that_is_hidden(company: Company) -> None:
    """Twins that differ in every hand, in hidden bids and in the seed are watched alike."""
    chance, table = Random(5), await company.dealt(rounds=3)
    while table.status.live:
        twin = with_state(table, SECRECY["skullking"].twin(table.dealt.state, None, chance))
        assert watched(twin) == watched(table)
        seat = table.to_move()[0]
        move = company.chance.choice(list(table.game.legal(table.dealt.state, seat)))
        table = (await moves.make(company.tables, table.id, (ANNA, BEN)[seat], move)).table


def test_a_table_as_it_is_watched_has_neither_seats_nor_a_state() -> None:
    kinds = {one.name: str(one.type) for one in fields(Watched)}
    assert set(kinds) == {"table_id", "names", "view", "questions"}
    assert SeatRow.__name__ not in "".join(kinds.values()), "a seat's row holds its plan"


async def league_of(company: Company, table: Table) -> None:
    """Makes a table that of a league's match, after the fact."""
    await company.execute(
        "INSERT INTO leagues (guild_id, name, stage, format, game, options, size, pace, rounds, round_hours,"
        " start_hours, channel_id, language, created_by, created_at, seed)"
        " VALUES (10, 'Cup', 'running', 'cup', 'skullking', '{}', 2, 'daily', 1, 1, 1, 30, 'en', 77, 5, 6)"
    )
    await company.execute(
        "INSERT INTO matches (league_id, round, number, state, seats, ready, forfeits)"
        " VALUES (1, 1, 1, 'done', '[1, 2]', '[]', '[]')"
    )
    await company.execute("UPDATE tables SET match_id = 1 WHERE id = ?", table.id)


async def test_a_leagues_predictors_are_ranked_once_a_table_is_over_and_nobody_is_named_who_wants_not_to_be(
    company: Company,
) -> None:
    table = await in_round(company, 1)
    await predict(company.tables, table.id, DORA, WINNER, [0])
    await predict(company.tables, table.id, EMIL, WINNER, [1])
    await predict(company.tables, table.id, FINN, WINNER, [1])
    await league_of(company, table)
    table = await company.tables.load(table.id)
    assert await predictors_of(company.tables, 1) == [], "no points of a game that is played"
    table = await company.play(table)
    won = {placing.seat for placing in table.view(None).result if placing.place == 1}
    # Dora said otherwise than two, each of the others otherwise than one.
    points = {"Dora": 7 if 0 in won else 0, "Emil": 6 if 1 in won else 0, "Finn": 6 if 1 in won else 0}
    assert {
        predictor.name: predictor.points for predictor in await predictors_of(company.tables, 1)
    } == points
    await preferences.prefer(company.tables, FINN.user_id, "card", CardOf.PRIVATE)
    await company.tables.store.privacy.erase(DORA.user_id)
    assert [(predictor.name, predictor.points) for predictor in await predictors_of(company.tables, 1)] == [
        ("Emil", points["Emil"])
    ], "what Dora said still counts for others"
