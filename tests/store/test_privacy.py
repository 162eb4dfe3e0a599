"""What is stored of a person: where it stands, that they get all of it, and that nothing is left of it."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.model.messages import BeingSent, MessageKey, MessageKind, MessageRow
from bot.model.people import PersonRow, VacationRow
from bot.model.shown import Call, Looks, ShownNudge, Unsure
from bot.model.tables import ClockRow, Stage, Status
from bot.store.clocks import ClockChange
from bot.store.log import upsert_plan
from bot.store.privacy import NOBODY, StillSeatedError
from bot.tables import lobby, seats, table_admin
from bot.tables.lobby import Invitation
from bot.tables.person import Person
from bot.tables.table import Table
from tests.databases import columns_of, sqlite_only
from tests.people import remembered
from tests.tables.company import ANNA, BEGINNING, BEN, HERE, THERE, Company
from tests.tables.stored import untold_tables
from tests.traces import traces, traces_in_files

ZORA = Person(300_000_000_000_000_007, "Zora Quillfeather")
DM = 400_000_000_000_000_001
PERSONAL = {
    "adjustments": {"user_id", "name", "about"},
    "actions": {"user_id", "name", "other_id", "other_name", "detail", "detail_id"},
    "challenges": {"user_id", "name", "other_id", "other_name"},
    "clocks": {"user_id"},
    "corrections": {"user_id", "name"},
    "duel_players": {"user_id", "name"},
    "entrants": {"user_id", "name"},
    "league_actions": {"user_id", "name", "about", "other"},
    "league_edits": {"user_id"},
    "league_roles": {"user_id"},
    "leagues": {"created_by"},
    "match_results": {"user_id", "other_id"},
    "matches": {"seats", "ready", "forfeits"},
    "messages": {"channel_id", "message_id", "shows"},
    "messages_being_sent": {"channel_id", "shows"},
    "messages_to_delete": {"channel_id", "message_id"},
    "pad_lines": {"user_id", "name"},
    "pad_players": {"user_id", "name"},
    "pads": {"host_id", "counted_by"},
    "people": {"user_id", "dm_channel_id"},
    "predictions": {"user_id", "name"},
    "protests": {"user_id", "name", "decider_id", "decided_by"},
    "rounds": {"byes"},
    "seats": {"user_id", "name"},
    "solo_hands": {"user_id"},
    "solo_names": {"user_id", "name"},
    "solo_shares": {"user_id", "name"},
    "substitutes": {"user_id", "name"},
    "tables": {"host_id"},
    "vacations": {"user_id"},
    "visits": {"user_id"},
    "wish_calls": {"user_id", "opener_id"},
    "wishes": {"user_id", "name"},
}
"""Where an id or a name of a person may stand; `bot/store/privacy.py` looks after all of it."""
OF_NO_PERSON = {
    ("tables", "channel_id"),
    ("tables", "proposed_by"),  # a seat
    ("challenges", "channel_id"),
    ("duels", "channel_id"),
    ("leagues", "channel_id"),
    ("leagues", "name"),
    ("pads", "channel_id"),
    ("notes", "name"),
    ("solo_shares", "channel_id"),
}


ZORAS_CALL, ANNAS_CALL = (Call(one.user_id, 0, Stage.NUDGED) for one in (ZORA, ANNA))


async def well_known(company: Company) -> Table:
    """Zora in every place of the database that there is; returns the running table at which she sits."""
    store, tables = company.tables.store, company.tables
    await remembered(store.people, PersonRow(ZORA.user_id, "fr", DM, zone="Europe/Paris", quiet=(60, 120)))
    await store.people.set_vacations(ZORA.user_id, (VacationRow(BEGINNING, BEGINNING + 60),))
    await store.people.visit(ZORA.user_id, BEGINNING)
    over = await company.dealt()
    await table_admin.replace(tables, over.id, 0, ZORA, ANNA)
    await table_admin.replace(tables, over.id, 0, ANNA, ZORA)
    await table_admin.replace(tables, over.id, 1, ZORA, ANNA)
    await company.play(over)
    table = await lobby.open_table(tables, Invitation("skullking"), HERE, ZORA)
    await lobby.join(tables, table.id, ANNA)
    table = await lobby.deal(tables, table.id, ZORA)
    others = await lobby.open_table(tables, Invitation("skullking"), THERE, ANNA)
    await lobby.join(tables, others.id, BEN)
    await lobby.deal(tables, others.id, ANNA)
    await seats.offer(tables, others.id, ZORA)
    for statement in (*LEAGUE, *SCOREPAD, *DEALS, *DUELS, PREDICTION, WISH, CALLS, CHALLENGES):
        await company.execute(statement.replace("ZORA", str(ZORA.user_id)).replace("NAME", ZORA.name))
    await store.tables.change(table.id, upsert_plan(table.id, 0, "P"))
    clock = ClockRow(table.id, 0, ZORA.user_id, 0, Stage.NUDGED, None, None)
    await store.clocks.change(table.id, ClockChange([clock]))
    await store.messages.place(MessageRow(MessageKey(MessageKind.HAND, table.id, 0), DM, 1, Looks("digest")))
    await store.messages.place(MessageRow(MessageKey(MessageKind.HAND, table.id, 1), 9, 2, Looks("another")))
    await store.messages.place(MessageRow(MessageKey(MessageKind.MORNING, 10, 142), 30, 7, Looks("told")))
    await store.messages.place(MessageRow(MessageKey(MessageKind.SHARE, 1), 30, 8, Looks("told")))
    calls = ShownNudge((ZORAS_CALL, ANNAS_CALL), (None, None), None)
    await store.messages.place(MessageRow(MessageKey(MessageKind.NUDGE, table.id), 20, 3, calls))
    replaced = MessageRow(MessageKey(MessageKind.TURN, table.id, 0), DM, 4, calls)
    await store.messages.place(replace(replaced, message_id=5), replaced)
    for key, channel_id, shows in (
        (MessageKey(MessageKind.HAND, table.id, 0), DM, Looks("digest")),
        (MessageKey(MessageKind.HAND, table.id, 1), 9, Looks("another")),
        (MessageKey(MessageKind.NUDGE, table.id), 20, calls),
    ):
        await store.messages.begin(BeingSent(MessageRow(key, channel_id, 0, shows), "nonce", "looks", 5))
    return await tables.load(table.id)


LEAGUE = (
    "INSERT INTO leagues (guild_id, name, stage, format, game, options, size, pace, rounds, round_hours,"
    " start_hours, channel_id, language, created_by, created_at, seed)"
    " VALUES (10, 'Cup', 'running', 'cup', 'skullking', '{}', 2, 'daily', 1, 1, 1, 30, 'en', ZORA, 5, 6),"
    " (10, 'Idea', 'draft', 'cup', 'skullking', '{}', 2, 'daily', 1, 1, 1, 30, 'en', ZORA, 5, 6),"
    " (10, 'Old', 'finished', 'cup', 'skullking', '{}', 2, 'daily', 1, 1, 1, 30, 'en', 77, 5, 6)",
    "INSERT INTO entrants (league_id, user_id, name, role, at) VALUES (1, ZORA, 'NAME', 'player', 5),"
    " (1, 1, 'Anna', 'player', 5), (2, -1, 'Computer', 'player', 5), (3, ZORA, 'NAME', 'player', 5)",
    "INSERT INTO rounds (league_id, number, is_stage, byes, started_at) VALUES (1, 1, 1, '[ZORA]', 5)",
    "INSERT INTO matches (league_id, round, number, state, seats, ready, forfeits)"
    " VALUES (1, 1, 1, 'done', '[1, ZORA]', '[ZORA]', '[ZORA]')",
    "INSERT INTO match_results (match_id, seat, user_id, place, score, forfeited, by_computer, other_id)"
    " VALUES (1, 0, 1, 1, 20, 0, 0, ZORA), (1, 1, ZORA, 2, 10, 1, 0, NULL)",
    "INSERT INTO corrections (match_id, user_id, name, reason, before, at)"
    " VALUES (1, ZORA, 'NAME', 'a slip', '[20, 10]', 5)",
    "INSERT INTO protests (match_id, user_id, name, reason, at, decider_id, decided_by)"
    " VALUES (1, ZORA, 'NAME', 'unfair', 5, 77, 'Mo'), (1, 1, 'Anna', 'no', 5, ZORA, 'NAME')",
    "INSERT INTO league_actions (league_id, match_id, kind, user_id, name, about, other, reason, at)"
    " VALUES (1, 1, 'forfeited', ZORA, 'NAME', 1, NULL, 'late', 5),"
    " (1, 1, 'replaced', 77, 'Mo', ZORA, 1, '', 6), (1, 1, 'replaced', 77, 'Mo', 1, ZORA, '', 7)",
    "INSERT INTO adjustments (league_id, about, points, user_id, name, reason, at)"
    " VALUES (1, 1, 2, ZORA, 'NAME', 'kind', 5), (1, ZORA, -1, 77, 'Mo', 'rude', 6)",
    "INSERT INTO league_roles (league_id, user_id, role_id) VALUES (1, ZORA, 500), (1, 77, 500)",
    "INSERT INTO league_edits (league_id, user_id, wanted, at) VALUES (1, ZORA, '{}', 5), (1, 77, '{}', 5)",
)
"""Leagues of which the first and the third have Zora as an entrant."""
SCOREPAD = (
    "INSERT INTO pads (guild_id, channel_id, game, options, host_id, language, state, created_at, counted_by,"
    " told) VALUES (10, 40, 'skullking', '{\"rounds\": 10}', ZORA, 'en', 'open', 5, ZORA, 1),"
    " (10, 40, 'skullking', '{\"rounds\": 10}', 77, 'en', 'open', 5, NULL, 1)",
    "INSERT INTO pad_players (pad_id, seat, user_id, name, confirmed) VALUES (1, 0, ZORA, 'NAME', 1),"
    " (1, 1, NULL, 'Guest', 0), (2, 0, 77, 'Mo', 0), (2, 1, NULL, 'Guest', 0)",
    "INSERT INTO pad_lines (pad_id, number, line, user_id, name, at)"
    " VALUES (1, 1, 'bid 1 tricks 1 bonus 0 | bid 0 tricks 0 bonus 0', ZORA, 'NAME', 5)",
)
"""Scorepads of which the first is Zora's."""

