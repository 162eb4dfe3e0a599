"""What the people at a table agree on: taking moves back, pausing, another pace, another game."""

from dataclasses import dataclass, field, replace

import pytest

from bot.model.guilds import Openers
from bot.model.tables import Pace, Player, Status
from bot.tables import guild_settings, lobby, moves, proposals, seats, table_admin
from bot.tables.calendar import DAY
from bot.tables.clock import HOUR
from bot.tables.computers import chosen
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from tests.tables.company import ANNA, BEN, CARLA, HERE, MODERATOR, Company, Refused

GUILD = HERE.guild_id


@dataclass
class Told:
    """A watcher that remembers which tables have changed."""

    tables: list[int] = field(default_factory=list)

    def changed(self, table_id: int) -> None:
        self.tables.append(table_id)


async def three(company: Company) -> Table:
    table = await company.opened(rounds=3)
    await lobby.join(company.tables, table.id, BEN)
    await lobby.join(company.tables, table.id, CARLA)
    return await lobby.deal(company.tables, table.id, ANNA)


async def bids(company: Company, table: Table, *people: int) -> Table:
    for person in people:
        table = (await moves.make(company.tables, table.id, (ANNA, BEN, CARLA)[person], "bid 0")).table
    return table


def asked(table: Table) -> str | None:
    return None if table.row.proposal is None else table.row.proposal.words


async def last_action(company: Company, table: Table) -> tuple[str, str]:
    action = (await company.tables.store.actions.of_table(table.id))[-1]
    return action.kind, action.detail


async def test_the_last_own_move_is_taken_back_while_nothing_was_revealed_and_nobody_has_moved_since(
    company: Company,
) -> None:
    table = await company.dealt()
    await bids(company, table, 0)
    outcome = await proposals.undo(company.tables, table.id, ANNA)
    assert outcome.done
    assert outcome.table.dealt.moves == []
    assert asked(outcome.table) is None
    assert await company.moves(table) == ["bid 0", "undo 1"]


async def test_without_an_own_move_there_is_nothing_to_undo(company: Company) -> None:
    table = await company.dealt()
    await bids(company, table, 0)
    async with Refused(company, "nothing_to_undo"):
        await proposals.undo(company.tables, table.id, BEN)
    async with Refused(company, "not_your_table"):
        await proposals.undo(company.tables, table.id, CARLA)


async def test_once_somebody_has_moved_since_an_undo_needs_everyones_consent(company: Company) -> None:
    table = await three(company)
    await bids(company, table, 0, 1)
    first = await proposals.undo(company.tables, table.id, ANNA)
    assert not first.done
    assert asked(first.table) == "undo 1"
    assert proposals.missing(first.table) == [1, 2]
    assert await last_action(company, table) == ("asked", "undo 1")
    second = await proposals.agree(company.tables, table.id, CARLA, "undo 1")
    assert not second.done
    assert proposals.missing(second.table) == [1]
    assert len(second.table.dealt.moves) == 2
    third = await proposals.agree(company.tables, table.id, BEN, "undo 1")
    assert third.done
    assert third.table.dealt.moves == []
    assert asked(third.table) is None
    assert await company.moves(table) == ["bid 0", "bid 0", "undo 2"]


async def test_once_something_hidden_was_revealed_an_undo_needs_everyones_consent(company: Company) -> None:
    table = await bids(company, await company.dealt(), 0, 1)
    assert table.view(None).step == "play"
    outcome = await proposals.undo(company.tables, table.id, BEN)
    assert not outcome.done
    agreed = await proposals.agree(company.tables, table.id, ANNA, "undo 2")
    assert agreed.table.dealt.moves == [(0, "bid 0")]


async def test_agreeing_twice_or_to_ones_own_question_counts_once(company: Company) -> None:
    table = await three(company)
    await bids(company, table, 0, 1)
    await proposals.undo(company.tables, table.id, ANNA)
    for person in (ANNA, BEN, BEN):
        outcome = await proposals.agree(company.tables, table.id, person, "undo 1")
        assert not outcome.done
    assert proposals.missing(outcome.table) == [2]


