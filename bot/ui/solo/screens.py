"""The pages of a solo hand: to play it, after its end, and in the look back."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

import discord

from bot.ai.contract import Level
from bot.delivery.body import Components, Page
from bot.entry import Entry
from bot.games.contract import ScoreLine
from bot.games.record import Record, replay_steps
from bot.model.animals import apart
from bot.model.people import Tips
from bot.model.solo import DAYS
from bot.presenters.contract import Choice, Menu, Names
from bot.presenters.picture import Picture, pictured
from bot.solo.days import DAY, starts_at
from bot.solo.deals import PLAYERS, Deal, DealName, read_name
from bot.solo.hands import Hand, Looked, Result
from bot.solo.playing import YOU, line_of, pirate_at, record_of, replayed
from bot.solo.practice import is_practice
from bot.tables import lookup
from bot.texts.catalog import Say
from bot.texts.keys import button_key, refusal_key
from bot.texts.minus import with_minus
from bot.ui.kit.buttons import TableButton, TableSelect, chosen_label
from bot.ui.kit.caller import Caller, is_at_home
from bot.ui.kit.choices import offered
from bot.ui.kit.custom_id import NO_TABLE, ButtonId, CustomIdError
from bot.ui.kit.layout import Row, in_rows, page
from bot.ui.kit.names import RANKS, game_with_edition
from bot.ui.kit.text import ago, clock, day, escape
from bot.ui.solo.fields import beside_others, field_of
from bot.ui.solo.first_hands import Learner, tips_on
from bot.ui.table.rules import signs_of

RANKED, AGAIN = "r", "u"  # in custom ids: the hand that counts, and one that is played again
BETWEEN = ";"  # in custom ids: between the moves of the hand to practise with
KNOWS_NOTHING = Learner(0, Tips.FIRST)
Buttons = Sequence[TableButton]


class Frame(NamedTuple):
    """The reader of a hand's page, the lines about the hand, and the way elsewhere."""

    name: str
    say: Say
    head: str
    leads: Buttons
    tips: Sequence[str] = ()
    animal: str | None = None  # that the reader has
    notice: str = ""

    @property
    def top(self) -> str:
        """The notice, and the head."""
        return "\n".join(filter(None, [self.notice, self.head]))


def names_of(name: str, say: Say, level: Level = Level.BOSUN, animal: str | None = None) -> Names:
    """The person and the pirates, by seat."""
    pirates = [pirate_at(seat) for seat in range(PLAYERS) if seat != YOU]
    own, bare = escape(name), tuple(escape(pirate.name) for pirate in pirates)
    ranked = (say(RANKS[level], name=escape(pirate.name), gender=pirate.gender) for pirate in pirates)
    animals = apart([(name, animal), *((pirate.name, None) for pirate in pirates)])
    return Names((own, *ranked), (own, *bare), tuple(animals))


def press(action: str, say: Say, argument: str = "", *, primary: bool = False) -> TableButton:
    """A button of these screens."""
    style = discord.ButtonStyle.primary if primary else discord.ButtonStyle.secondary
    return TableButton(ButtonId(NO_TABLE, action, None, argument), say(button_key(action)), style=style)


def play_today(say: Say) -> TableButton:
    """The button of public messages to today's deal."""
    style = discord.ButtonStyle.primary
    return TableButton(ButtonId(NO_TABLE, "daily"), say("button-daily-here"), style=style)


