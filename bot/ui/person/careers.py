"""A pirate's card, two cards side by side, and a server's records."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby

import discord

from bot.delivery.body import Page
from bot.model.animals import animal_of
from bot.model.careers import Career, Pair, Record, together
from bot.model.people import CardOf, PersonRow
from bot.presenters.picture import LedgerRow, Picture, Who, in_words
from bot.scorepads.figures import figures_of
from bot.seasons.records import rating_course
from bot.tables import careers, lookup, preferences
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.texts.keys import button_key, game_key, key_of
from bot.texts.minus import with_minus
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.caller import Caller, guild_of
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.text import escape, label
from bot.ui.pictures.captions import captioned
from bot.ui.pictures.careers import (
    Rated,
    about,
    beside_picture,
    beside_rows,
    card_picture,
    card_rows,
)

MOST_RIVALS = 25  # options of a select

# The ways on from a card, by whose games it counts now.
_SCOPES: Mapping[CardOf, Sequence[tuple[CardOf, str]]] = {
    CardOf.SERVER: ((CardOf.ALL, "button-card-all"), (CardOf.PRIVATE, "button-card-private")),
    CardOf.ALL: ((CardOf.SERVER, "button-card-server"), (CardOf.PRIVATE, "button-card-private")),
    CardOf.PRIVATE: ((CardOf.SERVER, "button-card-public"),),
}


async def show_card(caller: Caller, user: discord.User | discord.Member | None = None) -> None:
    """Answers with the card of the caller or another member. Raises `Refusal`."""
    if user is None:
        return await _show(caller, caller.person)
    if user.bot:
        raise Refusal("card_of_bot")
    if not isinstance(user, discord.Member):
        raise Refusal("card_left", name=escape(user.display_name))
    return await _show(caller, Person(user.id, user.display_name))


async def _show(caller: Caller, person: Person, *, in_place: bool = False) -> None:
    guild_id = guild_of(caller)
    is_own = person.user_id == caller.user_id
    known = await preferences.preferred(caller.tables, person.user_id)
    scope = known.card
    if scope is CardOf.PRIVATE and not is_own:
        raise Refusal("card_private", name=escape(person.name))
    career = await _career(caller, person.user_id, guild_id, scope)
    if not career.games and not is_own:
        raise Refusal("card_none", name=escape(person.name))
    rated = await _rated(caller, guild_id, person.user_id, career)
    animal = animal_of(person.user_id, known.animal)
    view = _card(person, known, career, rated, caller.say, is_own=is_own)
    rivals = [pair.user_id for pair in (career.prey, career.nemesis) if pair is not None]
    animals = await preferences.animals_of(caller.tables, rivals)
    picture = card_picture(Who(label(person.name), 0, animal), career, rated, caller.say, animals)
    whose = [] if scope is CardOf.PRIVATE else [caller.say(key_of("card-of", scope))]
    picture = _captioned(picture, caller, *whose)
    shown = await caller.pictured(guild_id, view, picture)
    await (caller.show_in_place if in_place else caller.show)(shown)


def _captioned(picture: Picture, caller: Caller, *parts: str) -> Picture:
    """A picture of people's figures that says so, and of which day they are."""
    words = (caller.say("select-card-of"), *parts)
    return captioned(picture, words, caller.tables.now(), caller.met.spoken_to_in)


async def _career(caller: Caller, user_id: int, guild_id: int, scope: CardOf) -> Career:
    """A person's record at tables and, as far as figures go, with real cards."""
    career = await careers.career_of(caller.tables, user_id, guild_id, scope)
    everywhere = scope is CardOf.ALL
    on_paper = await figures_of(caller.services.scorepads, user_id, guild_id, everywhere=everywhere)
    return replace(career, figures=together([*career.figures, *on_paper]))


async def _rated(caller: Caller, guild_id: int, user_id: int, career: Career) -> Rated | None:
    """The rating's course in the game that the person has played most in leagues."""
    rated = [
        Rated(figures.game, *await rating_course(caller.services.seasons, guild_id, figures.game, user_id))
        for figures in career.figures
    ]
    longest = max(rated, key=lambda one: len(one.course), default=None)
    return longest if longest is not None and longest.course else None


def _card(
    person: Person, known: PersonRow, career: Career, rated: Rated | None, say: Say, *, is_own: bool
) -> Page:
    title = f"### {say('card-of', name=escape(person.name))}"
    rows = "\n".join(_lines(card_rows(career, rated, say), say)) if career.games else say("card-none-yours")
    notes = "\n".join(f"-# {say(key)}" for key in _notes(known.card))
    own = [*_scopes(known.card, say), _button("card_animal", say)]
    buttons = [*(own if is_own else _beside_mine(person, say)), _button("card_records", say)]
    menus = [_rivals(career.rivals, say)] if is_own and career.rivals else []
    return page(
        [f"{title}\n{about(animal_of(person.user_id, known.animal), career, say)}", rows, notes],
        buttons,
        menus,
        beside=lambda: [f"{title}\n{notes}", *([] if career.games else [rows])],
        picture_first=True,
    )


