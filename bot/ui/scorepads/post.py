"""The post of a scorepad, in the server's language."""

from collections.abc import Iterator, Sequence

from discord import ui

from bot.games.contract import Option, OptionValue, ScoreLine
from bot.games.paper_fields import BIDS, Entries, Entry
from bot.model.animals import apart
from bot.model.scorepads import ScorepadLineRow, ScorepadState
from bot.presenters.contract import Names
from bot.presenters.sheets import last_round
from bot.scorepads.events import Agrees, HouseRules
from bot.scorepads.scorepad import Scorepad
from bot.texts.catalog import Say
from bot.texts.keys import field_key, game_key, score_key
from bot.ui.kit.layout import page
from bot.ui.kit.options import option_name, option_value
from bot.ui.kit.text import MEDALS, at, escape
from bot.ui.scorepads.buttons import scorepad_buttons, scorepad_selects

CORRECTIONS = 5  # the latest ones that are shown


def scorepad_post(scorepad: Scorepad, say: Say) -> ui.LayoutView:
    """The scorepad's post as it should be now."""
    buttons, selects = [*scorepad_buttons(scorepad, say)], [*scorepad_selects(scorepad, say)]
    return page(
        scorepad_blocks(scorepad, say),
        buttons,
        selects,
        beside=lambda: _around(beside_sheet(scorepad, say), scorepad, say),
    )


def scorepad_blocks(scorepad: Scorepad, say: Say) -> Sequence[str]:
    """The text of a scorepad's post, in blocks."""
    return _around(score_text(scorepad, say), scorepad, say)


def _around(scores: str, scorepad: Scorepad, say: Say) -> Sequence[str]:
    title = say("pad-title", game=say(game_key(scorepad.row.game)), number=scorepad.id)
    head = [
        f"## {title}",
        *unusual(scorepad, say),
        _state(scorepad, say),
        *bids(scorepad, say),
        *_agreed(scorepad, say),
    ]
    parts = ["\n".join(head), _players(scorepad, say), scores, _corrections(scorepad, say)]
    return [part for part in parts if part]


def scorepad_link(scorepad: Scorepad) -> str:
    """The address of a scorepad's post, else of its channel."""
    base = f"https://discord.com/channels/{scorepad.row.guild_id}/{scorepad.row.channel_id}"
    return base if scorepad.row.message_id is None else f"{base}/{scorepad.row.message_id}"


def _state(scorepad: Scorepad, say: Say) -> str:
    match scorepad.state:
        case ScorepadState.OPEN:
            return _next(scorepad, say)
        case ScorepadState.FINISHED:
            missing = ", ".join(escape(row.name) for row in scorepad.unconfirmed)
            return say("pad-finished", names=missing or "–")
        case ScorepadState.CONFIRMED:
            return say("pad-confirmed")
        case ScorepadState.COUNTED:
            return say("pad-counted", league=escape(scorepad.league or "–"))
        case ScorepadState.DROPPED:
            return say("pad-dropped")


def _next(scorepad: Scorepad, say: Say) -> str:
    number, rules = scorepad.paper.number, scorepad.rules
    if scorepad.waits_for_players:
        return say("pad-waits", least=rules.min_players, most=rules.most_players_ever)
    if scorepad.rounds is None:
        return say("pad-open-endless", round=number)
    return say("pad-open", round=number, rounds=scorepad.rounds, cards=cards_of(scorepad))


def unusual(scorepad: Scorepad, say: Say) -> Iterator[str]:
    """Why it counts in a league only if a moderator decides so."""
    if scorepad.house_rules:
        yield say("pad-house-rules")
    if beyond := scorepad.paper.beyond:
        yield say("pad-beyond", count=len(beyond), rounds=", ".join(map(str, beyond)))
    if scorepad.paper.is_ended:
        yield say("pad-ended", round=len(scorepad.paper.lines), rounds=scorepad.rounds or 0)


def cards_of(scorepad: Scorepad) -> int:
    """How many cards are dealt in the next round, where that many can be bid; else 0."""
    return max((field.numbers[-1] for field in scorepad.paper.tapped(BIDS) if field.numbers), default=0)


def bids(scorepad: Scorepad, say: Say) -> Iterator[str]:
    """The bids of the round that has begun."""
    if scorepad.paper.begun is not None:
        yield say("pad-bids", round=scorepad.paper.number, bids=said_so_far(scorepad, (BIDS,), say))


def _agreed(scorepad: Scorepad, say: Say) -> Iterator[str]:
    # Before the first round the selects show the options.
    if not scorepad.standing:
        return
    offered = scorepad.rules.offered(scorepad.row.options)
    if agreed := [_option(scorepad, option, value, say) for option, value in offered]:
        yield f"-# {' · '.join(agreed)}"


def _option(scorepad: Scorepad, option: Option, value: OptionValue, say: Say) -> str:
    game = scorepad.row.game
    name, chosen = option_name(game, option, say), option_value(game, option, value, say)
    return say("select-option", option=name, value=chosen)