@pytest.mark.parametrize("person", [ANNA, BEN, CARLA])
async def test_anyone_who_is_asked_may_decline_and_who_has_asked_too(
    company: Company, person: Person
) -> None:
    table = await three(company)
    await bids(company, table, 0, 1)
    await proposals.undo(company.tables, table.id, ANNA)
    declined = await proposals.decline(company.tables, table.id, person, "undo 1")
    assert asked(declined) is None
    assert len(declined.dealt.moves) == 2
    assert await last_action(company, table) == ("declined", "undo 1")
    async with Refused(company, "proposal_gone"):
        await proposals.agree(company.tables, table.id, BEN, "undo 1")


async def test_who_does_not_sit_there_neither_asks_nor_agrees_nor_declines(company: Company) -> None:
    table = await company.dealt()
    await bids(company, table, 0, 1)
    await proposals.undo(company.tables, table.id, ANNA)
    async with Refused(company, "not_your_table"):
        await proposals.propose(company.tables, table.id, CARLA, "pause")
    async with Refused(company, "not_your_table"):
        await proposals.agree(company.tables, table.id, CARLA, "undo 1")
    async with Refused(company, "not_your_table"):
        await proposals.decline(company.tables, table.id, CARLA, "undo 1")


async def test_there_is_one_question_at_a_time_and_who_asked_may_ask_another_instead(
    company: Company,
) -> None:
    table = await company.dealt()
    await proposals.propose(company.tables, table.id, ANNA, "pause")
    async with Refused(company, "proposal_open"):
        await proposals.propose(company.tables, table.id, BEN, "pace live")
    other = await proposals.propose(company.tables, table.id, ANNA, "pace relaxed")
    assert asked(other.table) == "pace relaxed"
    async with Refused(company, "proposal_gone"):
        await proposals.agree(company.tables, table.id, BEN, "pause")


async def test_a_new_move_ends_the_question(company: Company) -> None:
    table = await three(company)
    await bids(company, table, 0, 1)
    await proposals.undo(company.tables, table.id, ANNA)
    moved = await bids(company, table, 2)
    assert asked(moved) is None
    async with Refused(company, "proposal_gone"):
        await proposals.agree(company.tables, table.id, BEN, "undo 1")


async def test_a_computers_move_does_not_end_the_question_and_goes_back_with_the_others(
    company: Company,
) -> None:
    table = await company.dealt(computers=1)
    table = (await moves.make(company.tables, table.id, ANNA, "bid 0")).table
    table = (await moves.make(company.tables, table.id, BEN, "bid 0")).table
    await proposals.undo(company.tables, table.id, ANNA)
    move = chosen(table, 1, company.chance)
    after = (await moves.make_for(company.tables, table, 1, move)).table
    assert asked(after) == "undo 1"
    done = await proposals.agree(company.tables, table.id, BEN, "undo 1")
    assert done.table.dealt.moves == []
    assert (await company.moves(table))[-1] == "undo 3"


async def test_a_move_that_the_clock_has_made_does_not_end_the_question(company: Company) -> None:
    table = await three(company)
    await bids(company, table, 0, 1)
    await proposals.undo(company.tables, table.id, ANNA)
    await company.wait(DAY)
    await company.wait(4 * HOUR)
    after = await company.tables.load(table.id)
    assert after.seats[2].missed == 1
    assert asked(after) == "undo 1"


@pytest.mark.parametrize("ends", ["leaves", "is replaced", "is away", "is back"])
async def test_another_one_on_a_seat_ends_the_question(company: Company, ends: str) -> None:
    table = await three(company)
    if ends == "is back":
        await seats.hand_over(company.tables, table.id, 2, CARLA.user_id)
    await proposals.propose(company.tables, table.id, ANNA, "pause")
    if ends == "leaves":
        after = await seats.leave(company.tables, table.id, CARLA)
    elif ends == "is replaced":
        after = await table_admin.replace(company.tables, table.id, 2, None, ANNA)
    elif ends == "is away":
        after = await seats.hand_over(company.tables, table.id, 2, CARLA.user_id)
    else:
        after = await seats.take_back(company.tables, table.id, CARLA)
    assert asked(after) is None


