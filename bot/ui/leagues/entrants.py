"""The people of a league, for its organisers: a list, and a page for each person."""

from collections.abc import Iterator, Mapping, Sequence

import discord
from discord import ui

from bot.model.leagues import EntrantRow, Format, Role, WishKind
from bot.model.matches import MatchRow
from bot.seasons import corrections, league_admin, participation, schedules
from bot.seasons.corrections import Given
from bot.seasons.history import reason_of
from bot.seasons.league import League
from bot.seasons.rounds import LADDER_ROUND
from bot.seasons.seasons import computed
from bot.tables.calendar import DAY
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton, TablePicker, TableSelect, picked_among, picked_person
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId, Words
from bot.ui.kit.errors import refusal_notice
from bot.ui.kit.layout import Row, page
from bot.ui.kit.modal import SUBMITTED, Field, naming, open_form, typed_in, typed_line, typed_on
from bot.ui.kit.pagination import Paged, id_of, page_of
from bot.ui.kit.panel import SHOW, Do
from bot.ui.kit.text import escape, label
from bot.ui.leagues.lookup import league_here, managed, panel_of_league, require_runner
from bot.ui.leagues.matches import match_name, match_state, match_title, round_in_short
from bot.ui.leagues.participation import invited_line
from bot.ui.leagues.standings import moved_block
from bot.ui.leagues.widgets import (
    MOST_OPTIONS,
    cut,
    entrant_label,
    entrant_name,
    given_line,
    given_points,
    names,
    options_for,
    reason_field,
    signed_number,
)

LONGEST_NAME = 32  # characters of a part of a name: Discord's names have no more
PAGE = 25  # people on a page: as many as a select offers
# How people take part, in the order in which they are listed, each with the characters for the names.
_ROOMS = {Role.PLAYER: 1_800, Role.WAITING: 600, Role.SUBSTITUTE: 500, Role.INVITED: 400}
_HEADS = {
    Role.PLAYER: "managing-players",
    Role.WAITING: "league-waiting-list",
    Role.SUBSTITUTE: "league-substitutes",
    Role.INVITED: "league-invited",
}
MATCHES = 25  # matches that are listed, the latest: as many as a select offers
LINES_ROOM = 2_000  # characters for their lines
ROLES = {
    Role.PLAYER: "entrant-player",
    Role.WAITING: "entrant-waiting",
    Role.SUBSTITUTE: "entrant-substitute",
    Role.INVITED: "entrant-invited",
    Role.OUT: "entrant-out",
}
NEW_FOR = 14 * DAY  # seconds for which an account, or a membership, is new
LONGEST_POINTS = 6  # characters of points by hand, as they are typed
POINTS_ROOM = 600  # characters for points by hand
NAMES_ROOM = 300  # characters for the names in a line of wishes
_SELECTS = {WishKind.APART: "wish-apart", WishKind.TOGETHER: "wish-together"}
_COMPUTERS = {WishKind.APART: "wish-apart-computer", WishKind.TOGETHER: "wish-together-computer"}
_LINES = {WishKind.APART: "wished-apart", WishKind.TOGETHER: "wished-together"}
_DONE = {WishKind.APART: "done-wished-apart", WishKind.TOGETHER: "done-wished-together"}


def _page(league: League, say: Say, notice: str = "", number: int = 0) -> ui.LayoutView:
    paged = Paged(_listed(league), PAGE, number)
    blocks = [notice, f"## {escape(league.row.name)}", *_lists(league, say)]
    turning = paged.arrows("league_people_page", str(league.id))
    search = TableButton(_button_id(league, "", "league_search"), f"🔎 {say('managing-search')}")
    back = TableButton(ButtonId(NO_TABLE, "league_manage", None, f"{league.id} show"), say("button-back"))
    buttons = [*turning, search]
    rows: list[TablePicker | TableSelect] = []
    if league.row.stage.live:
        buttons.append(TableButton(_button_id(league, "", "league_file"), say("button-league-file")))
        picker: ui.UserSelect[ui.LayoutView] = ui.UserSelect(placeholder=say("managing-add"))
        rows.append(TablePicker(_button_id(league, "add"), picker))
        asked: ui.UserSelect[ui.LayoutView] = ui.UserSelect(
            placeholder=say("managing-invite"), max_values=MOST_OPTIONS
        )
        rows.append(TablePicker(_button_id(league, "invite"), asked))
    if paged.shown:
        rows.append(_person_select(league, paged.shown, say))
    if paged.shown and league.row.stage.live:
        rows.append(_remove_select(league, paged.shown, say))
    return page([text for text in blocks if text], [*buttons, back], rows)


