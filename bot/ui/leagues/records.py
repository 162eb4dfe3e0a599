"""A server's leagues in lists, as files, and in figures: archive, export, players' cards, ratings."""

import asyncio
import io
import json
import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from zipfile import ZIP_DEFLATED, ZipFile

import discord
from discord import ui

from bot.model.leagues import LeagueRow
from bot.model.solo import SoloDealRow
from bot.seasons import voyages
from bot.seasons.export import Names, exported, sheets
from bot.seasons.league import League
from bot.seasons.records import PlayerCard, Rated, player_card, ratings_in, server_statistics, usual_answer
from bot.tables.clock import HOUR, MINUTE
from bot.texts.catalog import Say
from bot.texts.keys import game_key, key_of
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton, TablePicker, TableSelect, picked_person
from bot.ui.kit.caller import Caller, guild_of
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.errors import reply
from bot.ui.kit.layout import page
from bot.ui.kit.pagination import Paged, page_of
from bot.ui.kit.text import at, escape, label
from bot.ui.leagues.lookup import its_league, league_link, league_named
from bot.ui.leagues.post import league_blocks, league_buttons, small_print
from bot.ui.leagues.standings import show_standings, why_select, winners_text
from bot.ui.leagues.widgets import cut

ROWS = 20  # lines of the ratings on a page: as many as fit with the longest names
LEAGUES = 8  # leagues on a page of the archive
FORMATS = ("csv", "json")  # of an export
# Bytes beyond which files are zipped: Discord takes 10 MiB
# (https://discord.com/developers/docs/reference#uploading-files).
MOST_BYTES = 8 * 1024 * 1024
LIST_ROOM = 3_500  # characters for all lines of the list


@answers("profile")
async def _own_profile(caller: Caller, button_id: ButtonId) -> None:
    user = caller.interaction.user
    await caller.show(await _profile(caller, user.id, user.display_name))


@answers("profile_of")
async def _profile_of(caller: Caller, button_id: ButtonId) -> None:
    person = picked_person(caller.interaction)
    await caller.show_in_place(await _profile(caller, person.user_id, person.name))


async def _profile(caller: Caller, user_id: int, name: str) -> ui.LayoutView:
    """A player's card in each game that they have played here."""
    guild_id, seasons = guild_of(caller), caller.services.seasons
    cards = [await player_card(seasons, guild_id, game, user_id) for game in seasons.tables.entries]
    may_see = user_id == caller.user_id or await caller.services.runs_leagues(caller.interaction)
    answer = await usual_answer(seasons, guild_id, user_id) if may_see else None
    return card_view([card for card in cards if card.card.games], name, caller.say, answer)


def card_view(cards: list[PlayerCard], name: str, say: Say, answer: int | None = None) -> ui.LayoutView:
    """Cards of one player, a block for each game; `answer` is how many seconds half of their turns take."""
    blocks = ["\n".join(_card(card, say)) for card in cards] or [say("card-none")]
    if cards and answer is not None:
        blocks.append(f"-# {say('card-answers', time=_span(answer, say))}")
    picker: ui.UserSelect[ui.LayoutView] = ui.UserSelect(placeholder=say("profile-of"))
    whose = TablePicker(ButtonId(NO_TABLE, "profile_of"), picker)
    return page([f"## {say('card-title', name=escape(name))}", *blocks], rows=[whose])


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
    if player.unusual:
        yield f"-# {say('standings-unusual', count=player.unusual)}"


def _tenths(number: Fraction) -> tuple[int, int]:
    return divmod(round(number * 10), 10)


@answers("league_ratings", given=its_league)
async def _show_ratings(caller: Caller, league: League) -> None:
    await caller.show(await _ratings(caller, league.row.game, 0))


async def _ratings(caller: Caller, game: str, number: int) -> ui.LayoutView:
    """A page of the ratings, from 0; the last one where there are fewer by now."""
    found, say = await ratings_in(caller.services.seasons, guild_of(caller), game), caller.say
    title = f"## {say('ratings-title', game=say(game_key(game)))}"
    if not found:
        return page([title, say("ratings-none")])
    paged = Paged(found, ROWS, number)
    title += paged.number(say)
    lines = "\n".join(_rated(row, say) for row in paged.shown)
    leaves = paged.arrows("ratings", game)
    figures = await server_statistics(caller.services.seasons, guild_of(caller), game)
    server = say("ratings-server", games=figures.games, people=figures.people)
    if figures.bids is not None and figures.bids.share is not None:
        percent = round(figures.bids.share * 100)
        bids = say("card-bids", met=figures.bids.met, made=figures.bids.made, percent=percent)
        server = f"{server}\n{bids}"
    about = f"-# {say('ratings-about')}"
    if figures.unusual:
        about = f"{about}\n-# {say('standings-unusual', count=figures.unusual)}"
    return page([title, server, lines, about], leaves)


def _rated(row: Rated, say: Say) -> str:
    return say(
        "ratings-row",
        rank=row.rank,
        name=escape(row.name),
        rating=str(row.rating.shown),
        uncertainty=str(row.rating.uncertainty),
        count=row.rating.games,
    )


@answers("ratings")
async def _turn(caller: Caller, button_id: ButtonId) -> None:
    game = button_id.words.among(2, caller.tables.entries)
    await caller.show_in_place(await _ratings(caller, game, page_of(button_id) or 0))