def hand_page(hand: Hand, frame: Frame, draft: str = "") -> tuple[Page, Picture | None]:
    """The page of a hand to play, and its picture."""
    say, entry, state = frame.say, hand.entry, hand.play.state
    names, presenter = names_of(frame.name, say, hand.deal.level, frame.animal), entry.presenter
    view = entry.game.view(state, YOU)
    following = partial(entry.game.next_words, state, YOU)
    choices, menus = offered(presenter, view, names, say, following=following, draft=draft)
    buttons = [_choice(hand, one, is_only=len(choices) == 1 and not menus) for one in choices]
    if draft:
        back = ButtonId(NO_TABLE, "solo_draft", hand.decision, _of(hand))
        buttons.append(TableButton(back, say("button-back")))

    leads = [*frame.leads, signs_of(hand.entry.rules, hand.deal.options, say)]
    rows: Sequence[Row] = [*(_menu(hand, menu) for menu in menus), *in_rows(leads)]
    # A begun move asks a question of its own.
    tips = () if draft else frame.tips

    def beside() -> Components:
        asked, *rest = presenter.hand.beside(view, names, say, draft)
        above = "\n".join(filter(None, [frame.notice, asked]))
        return page([above], buttons, rows, below=[*tips, "\n".join([frame.head, *rest])]).to_components()

    asked, *rest = presenter.hand.hand(view, names, say, draft)
    text = page([f"{frame.top}\n{asked}", *tips, *rest], buttons, rows)
    if (pictures := presenter.pictures) is None:
        return text, None
    return text.with_beside(beside), pictures.hand_picture(view, names, say)


async def of_the_day(caller: Caller, hand: Hand, notice: str = "") -> Frame:
    """The frame of a deal of the day."""
    solo, say = caller.services.solo, caller.say
    learner, next_at = Learner(await solo.finished_before(hand), caller.met.tips), solo.ends_at()
    game = game_named(hand.deal, hand.entry, say)
    title = say("solo-title", deal=str(hand.deal.number), game=game, at=clock(next_at), ago=ago(next_at))
    today = [press("daily_here", say)] if _is_past(hand, next_at) and not hand.is_over else []
    may_practise = learner.knows_nothing and not hand.row.moves
    practise = [press("practise", say)] if may_practise else []
    about = "solo-practise-first" if may_practise else "solo-about"
    notes = () if hand.is_over else _notes(hand, next_at, about, say)
    has_played = await lookup.latest_finished_of(caller.tables, caller.user_id) is not None
    rules, replay = ["solo_rules"] * learner.is_new, ["solo_replay"] * has_played
    may_challenge = ["challenge_someone"] * (hand.is_over and is_at_home(caller.interaction))
    own = [*may_challenge, "my_tables", *replay, "solo_help", *rules]
    leads = [*practise, *today, *(press(action, say) for action in own)]
    head = "\n".join([title, *notes])
    return Frame(caller.person.name, say, head, leads, tips_on(hand, learner, say), caller.animal, notice)


def practice_page(hand: Hand, name: str, animal: str, say: Say) -> tuple[Page, Picture | None]:
    """The page of the hand to practise with, to its end."""
    game = game_named(hand.deal, hand.entry, say)
    head = say("solo-practice-title", game=game)
    if not hand.is_over:
        rules = press("solo_rules", say, hand.deal.name)
        leads = [press("daily_here", say), rules]
        tips = tips_on(hand, KNOWS_NOTHING, say)
        return hand_page(hand, Frame(name, say, head, leads, tips, animal))
    names = names_of(name, say)
    last = _last_tricks(hand, names, say)
    result = score_text(line_of(hand.entry, hand.play), say)
    text = f"{result}\n{say('solo-practised')}"
    return page([head, text, last], [press("daily_here", say, primary=True)]), None


def game_named(deal: Deal, entry: Entry, say: Say) -> str:
    """A deal's game, with its edition."""
    return game_with_edition(entry.rules, deal.options, say)


def _notes(hand: Hand, next_at: int, about: str, say: Say) -> Iterator[str]:
    if not hand.row.ranked:
        yield f"-# {say('solo-unranked')}"
    elif _is_past(hand, next_at):
        yield f"-# {say('solo-late', day=day(starts_at(hand.deal.number)))}"
    if not hand.row.moves:
        yield f"-# {say(about)}"


def _is_past(hand: Hand, next_at: int) -> bool:
    return starts_at(hand.deal.number) + DAY < next_at


def _of(hand: Hand, words: str = "") -> str:
    return f"{hand.deal.name} {RANKED if hand.row.ranked else AGAIN} {words}".rstrip()


