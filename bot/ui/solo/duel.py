"""The pages of a duel for its players: its deals, each game, and the comparison at its end."""

from collections.abc import Mapping, Sequence

import discord

from bot.delivery.body import Page
from bot.entry import Entry
from bot.games.shuffle import commitment
from bot.model.animals import apart
from bot.model.challenges import ChallengeState
from bot.model.solo import SoloDealRow, SoloHandRow
from bot.presenters.picture import Cell, Picture, Sheet, Who, pictured
from bot.solo.duels import DEALS, Duel, RevealedDeal
from bot.solo.hands import Hand
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.texts.keys import game_key, refusal_key
from bot.texts.minus import with_minus
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.text import ago, at, escape, label
from bot.ui.live.live import live_of
from bot.ui.solo.parting import parted_moves, seed_text
from bot.ui.solo.screens import Frame, game_named, hand_page, press, scored_page, show_with_picture
from bot.ui.table.challenges import challenge_of, challenge_to, rival_of

ROOM = 250  # characters for each of the two moves that first differ, of all three deals


def duel_button(action: str, duel_id: int, text: str, *words: object, primary: bool = False) -> TableButton:
    """A button of a duel."""
    style = discord.ButtonStyle.primary if primary else discord.ButtonStyle.secondary
    argument = " ".join(map(str, (duel_id, *words)))
    return TableButton(ButtonId(NO_TABLE, action, None, argument), text, style=style)


def duel_post(duel: Duel, drawn: Sequence[SoloDealRow], say: Say) -> Page:
    """The public message of a duel that is under way: progress and seals, no points."""
    one, other = (
        say("duel-progress", name=escape(player.name), done=duel.finished(player.seat), deals=DEALS)
        for player in duel.players
    )
    head = f"{_title(duel, say)}\n{say('duel-about', at=at(duel.ends_at), ago=ago(duel.ends_at))}"
    seals = "\n".join(f"-# {row.number}. {commitment(row.seed)}" for row in drawn)
    play = duel_button("duel", duel.id, say("button-duel-play"), primary=True)
    return page([head, f"{one}\n{other}", f"-# {say('duel-seals')}\n{seals}"], [play])


def duel_end(duel: Duel, deals: Sequence[RevealedDeal], entry: Entry, say: Say) -> tuple[Page, Picture]:
    """A duel that is decided, deal by deal: results, where it parted, seeds; and its picture."""
    head = f"{_title(duel, say)}\n{_decision(duel, say)}"
    parted = [text for deal in deals if (text := _parted(duel, deal, entry, say))]
    seeds = "\n".join(f"-# {deal.drawn.number}. {seed_text(deal.drawn, say)}" for deal in deals)
    blocks = ["\n\n".join(parted)] if parted else []
    again = [duel_button("duel_again", duel.id, say("button-duel-again"))]
    results = "\n".join(_result(duel, deal.drawn.number, say) for deal in deals)
    found = page(
        [head, results, *blocks],
        again,
        beside=lambda: [head, *blocks],
        below=[seeds],
        picture_first=True,
    )
    return found, _sheet(duel, deals, say)


def _decision(duel: Duel, say: Say) -> str:
    winner, sums = duel.row.winner, [with_minus(str(duel.total(seat))) for seat in (0, 1)]
    if winner is None:
        return say("duel-shared", points=sums[0])
    name = escape(duel.players[winner].name)
    key = "duel-won" if duel.total(0) != duel.total(1) else "duel-won-deals"
    return say(key, name=name, own=sums[winner], theirs=sums[1 - winner])


def _result(duel: Duel, number: int, say: Say) -> str:
    one, other = (
        say(
            "duel-missed" if duel.results[player.seat, number].missed else "duel-result",
            name=escape(player.name),
            score=with_minus(str(duel.results[player.seat, number].score)),
        )
        for player in duel.players
    )
    return say("labelled", label=f"**{say('duel-deal', number=number)}**", text=f"{one} · {other}")


