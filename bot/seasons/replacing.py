"""Somebody takes another's place for the rest of a league."""

from contextlib import suppress

from bot.model.leagues import EntrantRow, Role
from bot.seasons import history, league_admin
from bot.seasons.history import Kind, Note
from bot.seasons.league import League
from bot.seasons.seasons import Seasons
from bot.store.league_actions import insert_league_action
from bot.store.leagues import upsert_entrant
from bot.tables.person import Person, shown_name
from bot.tables.refusal import Refusal


async def for_good(seasons: Seasons, league_id: int, user_id: int, newcomer: Person, by: Person) -> League:
    """Takes a player out and lets another take part in their place, at the tables that go on as well.

    What was played stays the player's. A table that will not have the newcomer goes on without either, as
    one does that somebody has left. Raises `Refusal` for who is no player, and for a newcomer who is one.
    """
    async with seasons.locked(league_id) as league:
        known, other = league.entrant(user_id), league.entrant(newcomer.user_id)
        league.require_live()
        if known is None or known.role is not Role.PLAYER:
            raise Refusal("not_signed_up")
        if other is not None and other.role is Role.PLAYER:
            raise Refusal("already_in_league", name=other.name)
        entrant = EntrantRow(newcomer.user_id, shown_name(newcomer.name), Role.PLAYER, seasons.now())
        note = Note(Kind.REPLACED, about=user_id, other=newcomer.user_id)
        await seasons.store.change(
            league_id,
            upsert_entrant(league_id, EntrantRow(user_id, known.name, Role.OUT, known.at)),
            upsert_entrant(league_id, entrant),
            insert_league_action(history.action(seasons, league_id, by, note)),
        )
        playing = [
            match.id
            for match in league.matches
            if user_id in match.seats and not match.state.is_over and user_id not in match.forfeits
        ]
    for match_id in playing:
        with suppress(Refusal):  # they have left that table already, or the newcomer sits there
            await league_admin.replace_in_match(seasons, match_id, user_id, newcomer, by)
    return await seasons.changed(league_id)