async def test_with_nobody_else_at_the_table_it_is_done_at_once(company: Company) -> None:
    table = await lobby.deal(company.tables, (await company.opened(computers=2)).id, ANNA)
    table = (await moves.make(company.tables, table.id, ANNA, "bid 0")).table
    table = (await moves.make_for(company.tables, table, 1, "bid 0")).table
    outcome = await proposals.undo(company.tables, table.id, ANNA)
    assert outcome.done
    assert outcome.table.dealt.moves == []


async def test_who_is_away_is_not_asked(company: Company) -> None:
    table = await three(company)
    await seats.hand_over(company.tables, table.id, 2, CARLA.user_id)
    await proposals.propose(company.tables, table.id, ANNA, "pause")
    assert (await proposals.agree(company.tables, table.id, BEN, "pause")).done


async def test_a_table_is_paused_and_resumed_by_agreement(company: Company) -> None:
    table = await company.dealt()
    assert not (await proposals.propose(company.tables, table.id, BEN, "pause")).done
    paused = await proposals.agree(company.tables, table.id, ANNA, "pause")
    assert paused.table.is_paused
    async with Refused(company, "table_paused"):
        await moves.make(company.tables, table.id, ANNA, "bid 0")
    async with Refused(company, "table_paused"):
        await proposals.propose(company.tables, table.id, BEN, "pause")
    assert not (await proposals.propose(company.tables, table.id, ANNA, "resume")).done
    resumed = await proposals.agree(company.tables, table.id, BEN, "resume")
    assert not resumed.table.is_paused
    async with Refused(company, "not_paused"):
        await proposals.propose(company.tables, table.id, ANNA, "resume")


async def test_the_pace_is_changed_by_agreement(company: Company) -> None:
    table = await company.dealt()
    await proposals.propose(company.tables, table.id, BEN, "pace relaxed")
    outcome = await proposals.agree(company.tables, table.id, ANNA, "pace relaxed")
    assert outcome.table.row.pace is Pace.RELAXED
    armed = await company.deadlines.arm(table.id)
    assert {row.clock.due_at for row in armed.seats if row.clock is not None} == {company.now + 3 * DAY}
    async with Refused(company, "unknown_pace"):
        await proposals.propose(company.tables, table.id, BEN, "pace hasty")


async def test_a_game_follows_another_by_agreement(company: Company) -> None:
    table = await company.dealt(rounds=1)
    async with Refused(company, "not_over_yet"):
        await proposals.propose(company.tables, table.id, BEN, "rematch")
    await company.play(table)
    assert not (await proposals.propose(company.tables, table.id, BEN, "rematch")).done
    again = await proposals.agree(company.tables, table.id, ANNA, "rematch")
    assert again.table.status is Status.RUNNING
    assert again.table.row.follows == table.id
    assert [row.user_id for row in again.table.seats] == [ANNA.user_id, BEN.user_id]
    assert asked(await company.tables.load(table.id)) is None


ROLE, PARENT = 5, 30
MODERATING = replace(BEN, moderator_of=frozenset({GUILD}))
SAILING = replace(BEN, roles=frozenset({ROLE}))


async def settle(company: Company, setting: str, value: object) -> None:
    await guild_settings.settle(company.tables, GUILD, guild_settings.change(setting, value), MODERATOR)


async def over(company: Company) -> Table:
    return await company.play(await company.dealt(rounds=1))


async def test_who_may_open_no_table_there_does_not_ask_for_another_game(company: Company) -> None:
    table = await over(company)
    for setting, value, refused, may in (
        ("openers", Openers.MODERATORS, "moderators_open", MODERATING),
        ("opener_role", ROLE, "role_opens", SAILING),
    ):
        await settle(company, setting, value)
        async with Refused(company, refused):
            await proposals.propose(company.tables, table.id, BEN, "rematch")
        assert not (await proposals.propose(company.tables, table.id, may, "rematch")).done
        await proposals.decline(
            company.tables, table.id, ANNA, asked(await company.tables.load(table.id)) or ""
        )