def _parted(duel: Duel, deal: RevealedDeal, entry: Entry, say: Say) -> str:
    if len(deal.records) < len(duel.players):
        return ""
    one, other = (player.name for player in duel.players)
    found = parted_moves(entry, (deal.records[0], deal.records[1]), (one, other), say)
    title = f"**{say('duel-deal', number=deal.drawn.number)}**"
    if found is None:
        return say("labelled", label=title, text=say("duel-parted-never"))
    own, theirs, moves = found
    lines = [say("labelled", label=title, text=say("duel-parted", moves=moves))]
    lines += [
        say("labelled", label=escape(name), text=text[:ROOM]) for name, text in ((one, own), (other, theirs))
    ]
    return "\n".join(lines)


def _sheet(duel: Duel, deals: Sequence[RevealedDeal], say: Say) -> Picture:
    """The one with the better sum is on the left."""
    seats = (1, 0) if duel.row.winner == 1 else (0, 1)
    animals = apart([(duel.players[seat].user_id or duel.players[seat].name, None) for seat in seats])
    people = tuple(
        Who(label(duel.players[seat].name), seat, animal) for seat, animal in zip(seats, animals, strict=True)
    )

    def cell(seat: int, number: int) -> Cell:
        result = duel.results[seat, number]
        note = say("duel-missed-short") if result.missed else ""
        return Cell(with_minus(str(result.score)), note, strong=duel.best(number) == seat)

    rows = [
        (str(deal.drawn.number), tuple(cell(seat, deal.drawn.number) for seat in seats)) for deal in deals
    ]
    sums = tuple(Cell(with_minus(str(duel.total(seat))), strong=True) for seat in seats)
    rows.append((say("duel-sum"), sums))
    return pictured(
        Sheet(people, tuple(rows), 0 if duel.row.winner is None else 1), first=_decision(duel, say)
    )


def _title(duel: Duel, say: Say) -> str:
    one, other = (escape(player.name) for player in duel.players)
    return f"## 🤺 {one} – {other}\n{say(game_key(duel.row.game))}"


@answers("duel_accept")
async def _accept(caller: Caller, button_id: ButtonId) -> None:
    row = await challenge_of(caller, button_id)
    if not row.is_duel or row.state is not ChallengeState.OPEN or row.ends_at <= caller.tables.now():
        raise Refusal("challenge_old")
    duel = await caller.services.duels.accept(row, caller.person)
    await caller.services.delivery.direct_messages.tapped(caller.met)  # its news come in private
    live_of(caller.interaction).challenges.changed()
    await caller.show(await _list(caller, duel))


@answers("duel")
async def _show(caller: Caller, button_id: ButtonId) -> None:
    await _show_duel(caller, button_id, in_place=False)


@answers("duel_back")
async def _back(caller: Caller, button_id: ButtonId) -> None:
    await _show_duel(caller, button_id, in_place=True)


async def _show_duel(caller: Caller, button_id: ButtonId, *, in_place: bool) -> None:
    """The deals of a duel, as far as the caller has played them; once it is decided, the comparison."""
    duels = caller.services.duels
    duel = await duels.load(button_id.words.number(0, least=1))
    if duel.is_decided:
        entry = caller.tables.entries[duel.row.game]
        found, picture = duel_end(duel, await duels.revealed(duel), entry, caller.say)
        shown = await caller.pictured(duel.row.guild_id, found, picture)
        await (caller.show_in_place if in_place else caller.show)(shown)
        return
    await (caller.show_in_place if in_place else caller.show)(await _list(caller, duel))


