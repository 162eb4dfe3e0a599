"""What stays true of the cards in every state: none is lost, none doubled."""

from collections.abc import Iterable

from bot.games.contract import Seat
from bot.games.playapirata import State
from bot.games.playapirata.cards import ALL_TOWELS, PIRATES, SPECIALS, TREASURES, UMBRELLA


def playapirata_cards(state: State) -> None:
    """Each treasure, towel, pirate and special card is in one place; AssertionError where it is not."""
    held = [card for player in state.players for card in player.treasures]
    buried = [treasure.card for treasure in state.treasures]
    _are_all(TREASURES, [*held, *buried, *_removed(state, TREASURES)])
    for seat in range(state.setup.players):
        _are_all(map(str, ALL_TOWELS), map(str, _towels(state, seat)))
        _are_all(PIRATES, _pirates(state, seat))
    _are_all(SPECIALS if state.setup.specials else (), _specials(state))


def _are_all(cards: Iterable[str], found: Iterable[str]) -> None:
    assert sorted(found) == sorted(cards)


def _removed(state: State, cards: Iterable[str]) -> list[str]:
    return [card for card in state.removed if card in cards]


def _towels(state: State, seat: Seat) -> list[int]:
    laid = [towel.value for treasure in state.treasures for towel in treasure.pile if towel.seat == seat]
    return [*state.players[seat].towels, *laid]


def _pirates(state: State, seat: Seat) -> list[str]:
    player = state.players[seat]
    planted = sum(treasure.umbrella == seat for treasure in state.treasures) + player.umbrella_kept
    return [*player.pirates, *_among(player.discarded, PIRATES), *[UMBRELLA] * planted]


def _specials(state: State) -> list[str]:
    in_hand = [player.special for player in state.players if player.special is not None]
    discarded = [card for player in state.players for card in _among(player.discarded, SPECIALS)]
    doubles = ["DOUBLE" for treasure in state.treasures if treasure.double]
    flags = ["FLAG" for treasure in state.treasures if treasure.flag]
    return [*in_hand, *discarded, *doubles, *flags, *state.packet, *_removed(state, SPECIALS)]


def _among(cards: Iterable[str], wanted: Iterable[str]) -> list[str]:
    return [card for card in cards if card in tuple(wanted)]