async def _archive(caller: Caller, number: int) -> ui.LayoutView:
    """A page of the archive, from 0; the last one where there are fewer."""
    say, seasons = caller.say, caller.services.seasons
    over = [row for row in await seasons.of_guild(guild_of(caller)) if not row.stage.live]
    title = f"## {say('archive-title')}"
    if not over:
        return page([title, say("archive-none")])
    paged = Paged(over, LEAGUES, number)
    leagues = [await seasons.load(row.id) for row in paged.shown]
    lines = "\n".join(_line(league, say) for league in leagues)
    text = [f"{title}{paged.number(say)}", lines]
    return page(text, paged.arrows("archive"), [_select(leagues, say)])


def _line(league: League, say: Say) -> str:
    row, winners = league.row, winners_text(league, say)
    closed = at(row.closed_at or row.created_at)
    line = f"**[{escape(row.name)}]({league_link(row)})** · {say(game_key(row.game))} · {closed}"
    text = f"🏆 {winners}" if winners else say(key_of("league-is", row.stage))
    return f"{line}\n-# {text}"


def _select(leagues: Sequence[League], say: Say) -> TableSelect:
    options = [
        discord.SelectOption(
            label=label(league.row.name)[:100],
            value=str(league.id),
            description=say(game_key(league.row.game)),
        )
        for league in leagues
    ]
    return TableSelect(ButtonId(NO_TABLE, "archived"), say("archive-select"), options)


@answers("archive")
async def _turn_archive(caller: Caller, button_id: ButtonId) -> None:
    number = page_of(button_id)
    if number is None:  # pressed below a league, which stays
        await caller.show(await _archive(caller, 0))
    else:
        await caller.show_in_place(await _archive(caller, number))


@answers("archived", given=its_league)
async def _open_archived(caller: Caller, league: League) -> None:
    await show_standings(caller, league)


async def show_export(caller: Caller, name: str, kind: str) -> None:
    """Answers with a league as files, "csv" or "json", ephemerally. Raises `Refusal`."""
    await caller.answer_later()
    league = await league_named(caller, name)
    names = await caller.services.seasons.names(league.row.guild_id)
    deals = await voyages.revealed_deals(caller.services.seasons, league)
    files = await asyncio.to_thread(files_of, league, names, kind, deals)
    text = caller.say("done-league-exported", name=escape(league.row.name))
    await reply(caller.interaction, text, files)


def files_of(
    league: League, names: Names, kind: str, deals: Sequence[SoloDealRow] = ()
) -> Sequence[discord.File]:
    """A league's files, as one archive if they are large. Blocks, so it runs in a thread."""
    if kind == "json":
        texts = {"league.json": json.dumps(exported(league, names, deals), indent=2, ensure_ascii=False)}
    else:
        texts = {f"{sheet}.csv": text for sheet, text in sheets(league, names).items()}
    files = {f"{_file_name(league)}-{name}": text.encode() for name, text in texts.items()}
    if sum(map(len, files.values())) > MOST_BYTES:
        whole = io.BytesIO()
        with ZipFile(whole, "w", ZIP_DEFLATED) as archive:
            for name, data in files.items():
                archive.writestr(name, data)
        files = {f"{_file_name(league)}.zip": whole.getvalue()}
    return [discord.File(io.BytesIO(data), filename=name) for name, data in files.items()]


def _file_name(league: League) -> str:
    return re.sub(r"[^a-z0-9]+", "-", league.row.name.casefold()).strip("-") or str(league.id)


async def show_list(caller: Caller) -> None:
    """Answers with the leagues of this server, live ones first."""
    rows = await caller.services.seasons.of_guild(guild_of(caller))
    say = caller.say
    if not rows:
        await caller.show(page([say("leagues-none")]))
        return
    lines = [_league_line(row, say) for row in rows]
    await caller.show(page([f"## {say('leagues-title')}", cut(lines, LIST_ROOM, say)]))


async def show_league(caller: Caller, league: League) -> None:
    """Answers with a league's post in the caller's language, its buttons, and a link to it."""
    link = caller.say("league-link", link=league_link(league.row))
    first, *rest = league_blocks(league, caller.say)
    blocks = [f"{first}\n{link}", *rest, *small_print(league, caller.say)]
    buttons = [*league_buttons(league, caller.say), *_look_buttons(league, caller.say)]
    if not league.row.stage.live and await caller.services.runs_leagues(caller.interaction):
        buttons.append(_button("league_panel", league, caller.say("button-league-panel")))
    await caller.show(page(blocks, buttons, why_select(league, league.standings, caller.say)))


def _look_buttons(league: League, say: Say) -> Sequence[TableButton]:
    """The buttons to the league's standings, and to its server's ratings, profiles and past leagues."""
    return [
        _button("archived", league, say("button-standings")),
        _button("league_ratings", league, say("button-ratings")),
        TableButton(ButtonId(NO_TABLE, "profile"), say("button-profile")),
        TableButton(ButtonId(NO_TABLE, "archive"), say("archive-title")),
    ]


def _button(action: str, league: League, label: str) -> TableButton:
    return TableButton(ButtonId(NO_TABLE, action, None, str(league.id)), label)


def _league_line(row: LeagueRow, say: Say) -> str:
    stage = say(key_of("league-is", row.stage))
    parts = [
        f"[{escape(row.name)}]({league_link(row)})",
        say(key_of("format", row.format)),
        say(game_key(row.game)),
        stage,
    ]
    return f"- {' · '.join(parts)}"