def _listed(league: League) -> Sequence[EntrantRow]:
    return [entrant for role in _ROOMS for entrant in league.in_role(role)]


def _person_select(league: League, shown: Sequence[EntrantRow], say: Say) -> TableSelect:
    """Opens the page of one person."""
    options = [
        discord.SelectOption(
            label=entrant_label(league, entrant.user_id)[:100],
            value=str(entrant.user_id),
            description=say(ROLES[entrant.role])[:100],
        )
        for entrant in shown
    ]
    return TableSelect(_button_id(league, "", "entrant_show"), say("managing-person"), options)


@answers("league_search")
async def _search(caller: Caller, button_id: ButtonId) -> None:
    league, _ = await managed(caller, button_id)
    say = caller.say
    field = Field("name", say("form-search"), say("form-search-about"), longest=LONGEST_NAME)
    await open_form(caller, say("managing-search"), [field], _button_id(league, "", "league_search"))


@answers("league_search_typed")
async def _found(caller: Caller, button_id: ButtonId) -> None:
    """Lists the people whose names contain the typed text, or shows the page of the only one.

    People who have left are found, too. Raises `Refusal("nobody_called")`.
    """
    league, _ = await managed(caller, button_id)
    say, typed = caller.say, typed_in(caller.interaction)["name"].casefold()
    hits = [entrant for entrant in league.entrants if typed in entrant.name.casefold()]
    if len(hits) == 1:
        await caller.show_in_place(entrant_page(league, hits[0], say))
        return
    if not hits:
        raise Refusal("nobody_called", value=typed)
    head = f"## {escape(league.row.name)}\n{say('managing-found', count=len(hits))}"
    listed = cut(names(league, (entrant.user_id for entrant in hits)), _ROOMS[Role.PLAYER], say, " · ")
    back = TableButton(_button_id(league, SHOW), say("button-back"))
    await caller.show_in_place(page([head, listed], [back], [_person_select(league, hits[:PAGE], say)]))


def _lists(league: League, say: Say) -> Iterator[str]:
    for role, room in _ROOMS.items():
        listed = [_with_age(league, one, say) for one in league.in_role(role)]
        if listed:
            yield f"{say(_HEADS[role], count=len(listed))}\n{cut(listed, room, say, ' · ')}"


