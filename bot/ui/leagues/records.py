"""What is told of a server's players over all its leagues: a player's card, and the ratings."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from fractions import Fraction

from discord import ui

from bot.seasons.records import PlayerCard, Rated, player_card, ratings_in, server_statistics, usual_answer
from bot.tables.clock import HOUR, MINUTE
from bot.texts.catalog import Say
from bot.texts.keys import game_key
from bot.ui.kit.caller import Caller, guild_of
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.pagination import arrows, page_of
from bot.ui.kit.text import escape

ROWS = 20  # lines of the ratings on a page: as many as fit with the longest names


async def show_card(caller: Caller, user_id: int, name: str, game: str | None) -> None:
    """Answers with somebody's card in a game, or in each that they have played here."""
    guild_id, seasons = guild_of(caller), caller.services.seasons
    games = seasons.tables.entries if game is None else (game,)
    cards = [await player_card(seasons, guild_id, one, user_id) for one in games]
    may_see = user_id == caller.user_id or await caller.services.runs_leagues(caller.interaction)
    answer = await usual_answer(seasons, guild_id, user_id) if may_see else None
    await caller.show(card_view([card for card in cards if card.card.games], name, caller.say, answer))


def card_view(cards: list[PlayerCard], name: str, say: Say, answer: int | None = None) -> ui.LayoutView:
    """Cards of one player, a block for each game; `answer` is how many seconds half of their turns take."""
    title = f"## {say('card-title', name=escape(name))}"
    if not cards:
        return page([title, say("card-none")])
    last = [] if answer is None else [f"-# {say('card-answers', time=_span(answer, say))}"]
    return page([title, *("\n".join(_card(card, say)) for card in cards), *last])


def _span(seconds: int, say: Say) -> str:
    minutes = max(1, -(-seconds // MINUTE))
    if minutes < 2 * HOUR // MINUTE:
        return say("card-minutes", minutes=minutes)
    return say("league-hours", hours=round(seconds / HOUR))


def _card(player: PlayerCard, say: Say) -> Iterator[str]:
    card = player.card
    yield f"**{say(game_key(player.game))}**"
    parts = [say("standings-games", count=card.games), say("standings-wins", count=card.wins)]
    if card.forfeits:
        parts.append(say("standings-forfeits", count=card.forfeits))
    yield " · ".join(parts)
    if card.average_place is not None:
        whole, tenth = _tenths(card.average_place)
        yield say("card-place", whole=whole, tenth=tenth)
    if player.bids is not None and player.bids.share is not None:
        percent = round(player.bids.share * 100)
        yield say("card-bids", met=player.bids.met, made=player.bids.made, percent=percent)
    yield say("card-form", places=" · ".join(f"{place}." for place in card.form))
    if player.rating is not None:
        number, give = str(player.rating.shown), str(player.rating.uncertainty)
        yield say("card-rating", rating=number, uncertainty=give, count=player.rating.games)


def _tenths(number: Fraction) -> tuple[int, int]:
    return divmod(round(number * 10), 10)


async def show_ratings(caller: Caller, game: str) -> None:
    """Answers with the first page of a game's ratings in this server."""
    await caller.show(await _ratings(caller, game, 0))


async def _ratings(caller: Caller, game: str, number: int) -> ui.LayoutView:
    """A page of the ratings, from 0; the last one where there are fewer by now."""
    found, say = await ratings_in(caller.services.seasons, guild_of(caller), game), caller.say
    title = f"## {say('ratings-title', game=say(game_key(game)))}"
    if not found:
        return page([title, say("ratings-none")])
    last = (len(found) - 1) // ROWS
    here = min(number, last)
    if last:
        title = f"{title}\n-# {say('standings-page', page=here + 1, pages=last + 1)}"
    lines = "\n".join(_rated(row, say) for row in found[here * ROWS : (here + 1) * ROWS])
    leaves = arrows(NO_TABLE, "ratings", here, last, about=game) if last else ()
    told = await server_statistics(caller.services.seasons, guild_of(caller), game)
    server = say("ratings-server", games=told.games, people=told.people)
    if told.bids is not None and told.bids.share is not None:
        percent = round(told.bids.share * 100)
        bids = say("card-bids", met=told.bids.met, made=told.bids.made, percent=percent)
        server = f"{server}\n{bids}"
    return page([title, server, lines, f"-# {say('ratings-about')}"], leaves)


def _rated(row: Rated, say: Say) -> str:
    return say(
        "ratings-row",
        rank=row.rank,
        name=escape(row.name),
        rating=str(row.rating.shown),
        uncertainty=str(row.rating.uncertainty),
        count=row.rating.games,
    )


async def _turn(caller: Caller, button_id: ButtonId) -> None:
    game = button_id.words.among(2, caller.tables.entries)
    await caller.show_in_place(await _ratings(caller, game, page_of(button_id) or 0))


ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {"ratings": _turn}
