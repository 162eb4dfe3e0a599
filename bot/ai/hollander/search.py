"""The Captain's search: another move than the rule's where some plays ahead are clearly better for it."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from bot.ai.contract import PLAIN, Style
from bot.ai.hollander.chances import chance_of
from bot.ai.hollander.determinizations import Determinizations
from bot.ai.hollander.rollout import complete, drawn, play_on
from bot.ai.hollander.rule import completed, gain, merits
from bot.ai.hollander.simulator import Simulator
from bot.ai.picking import best, favourite, promising
from bot.games.contract import Move, Seat
from bot.games.hollander.notation import Play, parse
from bot.games.hollander.targets import Call, Swap
from bot.games.hollander.view import PlayOffer, View

CONSIDERED = 6  # how many of the rule's best plays are tried, with all calls and the best swaps
WORLDS, BATCH = 100, 10  # the most determinizations, and after how many the worst moves are dropped
AHEAD = 8  # how many turns are played out
LEAST, SPREAD = 0.5, 10.0  # the least percent, and the variance that a few equal samples have at least


def search(view: View, rng: Random, style: Style = PLAIN) -> Move:
    """The rule's move, or one that wins clearly more often."""
    moves = considered(view, rng, style)
    if len(moves) == 1 or _goes_out(view, moves[0]):
        return moves[0]
    return favourite(chances_of(view, moves, rng), LEAST, SPREAD)


def considered(view: View, rng: Random, style: Style = PLAIN) -> Sequence[Move]:
    """The rule's move, and others that may be better."""
    plays = merits(view, style)
    usual = best(plays, rng)
    plays.sort(key=lambda play: (play[1] is not usual, -play[0]))
    moves = (move for _, offer in plays[:CONSIDERED] for move in _with_choices(view, offer, rng))
    return list(dict.fromkeys(moves))


def _with_choices(view: View, offer: PlayOffer, rng: Random) -> Iterator[Move]:
    yield completed(view, offer, rng)
    # Nobody calls the one whose next card may be the last.
    yield from (f"{offer.move} > {seat}" for seat in offer.calls if view.cards_left[seat] > 1)
    for seat in range(view.players):
        swaps = [swap for swap in offer.swaps if swap.place == "clash" and swap.seat == seat]
        if swaps and gain(most := max(swaps, key=gain)) > 0:
            yield f"{offer.move} {most.words}"


def _goes_out(view: View, move: Move) -> bool:
    play = parse(move)
    assert view.seat is not None  # the public plays nothing
    return isinstance(play, Play) and len(play.cards) == view.cards_left[view.seat]


def chances_of(
    view: View, moves: Sequence[Move], rng: Random, worlds: int = WORLDS, *, drops: bool = True
) -> Mapping[Move, list[float]]:
    """The seat's chance to go out first, in percent, with each move in the same determinizations.

    Moves that are clearly behind are dropped on the way, but not the first.
    """
    games, chances = Determinizations(view), {move: list[float]() for move in moves}
    tried = dict(chances)
    for number in range(1, worlds + 1):
        world, chance = games.one(rng), rng.random()
        for move, seen in tried.items():
            seen.append(100 * _chance_after(games.seats, world, move, Random(chance)))
        if drops and number % BATCH == 0:
            tried = {**promising(tried), moves[0]: chances[moves[0]]}
    return chances


def _chance_after(seats: Sequence[Seat], world: Simulator, move: Move, rng: Random) -> float:
    game = after(seats, world, move, rng)
    play_on(game, AHEAD, rng)
    return chance_of(game, world.seat)


def after(seats: Sequence[Seat], world: Simulator, move: Move, rng: Random) -> Simulator:
    """A determinization after a play; it stays as it is itself."""
    game = world.copy()
    apply(seats, game, move, rng)
    return game


def apply(seats: Sequence[Seat], game: Simulator, move: Move, rng: Random) -> None:
    """Makes a play."""
    play = parse(move)
    assert isinstance(play, Play)  # nothing else is searched
    card, count = play.cards[0], len(play.cards)
    from_hand = min(count, game.hands[game.seat].get(card, 0))
    due = game.lay(card, from_hand, count - from_hand)
    match play.choice:
        case Call(seat):
            game.call(seats.index(seat))
        case Swap("hand", seat, give):
            game.swap_hand(other := seats.index(seat), give, drawn(game, other, rng))
        case Swap("clash", seat, give, get):
            game.swap_clash(seats.index(seat), give, get)
        case Swap("final", seat):
            game.swap_final(seats.index(seat))
        case _:
            complete(game, due, rng)