def _choice(hand: Hand, choice: Choice, *, is_only: bool) -> TableButton:
    style = discord.ButtonStyle.primary if is_only and not choice.chosen else discord.ButtonStyle.secondary
    if is_practice(hand):
        button_id = ButtonId(NO_TABLE, "practise", None, BETWEEN.join((*hand.row.moves, choice.move)))
    else:
        action = "solo_move" if choice.whole else "solo_draft"
        button_id = ButtonId(NO_TABLE, action, hand.decision, _of(hand, choice.move))
    label = chosen_label(choice.label, chosen=choice.chosen)
    return TableButton(button_id, label, emoji=choice.emoji, style=style)


def _menu(hand: Hand, menu: Menu) -> TableSelect:
    action = "solo_move" if menu.whole else "solo_draft"
    options = [
        discord.SelectOption(value=value, label=label, emoji=emoji, default=value in menu.chosen)
        for value, label, emoji in menu.options
    ]
    button_id = ButtonId(NO_TABLE, action, hand.decision, _of(hand, menu.draft))
    return TableSelect(button_id, menu.label, options, least=menu.least, most=menu.most)


def over_page(
    hand: Hand, result: Result, frame: Frame, today: int, refused: str = "", *, is_shared: bool = False
) -> tuple[Page, Picture | None]:
    """The page of a finished deal of the day, with the computer pirates' scores as a picture."""
    say, scores = frame.say, result.scores
    last = _last_tricks(hand, names_of(frame.name, say), say)
    beside = [beside_others(result.line.score, scores, say)] if hand.row.ranked and scores else []
    above = [score_text(result.line, say), *_judged(hand, result, say)]
    below = [*_compared(hand, result, say)]

    def around(field: Sequence[str]) -> Sequence[str]:
        return [frame.top, "\n".join([*above, *field, *below]), last, f"-# {say('solo-on-trust')}"]

    about_share = refused or (f"-# {say(refusal_key('deal_shared'))}" if is_shared else "")
    # A phone shows the end of a long message, which is below the buttons.
    found = page(
        around([f"{one}." for one in beside]),
        _next_steps(hand, result, today, say, is_shared=is_shared),
        in_rows(frame.leads),
        beside=lambda: around([]),
        below=[about_share] if about_share else [],
    )
    bars = [field_of(one, scores or (), [result.line.score]) for one in beside]
    return found, pictured(*bars) if bars else None


def scored_page(
    hand: Hand, frame: Frame, lines: Sequence[str], following: Buttons
) -> tuple[Page, Picture | None]:
    """The page of a finished deal of no day: some lines, and its scorepad."""
    entry, say = hand.entry, frame.say
    names = names_of(frame.name, say, hand.deal.level, frame.animal)
    view, pictures = entry.game.view(hand.play.state, YOU), entry.presenter.pictures
    found = page(
        [frame.top, *lines, entry.presenter.scorepad.scorepad(view, names, say)],
        following,
        in_rows(frame.leads),
        beside=lambda: [frame.top, *lines],
    )
    return found, None if pictures is None else pictures.sheet_picture(view.scorepad, names)


def _last_tricks(hand: Hand, names: Names, say: Say) -> str:
    """The tricks of the last tap: that of a card without a choice is one, too."""
    return "\n".join(_tricks(hand.entry, record_of(hand.entry, hand.play), names, say)[-2:])


def score_text(line: ScoreLine, say: Say) -> str:
    """A person's score, and whether their bid was met."""
    bid, won = line.details["bid"], line.details["tricks"]
    met = "yes" if bid == won else "no"
    return say("solo-score", points=with_minus(f"{line.score:+}"), bid=bid, won=won, met=met)


def result_text(entry: Entry, line: ScoreLine, say: Say) -> str:
    """A person's result in a deal: "bid 3, made 3, +60"."""
    points = with_minus(f"{line.score:+}")
    if not entry.rules.has_bids:
        return points
    return say("solo-made", bid=line.details["bid"], won=line.details["tricks"], points=points)


