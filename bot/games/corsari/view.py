"""The facts that a seat, or the public, may know, in codes."""

from dataclasses import dataclass

from bot.games.contract import Move, Placing, ScoreLine, Seat
from bot.games.corsari.cards import CARD_OF, CODES, COLOURS, codes_of
from bot.games.corsari.notation import lay_move, layings, sail_move, sailings
from bot.games.corsari.scoring import placed
from bot.games.corsari.split import Split, openings
from bot.games.corsari.state import NOBODY, Round, Source, State, Step, must_sail, pier_colour, totals

SPLITS_SHOWN = 5


@dataclass(frozen=True, slots=True)
class SplitView:
    """A hand laid down, in codes."""

    crew: tuple[str, ...]
    prisoners: tuple[str, ...]
    attached: tuple[str, ...]
    stowaways: tuple[str, ...]
    limit: int  # the sum of the stowaways


@dataclass(frozen=True, slots=True)
class Offer:
    """A good way to lay down."""

    move: Move
    discard: str | None  # None for an opponent
    split: SplitView


@dataclass(frozen=True, slots=True)
class TurnView:
    """A turn as everyone saw it."""

    seat: Seat
    source: Source
    drawn: str | None  # None from the stock
    discarded: str | None  # None while it is chosen


@dataclass(frozen=True, slots=True)
class RoundView:
    """A finished round."""

    number: int
    ender: Seat
    closer: Seat | None
    pier: str  # the letter of its colour
    splits: tuple[SplitView | None, ...]  # after a sweep only the closer's
    senders: tuple[Seat, ...]
    sweepers: tuple[Seat, ...]
    taken: tuple[tuple[str, ...], ...]  # each seat's penalty cards


@dataclass(frozen=True, slots=True)
class View:
    """All that the viewer may know."""

    seat: Seat | None  # None: the public
    players: int
    step: Step
    round: int
    is_last: bool
    dealer: Seat
    turn: Seat | None  # None while all lay down
    must_sail: bool
    hand: tuple[str, ...]
    drawn: str | None  # the card that the viewer just drew
    pier: tuple[str, ...]  # the next card first
    pier_colour: str | None
    pile: tuple[str, ...]  # the top card last
    stock: int
    history: tuple[TurnView, ...]
    offers: tuple[Offer, ...]  # the viewer's best splits: after each discard, or as an opponent
    closer: Seat | None
    openings: tuple[str, ...]  # the cards that fit the closer's crew
    splits: tuple[SplitView | None, ...]  # the closer's and the viewer's own
    has_laid: tuple[bool, ...]
    totals: tuple[int, ...]
    previous: RoundView | None  # the last round, with all splits
    scorepad: tuple[ScoreLine, ...]
    result: tuple[Placing, ...] | None


def view(state: State, seat: Seat | None) -> View:
    """The facts that a seat, or the public (None), may know."""
    in_turn = state.step in ("draw", "discard")
    known = tuple(split if at in (seat, state.closer) else None for at, split in enumerate(state.splits))
    closers = None if state.closer == NOBODY else state.splits[state.closer]
    return View(
        seat=seat,
        players=state.setup.players,
        step=state.step,
        round=state.number,
        is_last=state.is_last,
        dealer=state.setup.dealer(state.number),
        turn=state.turn if in_turn else None,
        must_sail=must_sail(state),
        hand=() if seat is None else codes_of(state.hands[seat]),
        drawn=None if state.drawn is None or seat != state.turn else CODES[state.drawn],
        pier=codes_of(state.pier),
        pier_colour=COLOURS[pier_colour(state)] if state.pier else None,
        pile=codes_of(state.pile),
        stock=len(state.stock),
        history=tuple(
            TurnView(turn.seat, turn.source, _code(turn.drawn), _code(turn.discarded))
            for turn in state.history
        ),
        offers=() if seat is None else _offers(state, seat),
        closer=None if closers is None else state.closer,
        openings=() if closers is None else codes_of(openings(closers.crew)),
        splits=tuple(None if split is None else shown(split) for split in known),
        has_laid=tuple(split is not None for split in state.splits),
        totals=totals(state),
        previous=_shown_round(state.finished[-1]) if state.finished else None,
        scorepad=scorepad(state),
        result=result(state),
    )


def offers_with(seen: View, discard: str) -> tuple[Offer, ...]:
    """The viewer's best splits after this discard; none if it can't be made now."""
    if seen.step != "discard" or seen.pier_colour is None or discard not in seen.hand:
        return ()
    hand = tuple(CARD_OF[code] for code in seen.hand)
    return _as_offers(hand, COLOURS.index(seen.pier_colour), (CARD_OF[discard],), SPLITS_SHOWN)


def result(state: State) -> tuple[Placing, ...] | None:
    """A sweep wins, else the fewest penalty cards; ties are shared (ruling)."""
    if state.step != "over":
        return None
    return placed(state.finished[-1].outcome.sweepers, totals(state))


def scorepad(state: State) -> tuple[ScoreLine, ...]:
    """The rounds that counted, in penalty cards; void ones leave a gap in the numbers."""
    return tuple(line for finished in state.finished for line in finished.lines)


def shown(split: Split) -> SplitView:
    """A split in codes."""
    crew, prisoners, attached, stowaways = map(codes_of, split)
    return SplitView(crew, prisoners, attached, stowaways, split.limit)


def _offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    if state.step == "discard" and seat == state.turn:
        hand = state.hands[seat]
        return _as_offers(hand, pier_colour(state), hand, 1)
    if state.step == "lay" and state.splits[seat] is None:
        found = layings(state, seat, SPLITS_SHOWN)
        return tuple(Offer(lay_move(split), None, shown(split)) for split in found)
    return ()


def _as_offers(hand: tuple[int, ...], pier: int, discards: tuple[int, ...], most: int) -> tuple[Offer, ...]:
    return tuple(
        Offer(sail_move(discard, split), CODES[discard], shown(split))
        for discard, split in sailings(hand, pier, discards, most)
    )


def _code(card: int | None) -> str | None:
    return None if card is None else CODES[card]


def _shown_round(finished: Round) -> RoundView:
    outcome = finished.outcome
    return RoundView(
        number=finished.number,
        ender=finished.ender,
        closer=None if finished.closer == NOBODY else finished.closer,
        pier=COLOURS[finished.pier],
        splits=tuple(None if split is None else shown(split) for split in finished.splits),
        senders=outcome.senders,
        sweepers=outcome.sweepers,
        taken=tuple(map(codes_of, outcome.taken)),
    )
