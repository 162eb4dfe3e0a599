"""Who is to sit apart in a season, and who together: wishes of those who run it, which every draw honours."""

from bot.model.leagues import Format, WishKind, WishRow
from bot.seasons import history
from bot.seasons.history import Kind, Note
from bot.seasons.league import League
from bot.seasons.seasons import Seasons
from bot.store.league_actions import insert_league_action
from bot.store.schedules import delete_wish, upsert_wish
from bot.tables.person import Person
from bot.tables.refusal import Refusal


async def wish(
    seasons: Seasons, league_id: int, two: tuple[int, int], kind: WishKind | None, by: Person
) -> League:
    """Keeps two people of a season apart or together from the next draw on; for None forgets such a wish.

    Raises `Refusal` for a league that is over or no season, for who takes no part, and for one and the same.
    """
    async with seasons.locked(league_id) as league:
        if not league.row.stage.live or league.row.format is not Format.SEASON:
            raise Refusal("wishes_need_a_season")
        one, other = sorted(two)
        if one == other or None in (league.entrant(one), league.entrant(other)):
            raise Refusal("wishes_need_two")
        row = WishRow(one, other, kind or WishKind.APART)
        change = delete_wish(league_id, row) if kind is None else upsert_wish(league_id, row)
        kinds = {WishKind.APART: Kind.APART, WishKind.TOGETHER: Kind.TOGETHER, None: Kind.UNWISHED}
        note = Note(kinds[kind], about=row.one, other=row.other)
        kept = insert_league_action(history.action(seasons, league_id, by, note))
        await seasons.store.change(league_id, change, kept)
        return await seasons.changed(league_id)