def _judged(hand: Hand, result: Result, say: Say) -> Iterator[str]:
    if (verdict := result.verdict) is None:
        if hand.row.ranked:  # the others have no button to look again
            yield say("solo-judging")
        return
    mean, count = result.mean or (0, 0)
    played = say("solo-played", figure=verdict.figure, mean=mean, count=count)
    yield f"{played} {say('solo-bid-cost', points=verdict.bid_cost)}"


def _compared(hand: Hand, result: Result, say: Say) -> Iterator[str]:
    if not hand.row.ranked:
        yield f"-# {say('solo-unranked')}"
        return
    if result.scores is None:
        yield say("solo-field-plays")
    if result.verdict is not None:
        yield say("solo-captains-bid", bid=result.verdict.captains_bid.split()[1])
    if result.par is not None:
        yield say("solo-par", points=with_minus(f"{result.par:+}"))
    if result.days > 1:
        yield say("solo-in-a-row", days=result.days)


def _next_steps(hand: Hand, result: Result, today: int, say: Say, *, is_shared: bool) -> Buttons:
    found = []
    if hand.row.ranked:
        if not is_shared:
            found.append(press("solo_share", say, hand.deal.name, primary=True))
            found.append(press("solo_share_unnamed", say, hand.deal.name))
        if result.scores is None or result.verdict is None:
            found.append(press("solo_look", say, hand.deal.name))
    if hand.deal.number != today:
        found.append(press("daily_here", say, primary=not found))
    back = hand.deal.number if hand.deal.number < today else today - 1
    return [*found, press("solo_back", say, str(back))] if back else found


def look_back_page(looked: Looked, entry: Entry, name: str, say: Say) -> Page:
    """The page of a past deal: all hands, the person's game, and the same deal played by rule."""
    deal, names, date = looked.deal, names_of(name, say), day(starts_at(looked.deal.number))
    title = say("solo-back-title", deal=str(deal.number), game=game_named(deal, entry, say), day=date)
    steps = [press("solo_again", say, str(deal.number)), press("daily_here", say)]
    if deal.number > 1:
        steps.insert(0, press("solo_before", say, str(deal.number - 1)))
    if looked.own is None:
        return page([title, say("solo-not-played")], steps)
    blocks = [title, "\n".join(_hands(entry, looked.own, names, say))]
    for key, record in (("solo-yours", looked.own), ("solo-rule", looked.par)):
        if record is not None:
            line = line_of(entry, replayed(deal, record))
            lines = [say(key, made=result_text(entry, line, say)), *_tricks(entry, record, names, say)]
            blocks.append("\n".join(lines))
    return page(blocks, steps)


def _hands(entry: Entry, record: Record, names: Names, say: Say) -> Iterator[str]:
    start = next(replay_steps(record))
    for seat in range(record.players):
        holdings = entry.presenter.hand.holdings(entry.game.view(start, seat), say)
        yield say("labelled", label=f"**{names[seat]}**", text=holdings)


def _tricks(entry: Entry, record: Record, names: Names, say: Say) -> Sequence[str]:
    return [
        f"-# {entry.presenter.events.event_text(event, names.brief, say)}"
        for (seat, move), (before, after) in zip(record.moves, pairwise(replay_steps(record)), strict=True)
        for event in entry.game.events(before, seat, move, after, YOU)
        if event.code in entry.rules.trick_ends
    ]


def deal_name(button_id: ButtonId) -> DealName:
    """The deal that a button is about. Raises `CustomIdError`."""
    try:
        return read_name(button_id.words.text(0))
    except ValueError:
        raise CustomIdError(button_id.action) from None


def daily_name(button_id: ButtonId) -> DealName:
    """The same of a deal of the day."""
    name = deal_name(button_id)
    if name.series != DAYS:
        raise CustomIdError(button_id.action)
    return name


async def show_with_picture(caller: Caller, shown: Page, picture: Picture | None) -> None:
    """Shows a page in the place of what was pressed, with its picture."""
    await caller.show_in_place(await caller.pictured(caller.interaction.guild_id or 0, shown, picture))
