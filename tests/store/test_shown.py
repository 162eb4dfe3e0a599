"""What messages show is kept as JSON, and what versions before have kept is read as what it was."""

import json

import pytest

from bot.model.messages import BeingSent, MessageKey, MessageKind, MessageRow
from bot.model.shown import (
    Call,
    Looks,
    Shown,
    ShownAway,
    ShownDelay,
    ShownHand,
    ShownNudge,
    ShownProposal,
    ShownQuestion,
    Unsure,
)
from bot.model.tables import Stage
from bot.store.messages import MessageStore
from bot.store.privacy import NOBODY
from tests.old_shows import as_before
from tests.tables.company import Company

ANNA, BEN, CARLA = 1456074443980800017, 1456074443980800018, 1456074443980800019
POST = 1456074443980800024
NUDGED = Call(ANNA, 0, Stage.NUDGED), Call(BEN, 4, Stage.LAST_CALL)

KEPT: list[tuple[MessageKind, str, Shown]] = [
    (MessageKind.POST, "4e5a656c8522b512", Looks("4e5a656c8522b512")),
    (MessageKind.LEAGUE, "1234567890123456", Looks("1234567890123456")),
    (MessageKind.ROUND, "told", Looks("told")),
    (MessageKind.PLAN, "failed 2.1 play Y14", Looks("failed 2.1 play Y14")),
    (
        MessageKind.HAND,
        "06f787217cb51f63.d269beea89192f52",
        ShownHand("06f787217cb51f63", "d269beea89192f52"),
    ),
    (MessageKind.HAND, "043e9f13ec7ea17a.…", ShownHand("043e9f13ec7ea17a", None)),
    (
        MessageKind.HAND,
        "406bd2404574cb00.93880fec812e7a09!17",
        ShownHand("406bd2404574cb00", "93880fec812e7a09", 17),
    ),
    (
        MessageKind.NUDGE,
        f"{ANNA}:0:nudged:1767312000 {BEN}:4:last_call: >{POST}",
        ShownNudge(NUDGED, (1767312000, None), POST),
    ),
    (MessageKind.TURN, f"{ANNA}:0:nudged:1767312000", ShownNudge(NUDGED[:1], (1767312000,), None)),
    (
        MessageKind.LEAD,
        f"2.1 13 1767312000 {POST} {ANNA} {BEN}",
        ShownQuestion("2.1", 13, 1767312000, POST, (ANNA, BEN)),
    ),
    (MessageKind.LEAD, f"2.1 13 None None {ANNA}", ShownQuestion("2.1", 13, None, None, (ANNA,))),
    (MessageKind.PROPOSAL, f"undo 17 1|{ANNA} {CARLA}", ShownProposal("undo 17", 1, (ANNA, CARLA))),
    (MessageKind.PROPOSAL, "pause 0|", ShownProposal("pause", 0, ())),
    (MessageKind.AWAY, str(CARLA), ShownAway(CARLA)),
    (MessageKind.WARNING, "waiting", ShownDelay("waiting")),
    *((kind, "?", Unsure()) for kind in (MessageKind.HAND, MessageKind.NUDGE, MessageKind.POST)),
]
"""Each text as the version before kept it, and what it says."""


@pytest.fixture
def messages(company: Company) -> MessageStore:
    return company.tables.store.messages


async def put_in(company: Company, key: MessageKey, text: str) -> None:
    """Keeps a message as the version before has."""
    await company.tables.store.messages.place(MessageRow(key, 20, 30, None))
    where = f"kind = '{key.kind}' AND subject = {key.subject} AND seat = {key.seat}"
    await company.execute(f"UPDATE messages SET shows = '{text}' WHERE {where}")  # noqa: S608 - ours


async def column(company: Company) -> str:
    [row] = await company.database.fetch_all("SELECT shows FROM messages")
    return str(row["shows"])


@pytest.mark.parametrize(("kind", "text", "shows"), KEPT)
async def test_what_the_version_before_kept_says_what_it_said(
    company: Company, messages: MessageStore, kind: MessageKind, text: str, shows: Shown
) -> None:
    key = MessageKey(kind, 7)
    await put_in(company, key, text)
    assert await messages.one(key) == MessageRow(key, 20, 30, shows)
    assert await column(company) == text, "it stays so until the message is next kept"


@pytest.mark.parametrize(("kind", "text", "shows"), KEPT)
async def test_what_a_message_shows_is_kept_as_json_and_read_as_it_was(
    company: Company, messages: MessageStore, kind: MessageKind, text: str, shows: Shown
) -> None:
    key = MessageKey(kind, 7)
    sent = MessageRow(key, 20, 30, shows)
    await messages.begin(BeingSent(MessageRow(key, 20, 0, shows), "nonce", "looks", 5))
    [sending] = await messages.being_sent(key)
    assert sending.row.shows == shows
    await messages.place(sent)
    assert await messages.one(key) == sent
    assert isinstance(json.loads(await column(company)), dict)
    assert as_before(kind, await column(company)) == text
    await messages.update_shown([MessageRow(key, 20, 30, Looks("other"))])
    await messages.update_shown([sent])
    assert await messages.one(key) == sent


async def test_a_message_of_which_nothing_is_known_says_nothing(messages: MessageStore) -> None:
    key = MessageKey(MessageKind.HAND, 7, 0)
    await messages.place(MessageRow(key, 20, 30, None))
    assert await messages.one(key) == MessageRow(key, 20, 30, None)


async def test_a_new_version_forgets_how_hands_look_but_for_drafts_of_any_version(
    company: Company, messages: MessageStore
) -> None:
    drafted, edited, of_before, hand = (MessageKey(MessageKind.HAND, 7, seat) for seat in range(4))
    await messages.place(MessageRow(drafted, 20, 30, ShownHand("own", None)))
    await messages.place(MessageRow(edited, 20, 31, ShownHand("own", "looks")))
    await messages.update_shown([MessageRow(edited, 20, 31, ShownHand("own", None))])
    await put_in(company, of_before, "own.…")
    await messages.place(MessageRow(hand, 20, 33, ShownHand("own", None)))
    await messages.update_shown([MessageRow(hand, 20, 33, ShownHand("own", "looks", 17))])
    await messages.doubt_looks("next")
    shows = [row.shows for row in (await messages.of_table(7)).values()]
    assert shows.count(ShownHand("own", None)) == 3
    assert shows.count(None) == 1
    found = await messages.one(hand)
    assert found is not None
    assert found.shows is None


@pytest.mark.parametrize("text", [text for kind, text, _ in KEPT if str(ANNA) in text])
async def test_who_is_forgotten_is_taken_out_of_what_the_version_before_kept(
    company: Company, text: str
) -> None:
    [kind] = {kind for kind, one, _ in KEPT if one == text}
    await put_in(company, MessageKey(kind, 7), text)
    await company.tables.store.privacy.erase(ANNA)
    assert await column(company) == text.replace(str(ANNA), str(NOBODY))