DEALS = (
    "INSERT INTO solo_hands (user_id, series, number, ranked, deal, moves, created_at, record)"
    " VALUES (ZORA, '', 142, 1, '142·1', '[]', 5, ''), (77, '', 142, 1, '142·1', '[]', 5, ''),"
    " (ZORA, 'v1', 2, 1, 'v1.2·1', '[]', 5, '')",
    "INSERT INTO solo_deals (series, number, version, game, options, level, seed)"
    " SELECT 'v1', 2, 1, 'skullking', '{}', 2, seed FROM tables WHERE id = 1",
    "INSERT INTO solo_fields (deal, scores, par) VALUES ('v1.2·1', '[]', '')",
    "INSERT INTO solo_names (guild_id, number, user_id, name) VALUES (10, 142, ZORA, 'NAME')",
    "INSERT INTO solo_shares (guild_id, channel_id, day, user_id, number, name, language, asks, is_sent)"
    " VALUES (10, 30, 142, ZORA, 142, 'NAME', 'en', 1, 1), (10, 30, 142, 77, 142, 'Mo', 'en', 0, 1)",
)
"""Hands that people play alone, where they may be named, and what they shared."""

DUELS = (
    "INSERT INTO duels (id, guild_id, channel_id, language, game, began_at, revision, look_at, decided_at,"
    " winner) VALUES (1, 10, 30, 'en', 'skullking', 5, 1, NULL, 6, 0),"
    " (2, 10, 30, 'en', 'corsari', 5, 1, 9, NULL, NULL)",
    "INSERT INTO duel_players (duel_id, seat, user_id, name, longer, told) VALUES (1, 0, ZORA, 'NAME', 1, 3),"
    " (1, 1, 1, 'Anna', 0, 3), (2, 0, 77, 'Mo', 0, 0), (2, 1, ZORA, 'NAME', 0, 0)",
    "INSERT INTO duel_results (duel_id, seat, number, score, missed)"
    " VALUES (1, 0, 1, 40, 0), (1, 1, 1, -10, 1), (2, 0, 1, 7, 0)",
    "INSERT INTO solo_deals (series, number, version, game, options, level, seed)"
    " SELECT 'd1', 1, 1, 'skullking', '{}', 2, seed FROM tables WHERE id = 1",
)
"""A duel that Zora has won, and one that she has not begun to play."""