def _with_age(league: League, entrant: EntrantRow, say: Say) -> str:
    """The name; beside it how old the account or membership was at the sign-up, if that is not long."""
    name = entrant_name(league, entrant.user_id)
    if entrant.is_computer:
        return name
    created_at = int(discord.utils.snowflake_time(entrant.user_id).timestamp())
    ages = {"entrant-new-account": created_at, "entrant-new-member": entrant.joined_at}
    found = [
        say(key, days=max(0, entrant.at - since) // DAY)
        for key, since in ages.items()
        if since is not None and entrant.at - since < NEW_FOR
    ]
    return f"{name} ({', '.join(found)})" if found else name


def _remove_select(league: League, shown: Sequence[EntrantRow], say: Say) -> TableSelect:
    options = options_for(league, (one.user_id for one in shown))
    return TableSelect(_button_id(league, "remove"), say("managing-remove"), options)


def _button_id(league: League, words: str, action: str = "league_people") -> ButtonId:
    return ButtonId(NO_TABLE, action, None, f"{league.id} {words}".strip())


@answers("league_people_page")
async def _turn(caller: Caller, button_id: ButtonId) -> None:
    await require_runner(caller)
    league = await league_here(caller, id_of(button_id))
    await caller.show_in_place(_page(league, caller.say, number=page_of(button_id) or 0))


async def _show_people(caller: Caller, league: League, words: Words, notice: str) -> None:
    await caller.show_in_place(_page(league, caller.say, notice))


PEOPLE = panel_of_league(_show_people)


@PEOPLE.step("league_people", "add")
async def _add(caller: Caller, league: League, words: Words) -> str:
    person = picked_person(caller.interaction)
    await participation.add(caller.services.seasons, league.id, person, caller.person)
    return caller.say("done-league-added", name=escape(person.name))


@PEOPLE.step("league_people", "invite")
async def _invite(caller: Caller, league: League, words: Words) -> str:
    people, others = picked_among(caller.interaction)
    after = await participation.invite(caller.services.seasons, league.id, people)
    line = invited_line(after, people, caller.say)
    return f"{line} {caller.say('invite-no-members', count=others)}" if others else line


@PEOPLE.step("league_people", "remove")
async def _remove(caller: Caller, league: League, words: Words) -> str:
    user_id = words.number(0)
    await participation.withdraw(caller.services.seasons, league.id, user_id, caller.person)
    return caller.say("done-league-removed", name=entrant_name(league, user_id))


def _drawn_line(league: League, match: MatchRow, say: Say) -> str:
    row = [] if match.round == LADDER_ROUND else [round_in_short(league, match, say)]
    return " · ".join([match_title(league, match, say), *row, match_state(league, match, say)])


def entrant_page(league: League, entrant: EntrantRow, say: Say, notice: str = "") -> ui.LayoutView:
    """The page of a person: role, wishes, points by hand, and matches, the latest first."""
    drawn = [match for match in league.matches if entrant.user_id in match.seats][::-1][:MATCHES]
    name, role = entrant_name(league, entrant.user_id), say(ROLES[entrant.role])
    head = f"## {escape(league.row.name)}\n**{name}** · {role}"
    lines = [_drawn_line(league, match, say) for match in drawn]
    wishes = "\n".join(wish_lines(league, entrant.user_id, say))
    given = [given_line(row, say) for row in corrections.points_in_effect(league, entrant.user_id)]
    blocks = [notice, head, wishes, cut(given, POINTS_ROOM, say), cut(lines, LINES_ROOM, say)]
    rows: list[Row] = []
    if drawn:
        options = [
            discord.SelectOption(
                label=match_name(league, match, say)[:100],
                value=str(match.id),
                description=match_state(league, match, say)[:100],
            )
            for match in drawn
        ]
        rows.append(TableSelect(ButtonId(NO_TABLE, "match_show"), say("managing-select"), options))
    rows += [
        *_points_back(league, entrant, say),
        *_newcomers(league, entrant, say),
        *wish_rows(league, entrant, say),
    ]
    give = TableButton(_press("entrant_points", league, entrant.user_id), say("button-entrant-points"))
    buttons = [give] if any(row.person == entrant.user_id for row in league.standings) else []
    return page([text for text in blocks if text], [*buttons, _back(league, say)], rows)


def _points_back(league: League, entrant: EntrantRow, say: Say) -> Iterator[TableSelect]:
    """Takes points by hand back."""
    options = [
        discord.SelectOption(
            label=f"{given_points(row.points)} · {label(row.name)}"[:100],
            value=str(row.id),
            description=label(row.reason)[:100],
        )
        for row in corrections.points_in_effect(league, entrant.user_id)[-MOST_OPTIONS:]
    ]
    if options:
        yield TableSelect(
            _press("entrant_points_back", league, entrant.user_id), say("points-take-back"), options
        )


def _newcomers(league: League, entrant: EntrantRow, say: Say) -> Iterator[TableSelect | TablePicker]:
    """Offers people who could take a player's place for good."""
    if entrant.role is not Role.PLAYER or not league.row.stage.live:
        return
    offers = (each.user_id for role in (Role.SUBSTITUTE, Role.WAITING) for each in league.in_role(role))
    if options := options_for(league, offers):
        about = _press("entrant_offered", league, entrant.user_id)
        yield TableSelect(about, say("entrant-replace"), options)
    picker: ui.UserSelect[ui.LayoutView] = ui.UserSelect(placeholder=say("entrant-replace-anybody"))
    yield TablePicker(_press("entrant_anybody", league, entrant.user_id), picker)


def _press(action: str, league: League, *words: int) -> ButtonId:
    return ButtonId(NO_TABLE, action, None, " ".join(map(str, (league.id, *words))))


def _back(league: League, say: Say) -> TableButton:
    back = ButtonId(NO_TABLE, "league_people", None, f"{league.id} show")
    return TableButton(back, say("button-back"))


def _entrant(league: League, user_id: int) -> EntrantRow:
    """A person of the league. Raises `Refusal("not_signed_up_any_more")`."""
    entrant = league.entrant(user_id)
    if entrant is None:
        raise Refusal("not_signed_up_any_more")
    return entrant


async def _show(caller: Caller, league: League, words: Words, notice: str) -> None:
    await caller.show_in_place(entrant_page(league, _entrant(league, words.number(0)), caller.say, notice))


ENTRANT = panel_of_league(_show)
answers("entrant_show")(ENTRANT.open)


@answers("entrant_points")
async def _ask_points(caller: Caller, button_id: ButtonId) -> None:
    league, words = await managed(caller, button_id)
    say, low = caller.say, int(league.scheme.low_is_good)
    points = Field("points", say("form-given"), say("form-given-about", low=low), longest=LONGEST_POINTS)
    about = _press(button_id.action, league, words.number(0))
    await open_form(caller, say("button-entrant-points"), [points, reason_field(say)], about)


@answers(f"entrant_points{SUBMITTED}")
async def _preview_points(caller: Caller, button_id: ButtonId) -> None:
    """Shows the standings that the typed points lead to. Raises `Refusal`."""
    league, words = await managed(caller, button_id)
    say, typed = caller.say, typed_in(caller.interaction)
    labels = dict.fromkeys(("no_number", "adjustment_out_of_range"), say("form-given"))
    with naming({**labels, "reason_wanted": say("referee-reason")}):
        given = Given(words.number(0), signed_number(typed["points"]))
        await _show_points(caller, league, given, reason_of(typed["reason"]))


async def _show_points(caller: Caller, league: League, given: Given, reason: str, notice: str = "") -> None:
    say, user_id = caller.say, given.user_id
    after = await computed(league.weight, lambda: corrections.preview_points(league, given))
    name = f"**{entrant_name(league, user_id)}** · {say('standings-given', given=given_points(given.points))}"
    head = "\n".join(filter(None, [notice, f"## {escape(league.row.name)}", name]))
    do = _press("entrant_points_do", league, user_id, given.points, len(league.adjustments))
    yes = TableButton(do, say("button-correct"), style=discord.ButtonStyle.success)
    no = TableButton(_press("entrant_show", league, user_id), say("button-no"))
    kept = typed_line(say("referee-reason"), reason)
    await caller.show_in_place(page([head, moved_block(league, after, say), kept], [yes, no]))


@answers("entrant_points_do")
async def _give_points(caller: Caller, button_id: ButtonId) -> None:
    """Gives or takes the points of the page, and shows the person's page. Raises `Refusal`."""
    league, words = await managed(caller, button_id)
    say, reason = caller.say, typed_on(caller.interaction.message)
    given = Given(words.number(0), words.number(1), words.number(2))
    try:
        after = await corrections.give_points(
            caller.services.seasons, league.id, given, caller.person, reason
        )
    except Refusal as wrong:
        notice = await refusal_notice(caller, wrong)
        if wrong.code == "points_have_changed" and reason:
            await _show_points(caller, league, given, reason, notice)
        else:
            await _show(caller, league, words, notice)
        return
    await _show(caller, after, words, say("done-points-given", name=entrant_name(after, given.user_id)))


@answers("entrant_points_back")
async def _ask_to_take_back(caller: Caller, button_id: ButtonId) -> None:
    league, words = await managed(caller, button_id)
    about = _press(button_id.action, league, words.number(0), words.number(1))
    await open_form(caller, caller.say("points-take-back"), [reason_field(caller.say)], about)


@answers(f"entrant_points_back{SUBMITTED}")
async def _take_points_back(caller: Caller, button_id: ButtonId) -> None:
    league, words = await managed(caller, button_id)
    say, reason = caller.say, typed_in(caller.interaction)["reason"]
    with naming({"reason_wanted": say("referee-reason")}):
        after = await corrections.take_points_back(
            caller.services.seasons, league.id, words.number(1), caller.person, reason
        )
    await _show(caller, after, words, say("done-points-back", name=entrant_name(after, words.number(0))))


@ENTRANT.step("entrant_offered")
async def _offered(caller: Caller, league: League, words: Words) -> str:
    newcomer = _entrant(league, words.number(1))
    return await _replace(caller, league, words.number(0), Person(newcomer.user_id, newcomer.name))


@ENTRANT.step("entrant_anybody")
async def _anybody(caller: Caller, league: League, words: Words) -> str:
    return await _replace(caller, league, words.number(0), picked_person(caller.interaction))


async def _replace(caller: Caller, league: League, user_id: int, newcomer: Person) -> str:
    await league_admin.replace_for_good(caller.services.seasons, league.id, user_id, newcomer, caller.person)
    name = entrant_name(league, user_id)
    return caller.say("done-replaced-for-good", name=name, other=escape(newcomer.name))


def wished(league: League, user_id: int) -> Mapping[int, WishKind]:
    """A person's wishes: the others with whom they want to sit, or not."""
    own = [wish for wish in league.wishes if user_id in (wish.one, wish.other)]
    return {wish.other if wish.one == user_id else wish.one: wish.kind for wish in own}


def wish_lines(league: League, user_id: int, say: Say) -> Iterator[str]:
    """A person's wishes in words, a line for each kind."""
    wishes = wished(league, user_id)
    for kind in WishKind:
        listed = [entrant_name(league, other) for other, of_kind in wishes.items() if of_kind is kind]
        if listed:
            yield say(_LINES[kind], names=cut(listed, NAMES_ROOM, say, ", "))


def wish_rows(league: League, entrant: EntrantRow, say: Say) -> Iterator[TableSelect | TablePicker]:
    """Selects to make a wish about a member or a computer player, and to drop one."""
    if entrant.role is not Role.PLAYER or league.row.format is not Format.SEASON or not league.row.stage.live:
        return
    for kind in WishKind:
        picker: ui.UserSelect[ui.LayoutView] = ui.UserSelect(placeholder=say(_SELECTS[kind]))
        yield TablePicker(_wish_id(f"wish_{kind}", league, entrant.user_id), picker)
    computers = [each.user_id for each in league.players if each.is_computer and each != entrant]
    for kind in WishKind if computers else ():
        about = _wish_id(f"wish_{kind}", league, entrant.user_id)
        yield TableSelect(about, say(_COMPUTERS[kind]), options_for(league, computers))
    if others := list(wished(league, entrant.user_id)):
        about = _wish_id("wish_forgotten", league, entrant.user_id)
        yield TableSelect(about, say("wish-forget"), options_for(league, others))


def _wish_id(action: str, league: League, user_id: int) -> ButtonId:
    return ButtonId(NO_TABLE, action, None, f"{league.id} {user_id}")


def _wish(kind: WishKind | None) -> Do[League]:
    """The step that stores a wish of a kind about the picked person; None drops their wish."""

    async def step(caller: Caller, league: League, words: Words) -> str:
        user_id, other = words.number(0), words.number(1)
        if kind is not None and other > 0:
            other = picked_person(caller.interaction).user_id
        two = (user_id, other)
        after = await schedules.wish(caller.services.seasons, league.id, two, kind, caller.person)
        key = "done-wish-forgotten" if kind is None else _DONE[kind]
        return caller.say(key, name=entrant_name(after, user_id), other=entrant_name(after, other))

    return step


ENTRANT.step("wish_apart")(_wish(WishKind.APART))
ENTRANT.step("wish_together")(_wish(WishKind.TOGETHER))
ENTRANT.step("wish_forgotten")(_wish(None))
