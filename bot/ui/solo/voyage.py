"""The pages of a voyage for one player: its deals, each game, and each deal after the end."""

from collections.abc import Iterator, Mapping, Sequence

import discord

from bot.delivery.body import Page
from bot.leagues.voyages import beyond
from bot.model.solo import SoloHandRow
from bot.presenters.picture import Picture
from bot.seasons import voyages
from bot.seasons.league import League
from bot.seasons.voyages import RevealedDeal
from bot.solo.hands import Hand
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.texts.keys import refusal_key
from bot.texts.minus import with_minus
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.text import ago, at, escape
from bot.ui.solo.parting import parted_moves, seed_text
from bot.ui.solo.screens import Frame, game_named, hand_page, press, scored_page, show_with_picture

MOST_NAMED = 20  # people on the page of a deal
NOTHING = "–"  # for a deal that the reader did not play


@answers("voyage")
async def show_voyage(caller: Caller, button_id: ButtonId) -> None:
    """Answers with the deals of a voyage, as far as the caller has played them."""
    await caller.show(await _list(caller, button_id.words.number(0)))


async def _own_hands(caller: Caller, league: League) -> Mapping[int, SoloHandRow]:
    found = await voyages.hands_of(caller.services.seasons, league, caller.user_id)
    return {row.number: row for row in found}


@answers("voyage_back")
async def _back(caller: Caller, button_id: ButtonId) -> None:
    await caller.show_in_place(await _list(caller, button_id.words.number(0)))


async def _list(caller: Caller, league_id: int, notice: str = "") -> Page:
    seasons, say = caller.services.seasons, caller.say
    league = await seasons.as_seen_by(await seasons.load(league_id), caller.user_id)
    own = await _own_hands(caller, league)
    numbers = (row.number for row in league.rounds)
    lines = [f"{number}. {_deal_line(league, number, own.get(number), caller, say)}" for number in numbers]
    head = f"## {escape(league.row.name)}\n{_until(league, say)}"
    trust = f"-# {say('voyage-trust')}" if league.row.stage.live else ""
    blocks = [notice, head, "\n".join(lines), trust]
    options = [
        discord.SelectOption(label=say("voyage-deal", number=row.number), value=str(row.number))
        for row in league.rounds
    ]
    # Before the start it has no deals.
    choose = [TableSelect(_id("voyage_open", league.id), say("voyage-select"), options)] if options else []
    return page([text for text in blocks if text], _next(league, own, say), choose)


def _next(league: League, own: Mapping[int, SoloHandRow], say: Say) -> Sequence[TableButton]:
    """The button to a deal that the player has begun, or else to a new one."""
    waiting = [row.number for row in league.rounds if row.number not in own or own[row.number].score is None]
    if not league.is_sealed or not waiting:
        return ()
    number = min(waiting, key=lambda number: (number not in own, number))
    label, style = say("button-voyage-next", number=number), discord.ButtonStyle.success
    return [TableButton(_id("voyage_open", league.id, number), label, style=style)]


def _deal_line(league: League, number: int, hand: SoloHandRow | None, caller: Caller, say: Say) -> str:
    """A player's result in a deal; after the voyage also the points for a deal they missed."""
    if hand is not None and hand.score is not None:
        return _score_text(league, number, hand.score, say)
    if league.row.stage.live:
        return say("voyage-not-played" if hand is None else "voyage-under-way")
    counted = dict(voyages.ranked(league, number)).get(caller.user_id)
    if counted is None:
        return NOTHING
    by, low_is_good = league.yardsticks[number], league.rules.low_is_good
    return say("voyage-missed", points=_plus(beyond(counted.score, by, low_is_good=low_is_good)))


def _score_text(league: League, number: int, score: int, say: Say) -> str:
    """A score in a deal, with its points as soon as the computer pirates' games are played."""
    by = league.yardsticks.get(number)
    if by is None:
        return say("voyage-measuring", score=_signed(score))
    points = _plus(beyond(score, by, low_is_good=league.rules.low_is_good))
    return say("voyage-done", points=points, score=_signed(score), mean=_signed(by.mean))