PREDICTION = (
    "INSERT INTO predictions (table_id, question, user_id, name, seats, at)"
    " VALUES (1, 1, ZORA, 'NAME', '[0]', 5), (1, 1, 77, 'Mo', '[1]', 5)"
)
"""What Zora said of a table that she watched."""

CHALLENGES = (
    "INSERT INTO challenges (kind, guild_id, channel_id, language, user_id, name, other_id, other_name, game,"
    " table_id, at, ends_at, state, is_shown) VALUES"
    " ('challenge', 10, 30, 'en', ZORA, 'NAME', 1, 'Anna', 'corsari', NULL, 5, 6, 'accepted', 1),"
    " ('invitation', 10, 30, 'en', 1, 'Anna', ZORA, 'NAME', 'corsari', 7, 5, 6, 'declined', 1),"
    " ('challenge', 10, 30, 'en', 1, 'Anna', 77, 'Mo', 'corsari', NULL, 5, 6, 'open', 1)"
)
"""Zora challenges Anna, who has invited her; another is not about her."""

WISH = (
    "INSERT INTO wishes (guild_id, user_id, game, pace, name, at, ends_at)"
    " VALUES (10, ZORA, 'corsari', 'live', 'NAME', 5, 9), (10, 77, 'corsari', 'live', 'Mo', 5, 9)"
)
"""What Zora and another would like to play."""


