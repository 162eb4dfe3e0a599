"""The beach, and how much each player holds."""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.contract import Seat
from bot.games.playapirata import View
from bot.games.playapirata.cards import NUMBER_OF, SPECIALS
from bot.games.playapirata.view import PlayerView, TreasureView
from bot.presenters.contract import Names
from bot.presenters.playapirata.cards import (
    COLOUR_SHAPES,
    FACE_DOWN,
    SHAPES,
    TIMES,
    at,
    card_name,
    colour_name,
    listed,
    several,
    shape,
)
from bot.texts.catalog import Say
from bot.texts.keys import key_of

ARROW = "▸"
MARKS = ("UMB", "FLAG", "DOUBLE")  # cards that may lie beside a treasure
TOWEL_STEPS = ("towels", "last")  # steps for towels only
EYE = "👁️"  # beside a face-down treasure that the viewer knows


def board(view: View, names: Names, say: Say) -> Sequence[str]:
    """The hand and turn, the last evening, the treasures, and the players."""
    blocks = [f"{headline(view, say)}\n{step_line(view, names, say)}"]
    if evening_is_news(view):
        blocks.append(evening(view, names, say))
    if view.step != "sit":
        blocks.append(beach(view, names, say))
    blocks.append(players(view, view.order, names, say))
    return blocks


def beside_stage(view: View, names: Names, say: Say) -> Sequence[str]:
    """Whose turn it is."""
    return [step_line(view, names, say)]


def headline(view: View, say: Say) -> str:
    """The hand, and its turn."""
    return say(
        "playapirata-headline",
        number=view.round,
        hands=view.rounds,
        round=view.turn_number,
        rounds=view.turns,
    )


def to_answer(view: View, names: Names, say: Say) -> str:
    """Empty: the last event names the change on the beach."""
    return ""


def verb(view: View) -> str:
    """The same key at every step."""
    return "playapirata-button-turn"


def step_line(view: View, names: Names, say: Say) -> str:
    """The player to move, and the step."""
    if view.turn is None:
        return say("hand-over")
    line = say(_line_key(view), name=names[view.turn])
    return f"{line}\n{SHAPES['PARROT']} {say('playapirata-parrot-on')}" if view.parrot else line


def _line_key(view: View) -> str:
    match view.step:
        case "last":
            return "playapirata-event-last-turn"
        case "sit":
            return "playapirata-event-seat-choice"
        case "card" if view.turn_number == 1:
            return "playapirata-turn-bury"
        case "towels" if view.laid:
            return "playapirata-turn-towels-more"
    return key_of("playapirata-turn", view.step)


def evening_is_news(view: View) -> bool:
    """Whether a hand was scored and nobody has had a second turn since."""
    return bool(view.scorepad) and (view.step == "sit" or view.turn_number == 1)


def evening(view: View, names: Names, say: Say) -> str:
    """The treasures that each player dug up when the last hand ended, and the points."""
    lines = view.scorepad[-len(view.players) :]
    shown = [f"**{say('playapirata-evening', number=lines[0].round)}**"]
    for line in lines:
        name = f"{_colour(view, line.seat)} **{names[line.seat]}**"
        taken = _taken(view, line.seat, say)
        shown.append(
            say("playapirata-took", name=name, score=line.score, treasures=taken, left=line.details["towels"])
        )
    return "\n".join(shown)


def evening_brief(view: View, names: Names, say: Say) -> str:
    """The same in small type on one line, without places."""
    lines = view.scorepad[-len(view.players) :]
    shown = [say("playapirata-evening", number=lines[0].round)]
    for line in lines:
        dug = " ".join(seen(one.card) for one in view.dug_up if one.seat == line.seat and one.card)
        shown.append(f"{_colour(view, line.seat)} {names[line.seat]} **+{line.score}** {dug}".strip())
    return f"-# {' · '.join(shown)}"


def _taken(view: View, seat: Seat, say: Say) -> str:
    cards = [f"`{at(dug.place)}` {seen(dug.card)}" for dug in view.dug_up if dug.seat == seat and dug.card]
    return " ".join(cards) or say("playapirata-took-nothing")


def beach(view: View, names: Names, say: Say) -> str:
    """Every treasure, as the viewer knows it; unknown ones share a line."""
    # Without ranks a treasure fits a line of a phone.
    names = names.brief
    lines = [f"**{say('playapirata-beach')}**"]
    lines += [_treasure(view, treasure, names, say) for treasure in view.table if not _is_plain(treasure)]
    if plain := [at(treasure.place) for treasure in view.table if _is_plain(treasure)]:
        lines.append(f"`{' '.join(plain)}` {FACE_DOWN} {say('playapirata-face-down')}")
    if signs := list(_legend(view, say)):
        lines.append(f"-# {' · '.join(signs)}")
    if len(view.table) > 1:
        lines.append(f"-# {say('playapirata-buried-by', list=_buried_by(view, names))}")
    return "\n".join(lines)