async def test_another_game_is_asked_for_in_settled_channels_and_their_threads_alone(
    company: Company,
) -> None:
    table = await over(company)
    await settle(company, "channels", (PARENT,))
    async with Refused(company, "not_in_this_channel"):
        await proposals.propose(company.tables, table.id, BEN, "rematch")
    elsewhere = replace(BEN, within=frozenset({21, PARENT}))
    async with Refused(company, "not_in_this_channel"):
        await proposals.propose(company.tables, table.id, elsewhere, "rematch")
    inside = replace(BEN, within=frozenset({HERE.channel_id, PARENT}))
    assert not (await proposals.propose(company.tables, table.id, inside, "rematch")).done


@pytest.mark.parametrize("who", [MODERATING, SAILING], ids=["moderator", "role"])
async def test_whoever_agrees_to_another_game_need_not_be_one_who_opens_tables(
    company: Company, who: Person
) -> None:
    table = await over(company)
    await settle(company, *(("opener_role", ROLE) if who.roles else ("openers", Openers.MODERATORS)))
    words = asked((await proposals.propose(company.tables, table.id, who, "rematch")).table) or ""
    assert (await proposals.agree(company.tables, table.id, ANNA, words)).done


@pytest.mark.parametrize(
    ("setting", "value", "refused"),
    [
        ("openers", Openers.MODERATORS, "moderators_open"),
        ("opener_role", ROLE + 1, "role_opens"),
        ("channels", (PARENT,), "not_in_this_channel"),
    ],
)
async def test_a_rule_that_became_stricter_refuses_the_other_game_and_everybody_can_read_it(
    company: Company, setting: str, value: object, refused: str
) -> None:
    table = await over(company)
    await settle(company, "opener_role", ROLE)
    words = asked((await proposals.propose(company.tables, table.id, SAILING, "rematch")).table) or ""
    await settle(company, setting, value)
    with pytest.raises(Refusal, match=refused):
        await proposals.agree(company.tables, table.id, ANNA, words)
    assert asked(await company.tables.load(table.id)) is None
    assert await last_action(company, table) == ("impossible", words)


async def test_the_next_game_has_the_same_host_wherever_they_sit(company: Company) -> None:
    table = await company.dealt(rounds=1)
    await seats.leave(company.tables, table.id, ANNA)
    table = await table_admin.replace(company.tables, table.id, 0, CARLA, BEN)
    assert [row.user_id for row in table.seats] == [CARLA.user_id, BEN.user_id]
    await company.play(table)
    await proposals.propose(company.tables, table.id, CARLA, "rematch")
    again = await proposals.agree(company.tables, table.id, BEN, "rematch")
    assert table.row.host_id == again.table.row.host_id == BEN.user_id


async def test_who_was_away_and_agrees_to_another_game_plays_in_it_and_who_says_nothing_does_not(
    company: Company,
) -> None:
    table = await three(company)
    for seat, person in enumerate((ANNA, BEN, CARLA)):
        table = await seats.hand_over(company.tables, table.id, seat, person.user_id)
    await company.play(table)
    again = await proposals.propose(company.tables, table.id, BEN, "rematch")
    assert again.done
    assert [row.player for row in again.table.seats] == [Player.COMPUTER, Player.PERSON, Player.COMPUTER]
    assert again.table.row.host_id == BEN.user_id


async def test_what_can_not_be_done_any_more_is_refused_and_taken_from_the_table(company: Company) -> None:
    table = await company.dealt()
    await proposals.propose(company.tables, table.id, BEN, "pause")
    await table_admin.pause(company.tables, table.id, MODERATOR)
    company.tables.watchers.append(told := Told())
    with pytest.raises(Refusal, match="table_paused"):
        await proposals.agree(company.tables, table.id, ANNA, "pause")
    assert asked(await company.tables.load(table.id)) is None
    assert set(told.tables) == {table.id}