CALLS = (
    "INSERT INTO wish_calls (table_id, user_id, guild_id, game, pace, opener_id, at)"
    " VALUES (1, ZORA, 10, 'corsari', 'live', 77, 5), (2, 77, 10, 'corsari', 'live', ZORA, 5)"
)
"""Zora was called to another's table, and hers has called another."""


async def given_up(company: Company, table: Table) -> None:
    await seats.leave(company.tables, table.id, ZORA, "deleted")


async def test_every_column_that_may_tell_of_a_person_is_known(company: Company) -> None:
    """A migration that adds such a column must add it here, and to what is exported and erased."""
    tables = await columns_of(company.database)
    columns = {(table, name) for table, names in tables.items() for name in names}
    told = {(table, name) for table, names in PERSONAL.items() for name in names}
    assert told <= columns
    telling = {
        (table, name)
        for table, name in columns
        if name.endswith(("user_id", "host_id", "channel_id", "name", "_by", "by"))
    }
    assert telling - told - OF_NO_PERSON == set()


async def test_a_person_is_found_in_every_place_before_and_in_none_afterwards(company: Company) -> None:
    table = await well_known(company)
    places = {trace.split(":")[0] for trace in await traces(company.database, ZORA)}
    named = {(name, column) for name, columns in PERSONAL.items() for column in columns}
    assert places == {f"{name}.{column}" for name, column in named} - {
        "messages.channel_id",  # the id of the conversation, which is not hers
        "messages.message_id",
        "messages_being_sent.channel_id",
        "messages_to_delete.channel_id",
        "messages_to_delete.message_id",
        "people.dm_channel_id",
    }
    await given_up(company, table)
    await company.tables.store.privacy.erase(ZORA.user_id)
    assert await traces(company.database, ZORA) == []
    assert await traces(company.database, replace(ZORA, user_id=DM)) == []