def _until(league: League, say: Say) -> str:
    ends_at = 0 if league.round is None else league.round.ends_at or 0
    if not league.row.stage.live:
        return say("voyage-is-over")
    return say("voyage-until", deals=len(league.rounds), at=at(ends_at), ago=ago(ends_at))


def _id(action: str, league_id: int, *words: object) -> ButtonId:
    return ButtonId(NO_TABLE, action, None, " ".join(map(str, (league_id, *words))))


@answers("voyage_open")
async def _show_deal(caller: Caller, button_id: ButtonId) -> None:
    seasons, services = caller.services.seasons, caller.services
    league_id, number = button_id.words.number(0), button_id.words.number(1)
    league = await seasons.load(league_id)
    if not league.row.stage.live:
        await _show_revealed(caller, league, number)
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
    """The page of a voyage's game: the hand, or the result."""
    league, say = await caller.services.seasons.load(hand.row.series.league_id or 0), caller.say
    frame = _frame(league, hand, caller, notice)
    if not hand.is_over:
        return hand_page(hand, frame, draft)
    visible = await caller.services.seasons.as_seen_by(league, caller.user_id)
    return _over_page(visible, hand, frame, _next(visible, await _own_hands(caller, league), say))


def _over_page(
    league: League, hand: Hand, frame: Frame, following: Sequence[TableButton]
) -> tuple[Page, Picture | None]:
    say, number = frame.say, hand.row.number
    own_score = f"**{_score_text(league, number, hand.row.score or 0, say)}**"
    results = list(_results(league, number, say))
    others = ["\n".join(results)] if len(results) > 1 else []  # else there is only the reader's own, as above
    return scored_page(hand, frame, [own_score, *others], following)


def _results(league: League, number: int, say: Say) -> Iterator[str]:
    """The results in a deal, for a reader who may see them."""
    by = league.yardsticks.get(number)
    for user_id, row in voyages.ranked(league, number)[:MOST_NAMED] if by is not None else ():
        assert by is not None
        points = _plus(beyond(row.score, by, low_is_good=league.rules.low_is_good))
        name = escape(league.name(user_id))
        key = "voyage-result-missing" if row.forfeited else "voyage-result"
        yield say(key, name=name, points=points, score=_signed(row.score))


async def _show_revealed(caller: Caller, league: League, number: int) -> None:
    """Shows a deal after the voyage: its seed, all results, and the first move unlike the best game."""
    services, say = caller.services, caller.say
    deal = await voyages.tell(services.seasons, services.solo, league, number, caller.user_id)
    head = f"## {escape(league.row.name)}\n{say('voyage-deal', number=number)}"
    seed = f"-# {seed_text(deal.drawn, say)}"
    blocks = [head, "\n".join(_results(league, number, say)), _parting(league, deal, caller), seed]
    back = TableButton(_id("voyage_back", league.id), say("button-voyage-deals"))
    await caller.show_in_place(page([text for text in blocks if text], [back]))


def _parting(league: League, deal: RevealedDeal, caller: Caller) -> str:
    say = caller.say
    if deal.own is None or deal.other is None:
        return ""
    them = say("voyage-the-rule") if deal.other_id is None else league.name(deal.other_id)
    other = escape(them)
    found = parted_moves(league.entry, (deal.own, deal.other), (caller.person.name, them), say)
    if found is None:
        return say("voyage-parted-never", other=other)
    own, theirs, moves = found
    return say("voyage-parted", other=other, moves=moves, own=own, theirs=theirs)


def _signed(score: int) -> str:
    return with_minus(str(score))


def _plus(points: int) -> str:
    return with_minus(f"{points:+}")


def _frame(league: League, hand: Hand, caller: Caller, notice: str) -> Frame:
    say = caller.say
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
    head = "\n".join([title, f"-# {_until(league, say)}", *notes])
    return Frame(caller.person.name, say, head, leads, animal=caller.animal, notice=notice)


@answers("voyage_go_on")
async def _go_on(caller: Caller, button_id: ButtonId) -> None:
    hand = await voyages.take_up(
        caller.services.seasons,
        caller.services.solo,
        button_id.words.number(0),
        button_id.words.number(1),
        caller.user_id,
    )
    shown, picture = await voyage_screen(caller, hand)
    await caller.show(await caller.pictured(caller.interaction.guild_id or 0, shown, picture))