def _players(scorepad: Scorepad, say: Say) -> str:
    # In the order of seats until the game is over.
    names, game = player_names(scorepad), scorepad.row.game
    marks = ["" if not row.confirmed else " ✅" for row in scorepad.players]
    scores = dict(zip((row.seat for row in scorepad.players), totals(scorepad, say), strict=True))
    if placings := scorepad.placings:
        ranked = [
            f"{MEDALS.get(row.place, '·')} "
            + say("place-line", place=row.place, name=names[row.seat], score=_score(game, row.score, say))
            + marks[row.seat]
            + _coming(scorepad, row.seat, say)
            for row in placings
        ]
        out = [
            "· "
            + say("labelled", label=f"**{names[seat]}**", text=scores[seat][1])
            + _coming(scorepad, seat, say)
            for seat in scores
            if scorepad.paper.is_out(seat)
        ]
        return "\n".join([*ranked, *out])
    lines = []
    for row in scorepad.players:
        guest = f" ({say('pad-guest')})" if row.user_id is None else ""
        name = f"**{names[row.seat]}**{guest}"
        if scorepad.paper.lines:
            name = say("labelled", label=name, text=scores[row.seat][1])
        lines.append(f"{row.seat + 1}. {name}{_coming(scorepad, row.seat, say)}")
    return "\n".join(lines)


def totals(scorepad: Scorepad, say: Say) -> Sequence[tuple[str, str]]:
    """The name of each player, and the points so far."""
    names, latest = player_names(scorepad), {line.seat: line.total for line in scorepad.paper.scorepad()}
    return [
        (names[row.seat], _score(scorepad.row.game, latest.get(row.seat, 0), say)) for row in scorepad.players
    ]


def _coming(scorepad: Scorepad, seat: int, say: Say) -> str:
    """From which round on a seat plays, or after which one it left and who wrote that, if it is another."""
    if not scorepad.paper.stays:
        return ""
    stay, left = scorepad.paper.stays[seat], scorepad.left(seat)
    if left is not None and stay.last is not None:
        is_own = left.user_id is not None and left.user_id == scorepad.players[seat].user_id
        key = "pad-left" if is_own else "pad-left-by"
        place = f" · {say('pad-without-place')}" if stay.is_out else ""
        return f" · {say(key, round=stay.last, name=escape(left.name))}{place}"
    return f" · {say('pad-came', round=stay.first)}" if stay.first > 1 else ""


def _score(game: str, score: int, say: Say) -> str:
    return say(score_key(game), score=score)


def _corrections(scorepad: Scorepad, say: Say) -> str:
    found = [(row, _correction(row, say)) for _, row in scorepad.corrections]
    for row, event in scorepad.events:
        if isinstance(event, Agrees | HouseRules):
            what, name = _event(scorepad, event, say), escape(row.name)
            found.append((row, say("pad-agreed-by", what=what, name=name, at=at(row.at))))
    latest = sorted(found, key=lambda one: one[0].at)[-CORRECTIONS:]
    return "\n".join(f"-# {words}" for _, words in latest)


def _correction(after: ScorepadLineRow, say: Say) -> str:
    key = "pad-corrected" if after.line is not None else "pad-struck"
    return say(key, round=after.number, name=escape(after.name), at=at(after.at))


def _event(scorepad: Scorepad, event: Agrees | HouseRules, say: Say) -> str:
    """Changed options or house rules, in words."""
    if isinstance(event, HouseRules):
        return say("pad-agreed-house-rules" if event.on else "pad-agreed-printed-rules")
    changed = [option for option in scorepad.rules.options if option.name in event.options]
    return ", ".join(_option(scorepad, option, event.options[option.name], say) for option in changed)


def player_names(scorepad: Scorepad) -> Names:
    """The players' names by seat, escaped."""
    animals = apart((row.user_id or row.name, row.animal) for row in scorepad.players)
    return Names(tuple(escape(row.name) for row in scorepad.players), animals=tuple(animals))


def score_text(scorepad: Scorepad, say: Say) -> str:
    """The lines of the scorepad, as narrow as a phone."""
    return _lines(scorepad, scorepad.paper.scorepad(), say)


def beside_sheet(scorepad: Scorepad, say: Say) -> str:
    """The text beside the sheet: the last round."""
    return _lines(scorepad, last_round(scorepad.paper.scorepad()), say)


def _lines(scorepad: Scorepad, lines: Sequence[ScoreLine], say: Say) -> str:
    return scorepad.entry.presenter.scorepad.score_lines(lines, player_names(scorepad), say)


def values_of(scorepad: Scorepad, row: Entry, say: Say) -> str:
    """The values of a seat, as they are typed."""
    shown = scorepad.entry.presenter.cards.fact
    return " ".join(str(shown(key, word, say)) for key, word in row.typed.items())


def said(scorepad: Scorepad, number: int, rows: Entries, say: Say) -> str:
    """The values of all who play in a round."""
    names = player_names(scorepad)
    return " · ".join(
        f"{names[seat]} {values_of(scorepad, row, say) or '–'}"
        for seat, row in zip(scorepad.paper.seats(number), rows, strict=True)
    )


def said_so_far(scorepad: Scorepad, steps: Sequence[str], say: Say) -> str:
    """The values of these moments of the next round, as far as they are written."""
    paper = scorepad.paper
    keys = [field.key for step in steps for field in paper.tapped(step)]
    rows = [Entry({key: row.values[key] for key in keys if key in row.values}) for row in paper.so_far]
    return said(scorepad, paper.number, tuple(rows), say)


def field_name(game: str, key: str, say: Say) -> str:
    """The name of a field, for players."""
    return say(field_key(game, key))