@sqlite_only("a server overwrites what was deleted later")
async def test_nothing_of_a_person_is_left_in_the_bytes_of_the_files(
    company: Company, tmp_path: Path
) -> None:
    path = tmp_path / "data" / "tavern.sqlite3"
    table = await well_known(company)
    assert traces_in_files(path, ZORA)
    await given_up(company, table)
    await company.tables.store.privacy.erase(ZORA.user_id)
    assert traces_in_files(path, ZORA) == []
    assert traces_in_files(path, replace(ZORA, user_id=DM)) == []


async def test_others_keep_what_is_theirs(company: Company) -> None:
    table = await well_known(company)
    await given_up(company, table)
    store = company.tables.store
    before = await store.privacy.export(ANNA.user_id)
    await store.privacy.erase(ZORA.user_id)
    after = await store.privacy.export(ANNA.user_id)
    for action in before["done"] + after["done"]:
        action.pop("detail")  # who stepped in, which was hers to the last
    assert after == before
    standing = await store.messages.of_table(table.id)
    nudge = standing[MessageKey(MessageKind.NUDGE, table.id)]
    nobodys_call = Call(NOBODY, 0, Stage.NUDGED)
    assert nudge.shows == ShownNudge((nobodys_call, ANNAS_CALL), (None, None), None)
    other = MessageKey(MessageKind.HAND, table.id, 1)
    assert standing[other] == MessageRow(other, 9, 2, Looks("another"))
    assert await store.messages.to_delete() == []
    left = {
        one.row.key: one.row.shows
        for key in await store.messages.keys_being_sent()
        for one in await store.messages.being_sent(key)
    }
    assert left == {other: Looks("another"), MessageKey(MessageKind.NUDGE, table.id): Unsure()}


async def test_who_still_sits_at_a_table_is_not_erased(company: Company) -> None:
    await well_known(company)
    before = await company.rows()
    with pytest.raises(StillSeatedError):
        await company.tables.store.privacy.erase(ZORA.user_id)
    assert await company.rows() == before


async def test_every_table_that_shows_the_name_is_told_again(company: Company) -> None:
    table = await well_known(company)
    await given_up(company, table)
    for table_id in await untold_tables(company.database):
        await company.tables.store.messages.mark_shown({table_id: 1000})
    before = {number: (await company.tables.load(number)).row.revision for number in (1, 2, 3)}
    assert await company.tables.store.privacy.erase(ZORA.user_id) == [1, 2]
    after = {number: (await company.tables.load(number)).row.revision for number in (1, 2, 3)}
    assert after == {1: before[1] + 1, 2: before[2] + 1, 3: before[3]}