def treasure_shape(treasure: TreasureView) -> str:
    """The X, or the treasure if it is known."""
    return FACE_DOWN if treasure.card is None else shape(treasure.card)


def seen(card: str) -> str:
    """An open treasure: its shape and number."""
    return f"{shape(card)} **{NUMBER_OF[card]}**" if card in NUMBER_OF else shape(card)


def _legend(view: View, say: Say) -> Iterator[str]:
    hidden = [treasure for treasure in view.table if treasure.card is None]
    if hidden and not any(map(_is_plain, hidden)):
        yield f"{FACE_DOWN} {say('playapirata-face-down')}"
    if any(_only_seen(treasure) for treasure in view.table):
        yield f"{EYE} {say('playapirata-eye')}"
    pile = max(view.table, key=lambda treasure: treasure.height, default=None)
    if pile is not None and pile.top is not None:
        yield f"{_top(pile.top)} {TIMES}{pile.height} {say('playapirata-pile', height=pile.height)}"
    for code in MARKS:
        if any(code in _marks(treasure) for treasure in view.table):
            yield f"{SHAPES[code]} {card_name(code, say)}"


def _is_plain(treasure: TreasureView) -> bool:
    return treasure.card is None and treasure.top is None and not _marks(treasure)


def _only_seen(treasure: TreasureView) -> bool:
    return treasure.card is not None and not treasure.face_up


def _treasure(view: View, treasure: TreasureView, names: Names, say: Say) -> str:
    eye = f"{EYE} " if _only_seen(treasure) else ""
    parts = [f"`{at(treasure.place)}` {eye}{FACE_DOWN if treasure.card is None else seen(treasure.card)}"]
    if treasure.top is not None and treasure.occupier is not None:
        name = say("playapirata-you") if treasure.occupier == view.seat else names[treasure.occupier]
        parts.append(f"{_top(treasure.top)} {TIMES}{treasure.height} {name}")
    if marks := _marks(treasure):
        parts.append(" ".join(SHAPES[code] for code in marks))
    return " · ".join(parts)


def _top(code: str) -> str:
    return f"{shape(code)} **{code[1]}**"


def _marks(treasure: TreasureView) -> Sequence[str]:
    there = (treasure.umbrella, treasure.flag, treasure.double)
    return [code for code, is_there in zip(MARKS, there, strict=True) if is_there]


def _buried_by(view: View, names: Names) -> str:
    by_seat = {seat: [at(one.place) for one in view.table if one.by == seat] for seat in view.order}
    parts = [
        f"{_colour(view, seat)} {names[seat]} {' '.join(found)}" for seat, found in by_seat.items() if found
    ]
    return " · ".join(parts)


def _colour(view: View, seat: Seat) -> str:
    return COLOUR_SHAPES[view.players[seat].colour]


def players(view: View, seats: Iterable[Seat], names: Names, say: Say, *, with_colour: bool = True) -> str:
    """Some players' points, and their number of cards of each kind."""
    return "\n".join(_player(view, seat, names, say, with_colour=with_colour) for seat in seats)


def _player(view: View, seat: Seat, names: Names, say: Say, *, with_colour: bool) -> str:
    player = view.players[seat]
    mark, who = ARROW if seat == view.turn else "·", f"**{names[seat]}**"
    if with_colour:
        # The colour's name, which the animal shows too.
        who = say("playapirata-player", name=who, colour=colour_name(player.colour, say))
    text = f"{mark} {_colour(view, seat)} {who} · {say('playapirata-total', total=view.totals[seat])}"
    if seat == view.order[0]:
        text += f" · {say('playapirata-starts')}"
    return f"{text}\n-# {' · '.join(_holds(player, say))}"


def _holds(player: PlayerView, say: Say) -> Iterator[str]:
    yield say("playapirata-holds", treasures=player.treasures, towels=player.towels)
    if player.pirates:
        yield " ".join(map(shape, player.pirates))
    if player.specials:
        yield say("playapirata-holds-special")
    yield from _noted(player, say)


def noted(view: View, names: Names, say: Say) -> Iterator[str]:
    """Further facts that everyone knows, by player."""
    for seat in view.order:
        if facts := [*_noted(view.players[seat], say)]:
            line = say("labelled", label=names[seat], text=" · ".join(facts))
            yield f"{_colour(view, seat)} {line}"


def _noted(player: PlayerView, say: Say) -> Iterator[str]:
    if player.towels_shown:
        yield say("playapirata-shown", towels=several(player.towels_shown, say))
    if player.umbrella_kept:
        yield say("playapirata-umbrella-kept")
    if played := [card for card in player.discarded if card in SPECIALS]:
        yield say("playapirata-played", cards=listed(played, say))
