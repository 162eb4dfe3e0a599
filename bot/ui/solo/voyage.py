"""A voyage as each plays it: its deals, a game that can be left, and the page of each deal at the end."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from itertools import islice

import discord

from bot.delivery.body import Page
from bot.games.record import Record, replay_steps
from bot.games.shuffle import commitment
from bot.leagues.voyages import beyond
from bot.presenters.contract import Names
from bot.presenters.picture import Picture
from bot.seasons import voyages
from bot.seasons.league import League
from bot.seasons.voyages import Told
from bot.solo.hands import Hand
from bot.solo.playing import YOU
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.texts.keys import refusal_key
from bot.texts.minus import with_minus
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import in_rows, page
from bot.ui.kit.text import ago, at, escape
from bot.ui.solo.screens import Seen, game_named, hand_page, names_of, press, show_with_picture

MOST_NAMED = 20  # people on the page of a deal
PARTED_ROOM = 500  # characters for what each has done where two games parted


async def show_voyage(caller: Caller, button_id: ButtonId) -> None:
    """Answers with the deals of a voyage, as far as the caller has played them."""
    await caller.show(await _list(caller, button_id.words.number(0)))


async def _back(caller: Caller, button_id: ButtonId) -> None:
    await caller.show_in_place(await _list(caller, button_id.words.number(0)))


async def _list(caller: Caller, league_id: int, notice: str = "") -> Page:
    seasons, say = caller.services.seasons, caller.say
    league = await seasons.as_seen_by(await seasons.load(league_id), caller.user_id)
    own = {row.number: row for row in await voyages.hands_of(seasons, league, caller.user_id)}
    lines = []
    for row in league.rounds:
        hand, by = own.get(row.number), league.yardsticks.get(row.number)
        if hand is None:
            lines.append(say("voyage-not-played", number=row.number))
        elif hand.score is None:
            lines.append(say("voyage-under-way", number=row.number))
        elif by is None:
            lines.append(say("voyage-measuring", number=row.number, score=_signed(hand.score)))
        else:
            points = beyond(hand.score, by, low_is_good=league.rules.low_is_good)
            facts = {"points": _plus(points), "score": _signed(hand.score), "mean": _signed(by.mean)}
            lines.append(say("voyage-done", number=row.number, **facts))
    head = f"## {escape(league.row.name)}\n{_until(league, say)}"
    trust = f"-# {say('voyage-trust')}"
    blocks = [notice, head, "\n".join(lines), trust]
    options = [
        discord.SelectOption(label=say("voyage-deal", number=row.number), value=str(row.number))
        for row in league.rounds
    ]
    # Before the start it has no deals.
    choose = [TableSelect(_id("voyage_open", league.id), say("voyage-select"), options)] if options else []
    waiting = [row.number for row in league.rounds if row.number not in own or own[row.number].score is None]
    begun = [number for number in waiting if number in own]
    following = next(iter([*begun, *waiting]), None)
    buttons = []
    if league.is_sealed and following is not None:
        label = say("button-voyage-next", number=following)
        style = discord.ButtonStyle.success
        buttons.append(TableButton(_id("voyage_open", league.id, following), label, style=style))
    return page([text for text in blocks if text], buttons, choose)


def _until(league: League, say: Say) -> str:
    ends_at = 0 if league.round is None else league.round.ends_at or 0
    if not league.row.stage.live:
        return say("league-over")
    return say("voyage-until", deals=len(league.rounds), at=at(ends_at), ago=ago(ends_at))


def _id(action: str, league_id: int, *words: object) -> ButtonId:
    return ButtonId(NO_TABLE, action, None, " ".join(map(str, (league_id, *words))))


async def _open(caller: Caller, button_id: ButtonId) -> None:
    seasons, services = caller.services.seasons, caller.services
    league_id, number = button_id.words.number(0), button_id.words.number(1)
    league = await seasons.load(league_id)
    if not league.row.stage.live:
        await _show_told(caller, league, number)
        return
    try:
        hand = await voyages.take_up(seasons, services.solo, league_id, number, caller.user_id)
    except Refusal as refusal:
        notice = f"⚠️ {caller.say(refusal_key(refusal.code))}"
        await caller.show_in_place(await _list(caller, league_id, notice))
        return
    await show_with_picture(caller, *await voyage_screen(caller, hand))


async def voyage_screen(
    caller: Caller, hand: Hand, notice: str = "", draft: str = ""
) -> tuple[Page, Picture | None]:
    """A game of a voyage: the hand, or what came of it."""
    league, say = await caller.services.seasons.load(hand.row.league_id), caller.say
    seen = _seen(league, hand, caller.person.name, say, notice)
    if not hand.is_over:
        return hand_page(hand, seen, draft)
    known = await caller.services.seasons.as_seen_by(league, caller.user_id)
    return _over_page(known, hand, seen)


def _over_page(league: League, hand: Hand, seen: Seen) -> tuple[Page, Picture | None]:
    say, entry, number = seen.say, hand.entry, hand.row.number
    names, view = names_of(seen.name, say, hand.deal.level), entry.game.view(hand.play.state, YOU)
    score, by = hand.row.score or 0, league.yardsticks.get(number)
    if by is None:
        made = say("voyage-measuring", number=number, score=_signed(score))
    else:
        points = _plus(beyond(score, by, low_is_good=league.rules.low_is_good))
        made = say("voyage-done", number=number, points=points, score=_signed(score), mean=_signed(by.mean))
    told = f"**{made}**"
    others = "\n".join(_results(league, number, say))
    scores = entry.presenter.scorepad.scorepad(view, names, say)
    found = page(
        [text for text in (seen.head, told, others, scores) if text],
        [],
        in_rows(seen.leads),
        beside=lambda: [text for text in (seen.head, told, others) if text],
    )
    pictures = entry.presenter.pictures
    return found, None if pictures is None else pictures.sheet_picture(view.scorepad, names)


def _results(league: League, number: int, say: Say) -> Iterator[str]:
    """What those who have finished a deal have made of it, for somebody who has finished it, too."""
    by = league.yardsticks.get(number)
    for user_id, row in voyages.ranked(league, number)[:MOST_NAMED] if by is not None else ():
        assert by is not None
        points = _plus(beyond(row.score, by, low_is_good=league.rules.low_is_good))
        name = escape(league.name(user_id))
        key = "voyage-result-missing" if row.forfeited else "voyage-result"
        yield say(key, name=name, points=points, score=_signed(row.score))


async def _show_told(caller: Caller, league: League, number: int) -> None:
    """A deal of a voyage that is over: its seed, all results, and where one's game parted from the best."""
    services, say = caller.services, caller.say
    told = await voyages.tell(services.seasons, services.solo, league, number, caller.user_id)
    head = f"## {escape(league.row.name)}\n{say('voyage-deal', number=number)}"
    seed = say("voyage-seed", seed=told.drawn.seed.hex(), seal=commitment(told.drawn.seed))
    blocks = [head, "\n".join(_results(league, number, say)), _parting(league, told, caller), f"-# {seed}"]
    back = TableButton(_id("voyage_back", league.id), say("button-voyage-deals"))
    await caller.show_in_place(page([text for text in blocks if text], [back]))