async def _list(caller: Caller, duel: Duel, notice: str = "") -> Page:
    say, duels = caller.say, caller.services.duels
    player = duels.player(duel, caller.user_id)
    other = duel.players[1 - player.seat]
    hands = await duels.hands_of(duel, caller.user_id)
    lines = [f"{number}. {_own(hands.get(number), say)}" for number in range(1, DEALS + 1)]
    progress = say("duel-progress", name=escape(other.name), done=duel.finished(other.seat), deals=DEALS)
    head = f"{_title(duel, say)}\n{say('duel-about', at=at(duel.ends_at), ago=ago(duel.ends_at))}"
    longer = [] if player.longer else [duel_button("duel_longer", duel.id, say("button-duel-longer"))]
    blocks = [notice, head, "\n".join(lines), progress, f"-# {say('duel-trust')}"]
    return page([text for text in blocks if text], [*_next(duel, hands, say), *longer])


def _own(hand: SoloHandRow | None, say: Say) -> str:
    if hand is None:
        return say("duel-not-played")
    if hand.score is None:
        return say("duel-under-way")
    return say("duel-done", score=with_minus(str(hand.score)))


def _next(duel: Duel, hands: Mapping[int, SoloHandRow], say: Say) -> Sequence[TableButton]:
    """The button to a deal that the player has begun, or else to a new one."""
    waiting = [number for number in range(1, DEALS + 1) if number not in hands or hands[number].score is None]
    if not waiting or duel.is_decided:
        return ()
    number = min(waiting, key=lambda number: (number not in hands, number))
    return [duel_button("duel_open", duel.id, say("button-duel-next", number=number), number, primary=True)]


@answers("duel_open")
async def _open(caller: Caller, button_id: ButtonId) -> None:
    duels, words = caller.services.duels, button_id.words
    duel_id, number = words.number(0, least=1), words.number(1, least=1)
    try:
        hand = await duels.take_up(duel_id, number, caller.user_id)
    except Refusal as refusal:
        if refusal.code != "duel_over":
            raise
        notice = f"⚠️ {caller.say(refusal_key(refusal.code))}"
        await caller.show_in_place(await _list(caller, await duels.load(duel_id), notice))
        return
    await show_with_picture(caller, *await duel_screen(caller, hand))


@answers("duel_longer")
async def _longer(caller: Caller, button_id: ButtonId) -> None:
    duel = await caller.services.duels.ask_longer(button_id.words.number(0, least=1), caller.user_id)
    await caller.show_in_place(await _list(caller, duel))


@answers("duel_again")
async def _again(caller: Caller, button_id: ButtonId) -> None:
    duels = caller.services.duels
    duel = await duels.load(button_id.words.number(0, least=1))
    other = duel.players[1 - duels.player(duel, caller.user_id).seat]
    if other.user_id is None:
        raise Refusal("not_a_member")
    await challenge_to(caller, await rival_of(caller, other.user_id), duel.row.game, is_duel=True)


async def duel_screen(
    caller: Caller, hand: Hand, notice: str = "", draft: str = ""
) -> tuple[Page, Picture | None]:
    """The page of a duel's game: the hand, or the player's own result."""
    duels, say = caller.services.duels, caller.say
    duel = await duels.load(hand.row.series.duel_id or 0)
    frame = _frame(duel, hand, caller, notice)
    if not hand.is_over:
        return hand_page(hand, frame, draft)
    own = f"**{say('duel-done', score=with_minus(str(hand.row.score)))}**"
    return scored_page(hand, frame, [own], _next(duel, await duels.hands_of(duel, caller.user_id), say))


def _frame(duel: Duel, hand: Hand, caller: Caller, notice: str) -> Frame:
    say = caller.say
    rival = duel.players[1 - caller.services.duels.player(duel, caller.user_id).seat]
    title = say(
        "duel-title",
        name=escape(rival.name),
        number=hand.row.number,
        deals=DEALS,
        game=game_named(hand.deal, hand.entry, say),
    )
    until = f"-# {say('duel-until', at=at(duel.ends_at), ago=ago(duel.ends_at))}"
    leads = [duel_button("duel_back", duel.id, say("button-duel-deals")), press("my_tables", say)]
    return Frame(caller.person.name, say, f"{title}\n{until}", leads, animal=caller.animal, notice=notice)