async def test_a_person_gets_everything_in_plain_words(company: Company) -> None:
    table = await well_known(company)
    export = json.loads(json.dumps(await company.tables.store.privacy.export(ZORA.user_id)))
    assert export["user_id"] == str(ZORA.user_id)
    [person] = export["person"]
    assert (person["language"], person["zone"], person["dm_channel_id"]) == ("fr", "Europe/Paris", str(DM))
    assert person["forced"] is False
    assert export["vacations"] == [
        {"starts_at": "2023-11-14T22:13:20+00:00", "ends_at": "2023-11-14T22:14:20+00:00"}
    ]
    over, running = export["seats"]
    assert (over["status"], over["seat"], over["name"]) == ("finished", 1, ZORA.name)
    results = await company.tables.store.log.results(1)
    assert (1, over["place"], over["score"]) in results
    assert (running["table_id"], running["guild_id"], running["channel_id"]) == (table.id, "10", "20")
    assert (running["is_host"], running["place"]) == (True, None)
    assert export["plans"] == [{"table_id": table.id, "seat": 0, "plan": "P", "dropped": None}]
    assert [clock["stage"] for clock in export["clocks"]] == ["nudged"]
    assert [offer["table_id"] for offer in export["substitutes"]] == [3]
    assert [message["message_id"] for message in export["messages"]] == ["1", "5"]
    [sending] = export["messages_being_sent"]
    assert (sending["kind"], sending["channel_id"], sending["at"]) == (
        "hand",
        str(DM),
        "1970-01-01T00:00:05+00:00",
    )
    assert export["messages_to_delete"] == [{"channel_id": str(DM), "message_id": "4"}]
    assert [(league["league"], league["role"]) for league in export["leagues"]] == [
        ("Cup", "player"),
        ("Old", "player"),
    ]
    assert [league["league"] for league in export["leagues_made"]] == ["Cup", "Idea"]
    assert [(match["place"], match["forfeited"]) for match in export["matches"]] == [(2, True)]
    assert [(one["kind"], one["name"]) for one in export["challenges"]] == [("challenge", ZORA.name)]
    assert [(one["kind"], one["state"]) for one in export["challenged"]] == [("invitation", "declined")]
    assert export["byes"] == [{"league_id": 1, "round": 1}]
    assert [correction["reason"] for correction in export["corrections"]] == ["a slip"]
    assert [(edit["league_id"], edit["wanted"]) for edit in export["league_edits"]] == [(1, "{}")]
    assert [action["reason"] for action in export["league_actions"]] == ["late"]
    assert [(given["points"], given["reason"]) for given in export["points_given"]] == [(2, "kind")]
    assert [(given["points"], given["reason"]) for given in export["points_by_hand"]] == [(-1, "rude")]
    assert [protest["reason"] for protest in export["protests"]] == ["unfair"]
    assert len(export["protests_decided"]) == 1
    assert [action["at"][-8:] for action in export["league_actions_about"]] == ["06+00:00", "07+00:00"]
    [pad] = export["scorepads"]
    assert (pad["guild_id"], pad["channel_id"], pad["is_host"], pad["confirmed"]) == ("10", "40", True, True)
    assert [pad["pad_id"] for pad in export["scorepads_begun"]] == [1]
    assert [pad["pad_id"] for pad in export["scorepads_counted"]] == [1]
    assert [(line["round"], line["line"][:5]) for line in export["scorepad_lines"]] == [(1, "bid 1")]
    assert [action["kind"] for action in export["done"]] == ["replaced", "dealt"]
    assert {action["kind"] for action in export["concerned_by"]} == {"replaced"}
    assert {action["name"] for action in export["stepped_in"]} == {ZORA.name}


async def test_a_person_gets_no_line_of_another_and_no_secret(company: Company) -> None:
    table = await company.dealt()
    table = await company.play(table, lambda table: table.number >= 4)
    export = await company.tables.store.privacy.export(ANNA.user_id)
    log = await company.tables.store.log.moves(table.id)
    assert [line["move"] for line in export["moves"]] == [line.move for line in log if line.seat == 0]
    assert all(line.keys() == {"table_id", "seat", "move", "at"} for line in export["moves"])
    text = json.dumps(export)
    assert table.row.seed.hex() not in text
    assert BEN.name not in text
    keys = set(_keys(export))
    assert not keys & {
        "seed",
        "revision",
        "decision",
        "number",
        "host_id",
        "other_id",
        "detail_id",
        "options",
    }


async def test_of_a_stranger_nothing_is_known(company: Company) -> None:
    await well_known(company)
    export = await company.tables.store.privacy.export(12)
    assert {name for name, found in export.items() if found} == {"user_id"}
    assert await company.tables.store.privacy.erase(12) == []


async def test_a_closed_table_keeps_its_status(company: Company) -> None:
    table = await company.dealt()
    await table_admin.end(company.tables, table.id, ANNA)
    await company.tables.store.privacy.erase(ANNA.user_id)
    assert (await company.tables.load(table.id)).status is Status.ENDED


def _keys(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [*value, *(key for inner in value.values() for key in _keys(inner))]
    return [key for inner in value for key in _keys(inner)] if isinstance(value, list) else []