def _parting(league: League, told: Told, caller: Caller) -> str:
    say = caller.say
    if told.own is None or told.other is None:
        return ""
    other = say("voyage-the-rule") if told.other_id is None else escape(league.name(told.other_id))
    at = voyages.parted_at(told.own, told.other)
    if at is None:
        return say("voyage-parted-never", other=other)
    names = names_of(caller.person.name, say)
    own, theirs = (_done(league, record, at, names, say) for record in (told.own, told.other))
    return say("voyage-parted", other=other, moves=at, own=own, theirs=theirs)


def _done(league: League, record: Record, at: int, names: Names, say: Say) -> str:
    """What was done with a move of a record, as its person saw it."""
    if at >= len(record.moves):
        return "–"
    seat, move = record.moves[at]
    before, after = islice(replay_steps(record), at, at + 2)
    events = league.entry.game.events(before, seat, move, after, YOU)
    told = " ".join(league.entry.presenter.events.event_text(one, names.brief, say) for one in events)
    return (told or f"`{move}`")[:PARTED_ROOM]


def _signed(score: int) -> str:
    return with_minus(str(score))


def _plus(points: int) -> str:
    return with_minus(f"{points:+}")


def _seen(league: League, hand: Hand, name: str, say: Say, notice: str) -> Seen:
    title = say(
        "voyage-title",
        league=escape(league.row.name),
        number=hand.row.number,
        deals=len(league.rounds),
        game=game_named(hand.deal, hand.entry, say),
    )
    notes = [] if hand.row.moves else [f"-# {say('voyage-about')}"]
    back = TableButton(_id("voyage_back", league.id), say("button-voyage-deals"))
    leads = [back, press("my_tables", say)]
    head = "\n".join([*filter(None, [notice]), title, f"-# {_until(league, say)}", *notes])
    return Seen(name, say, head, leads)


async def _go_on(caller: Caller, button_id: ButtonId) -> None:
    hand = await voyages.take_up(
        caller.services.seasons,
        caller.services.solo,
        button_id.words.number(0),
        button_id.words.number(1),
        caller.user_id,
    )
    shown, picture = await voyage_screen(caller, hand)
    await caller.show(shown)
    caller.picture_follows(caller.interaction.guild_id or 0, shown, picture)


ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {
    "voyage": show_voyage,
    "voyage_back": _back,
    "voyage_open": _open,
    "voyage_go_on": _go_on,
}