def _notes(scope: CardOf) -> Iterator[str]:
    if scope is CardOf.PRIVATE:
        yield "card-is-private"
    yield "card-all-servers" if scope is CardOf.ALL else "card-counts"


def _lines(rows: Iterator[LedgerRow], say: Say) -> Iterator[str]:
    for row in rows:
        notes = f"\n-# {' · '.join(map(in_words, row.notes))}" if row.notes else ""
        yield _labelled(row.label, f"{escape(in_words(row.value))}{notes}", say)


def _labelled(label: str, text: str, say: Say) -> str:
    return say("labelled", label=f"**{label}**", text=text)


def _scopes(scope: CardOf, say: Say) -> Sequence[TableButton]:
    return [TableButton(ButtonId(NO_TABLE, "card_scope", None, to), say(key)) for to, key in _SCOPES[scope]]


def _beside_mine(person: Person, say: Say) -> Sequence[TableButton]:
    return [
        TableButton(ButtonId(NO_TABLE, "card_beside", None, str(person.user_id)), say("button-card-beside"))
    ]


def _button(action: str, say: Say) -> TableButton:
    return TableButton(ButtonId(NO_TABLE, action), say(button_key(action)))


def _rivals(rivals: Sequence[Pair], say: Say) -> TableSelect:
    options = [
        discord.SelectOption(
            label=label(pair.name)[:100],
            value=str(pair.user_id),
            description=say("card-ahead", ahead=pair.ahead, games=pair.games),
        )
        for pair in rivals[:MOST_RIVALS]
    ]
    return TableSelect(ButtonId(NO_TABLE, "card_beside"), say("select-card-rival"), options)


@answers("card")
async def _own(caller: Caller, button_id: ButtonId) -> None:
    await show_card(caller)


@answers("card_scope")
async def _scope(caller: Caller, button_id: ButtonId) -> None:
    await preferences.prefer(caller.tables, caller.user_id, "card", button_id.words.among(0, CardOf))
    await show_own(caller)


async def show_own(caller: Caller) -> None:
    """Shows the caller their own card in place of the pressed message."""
    await _show(caller, caller.person, in_place=True)


@answers("card_beside")
async def _beside(caller: Caller, button_id: ButtonId) -> None:
    guild_id, other_id = guild_of(caller), button_id.words.number(0, least=1)
    if other_id == caller.user_id:
        raise Refusal("rival_yourself")
    await caller.answer_later()
    name = await careers.name_of(caller.tables, other_id, guild_id)
    if not await caller.services.delivery.messenger.is_member(guild_id, other_id, now=False):
        raise Refusal("card_left", name=escape(name))
    other = await preferences.preferred(caller.tables, other_id)
    if other.card is CardOf.PRIVATE:
        raise Refusal("card_private", name=escape(name))
    own = await _career(caller, caller.user_id, guild_id, CardOf.SERVER)
    pair = next((one for one in own.rivals if one.user_id == other_id), None)
    if pair is None:
        raise Refusal("no_rival", name=escape(name))
    both = own, await _career(caller, other_id, guild_id, CardOf.SERVER)
    left = Who(label(caller.person.name), 0, caller.animal)
    right = Who(label(pair.name), 1, animal_of(other_id, other.animal))
    view, picture = _side_by_side((left, right), both, pair, caller.say)
    await caller.show(await caller.pictured(guild_id, view, _captioned(picture, caller)))


def _side_by_side(
    people: tuple[Who, Who], both: tuple[Career, Career], pair: Pair, say: Say
) -> tuple[Page, Picture]:
    title = f"### {say('card-beside', name=escape(people[0].name), other=escape(people[1].name))}"
    rows = "\n".join(
        _labelled(row.label, f"{row.left} – {row.right}", say) for row in beside_rows(both, pair, say)
    )
    view = page([title, rows], beside=lambda: [title], picture_first=True)
    return view, beside_picture(people, both, pair, say)


@answers("card_records")
async def _records(caller: Caller, button_id: ButtonId) -> None:
    guild_id, say = guild_of(caller), caller.say
    found = await careers.records_of(caller.tables, guild_id)
    posts = await lookup.posts_of(caller.tables, [record.table_id for record in found])
    blocks = [f"### {say('card-records')}"]
    for game, records in groupby(found, key=lambda one: one.game):
        lines = [f"**{say(game_key(game))}**"]
        for record in records:
            post = posts.get(record.table_id)
            place = record.channel_id if post is None else f"{post.channel_id}/{post.message_id}"
            lines.append(_record(record, f"https://discord.com/channels/{guild_id}/{place}", say))
        blocks.append("\n".join(lines))
    if not found:
        blocks.append(say("card-records-none"))
    await caller.show(page(blocks))


def _record(record: Record, link: str, say: Say) -> str:
    key = key_of("card-record", record.kind)
    made = say(key, value=with_minus(str(record.value)))
    if not record.has_holder:
        return f"- {made} ({say('card-record-at', table=str(record.table_id), link=link)})"
    name = say("card-someone") if record.name is None else escape(record.name)
    return f"- {made} ({say('card-record-by', name=name, table=str(record.table_id), link=link)})"
