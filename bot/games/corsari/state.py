"""The state of a game of Corsari, the deal, and the end of a round."""

from typing import Literal, NamedTuple

from bot.games.contract import Days, Fact, Length, Options, Rules, ScoreLine, Seat
from bot.games.corsari.cards import CODES, COLOUR_OF, COLOURS, DECK, NUMBERS
from bot.games.corsari.scoring import GAME_OVER_AT, LAST_ROUND_AT, Outcome, reckon
from bot.games.corsari.split import Cards, Split
from bot.games.shuffle import Shuffler

HAND = 12
PIER_CARDS = {2: 7, 3: 8, 4: 9}  # the length of the pier, by the number of players
NOBODY = -1  # the closer of a void round
LENGTHS = {2: Length(97, 155), 3: Length(58, 139), 4: Length(35, 104)}  # by the number of players

DAYS = {2: Days(87, 45, 20), 3: Days(71, 39, 17), 4: Days(51, 29, 14)}
RULES = Rules(
    key="corsari",
    version=1,
    min_players=2,
    max_players=4,
    has_steps=True,
    moves_a_turn=2.4,
    low_is_good=True,
    deck={"colours": len(COLOURS), "numbers": NUMBERS},
    length=lambda players, options: LENGTHS[players],
    days=DAYS,
)

Step = Literal["draw", "discard", "lay", "over"]
Source = Literal["stock", "discard", "pier"]


class Setup(NamedTuple):
    """The facts that stay the same for a whole game."""

    players: int
    first_dealer: Seat
    shuffler: Shuffler

    def dealer(self, number: int) -> Seat:
        """The dealer of a round, void ones counted: "a turno in senso orario"."""
        return (self.first_dealer + number - 1) % self.players


class Turn(NamedTuple):
    """A turn as everyone saw it."""

    seat: Seat
    source: Source
    drawn: int | None  # None from the stock
    discarded: int | None


class Round(NamedTuple):
    """A finished round."""

    number: int
    ender: Seat  # closed it, or drew the pier's last card
    closer: Seat  # NOBODY if it was void
    pier: int
    splits: tuple[Split | None, ...]
    outcome: Outcome
    lines: tuple[ScoreLine, ...]


class State(NamedTuple):
    """A position."""

    setup: Setup
    number: int
    is_last: bool  # the game ends with this round
    step: Step
    turn: Seat  # once it has set sail also `closer`
    hands: tuple[Cards, ...]
    pier: Cards  # this and the stock begin with the next card
    stock: Cards
    pile: Cards  # ends with the top card
    drawn: int | None  # this turn's card, secret if from the stock
    history: tuple[Turn, ...]
    closer: Seat
    splits: tuple[Split | None, ...]  # hidden except for the closer's
    penalties: tuple[Cards, ...]
    finished: tuple[Round, ...]


def start(players: int, options: Options, shuffler: Shuffler) -> State:
    """The first round, dealt. Raises ValueError for a number of players that the game cannot seat."""
    if not RULES.min_players <= players <= RULES.max_players:
        raise ValueError(f"Corsari seats {RULES.min_players} to {RULES.max_players}, not {players}")
    RULES.complete(options)
    (first_dealer,) = shuffler.draw("first dealer", range(players), 1)
    return deal(Setup(players, first_dealer, shuffler), 1, ((),) * players, (), is_last=False)


def deal(
    setup: Setup, number: int, penalties: tuple[Cards, ...], finished: tuple[Round, ...], *, is_last: bool
) -> State:
    """Round `number`: hands in seat order, pier, first discard, stock."""
    players = setup.players
    cards = setup.shuffler.draw(f"round {number}", deck_without(penalties), code=CODES.__getitem__)
    hands = tuple(tuple(sorted(cards[seat * HAND : (seat + 1) * HAND])) for seat in range(players))
    pier_at = players * HAND
    pile_at = pier_at + PIER_CARDS[players]
    return State(
        setup=setup,
        number=number,
        is_last=is_last,
        step="draw",
        turn=(setup.dealer(number) + 1) % players,
        hands=hands,
        pier=cards[pier_at:pile_at],
        stock=cards[pile_at + 1 :],
        pile=cards[pile_at : pile_at + 1],
        drawn=None,
        history=(),
        closer=NOBODY,
        splits=(None,) * players,
        penalties=penalties,
        finished=finished,
    )


def deck_without(penalties: tuple[Cards, ...]) -> Cards:
    """The cards still in the game: "il mazzo di gioco diminuisce man mano"."""
    out = {card for cards in penalties for card in cards}
    return tuple(card for card in DECK if card not in out)


def pier_colour(state: State) -> int:
    """The colour of the pier's next card."""
    return COLOUR_OF[state.pier[0]]


def must_sail(state: State) -> bool:
    """Whether the stock's last card was just drawn: "è subito obbligato a salpare"."""
    return state.step == "discard" and not state.stock


def totals(state: State) -> tuple[int, ...]:
    """Each seat's penalty cards."""
    return tuple(len(cards) for cards in state.penalties)


def end_void(state: State, last_card: int) -> State:
    """The pier's last card was drawn: the round "finisce e va a monte".

    A void last round is played again (ruling).
    """
    players = state.setup.players
    nothing = Outcome((), (), ((),) * players)
    void = Round(state.number, state.turn, NOBODY, COLOUR_OF[last_card], (None,) * players, nothing, ())
    finished = (*state.finished, void)
    return deal(state.setup, state.number + 1, state.penalties, finished, is_last=state.is_last)


def end_swept(state: State, splits: tuple[Split | None, ...]) -> State:
    """The closer has no stowaway and wins, "a prescindere dalle carte degli avversari"."""
    return _end(state, splits, Outcome((), (state.turn,), ((),) * state.setup.players))


def end_revealed(state: State, splits: tuple[Split, ...]) -> State:
    """All have laid down: the round is scored, and the next one dealt, if any."""
    return _end(state, splits, reckon(state.closer, splits, totals(state)))


def _end(state: State, splits: tuple[Split | None, ...], outcome: Outcome) -> State:
    penalties = tuple(
        tuple(sorted((*before, *taken))) for before, taken in zip(state.penalties, outcome.taken, strict=True)
    )
    lines = tuple(_line(state, seat, splits[seat], outcome) for seat in range(state.setup.players))
    scored = Round(state.number, state.turn, state.turn, pier_colour(state), splits, outcome, lines)
    finished = (*state.finished, scored)
    total = sum(map(len, penalties))
    if outcome.sweepers or state.is_last or total >= GAME_OVER_AT:
        return _over(state, penalties, finished)
    return deal(state.setup, state.number + 1, penalties, finished, is_last=total >= LAST_ROUND_AT)


def _line(state: State, seat: Seat, split: Split | None, outcome: Outcome) -> ScoreLine:
    score = len(outcome.taken[seat])
    details: dict[str, Fact] = {
        "limit": None if split is None else split.limit,
        "stowaways": None if split is None else len(split.stowaways),
        "closed": seat == state.turn,
        "sent_under": seat in outcome.senders,
        "swept": seat in outcome.sweepers,
    }
    return ScoreLine(state.number, seat, score, len(state.penalties[seat]) + score, details)


def _over(state: State, penalties: tuple[Cards, ...], finished: tuple[Round, ...]) -> State:
    nothing = ((),) * state.setup.players
    return state._replace(
        step="over",
        hands=nothing,
        pier=(),
        stock=deck_without(penalties),
        pile=(),
        drawn=None,
        history=(),
        closer=NOBODY,
        splits=(None,) * state.setup.players,
        penalties=penalties,
        finished=finished,
    )
