"""The Captain's prediction as a spectator: the seats that meet the bids that were shown."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from math import exp, log
from random import Random

from bot.ai.skullking.determinizations import determinizations
from bot.ai.skullking.position import Position, read
from bot.ai.skullking.rollout import play_out
from bot.ai.skullking.search import greedy_in, rest_of
from bot.ai.skullking.simulator import led_by
from bot.games.contract import Seat
from bot.games.skullking import View

WORLDS = 200  # deals that agree with the bids, each played out
NO_SEAT = -1  # of one who holds no cards: everyone at the table is a rival
# The log-odds of meeting a bid: a base, the slope over those of the share of rollouts that met it, and what
# each trick that all together have bid too many or too few takes off. For other bids and for a bid of 0;
# fitted to 15,570 bids of Bosuns at tables of three to five.
CURVES = ((0.91, 0.27, -0.40), (0.95, 0.79, -0.34))


def foretold(view: View, rng: Random) -> Sequence[Seat]:
    """The seats that are likelier to meet their bids than not.

    It is given the public view, and uses what everyone saw when the bids were shown. So it says the same all
    round long, unless Harry changes a bid. Raises ValueError for a seat's view.
    """
    if view.seat is not None:
        raise ValueError("who predicts holds no cards")
    position = _when_bids_were_shown(view)
    met = [0] * view.players
    worlds = islice(determinizations(position, rng, bidding=False), WORLDS)
    for at, world in enumerate(worlds):
        rest = rest_of(position, world, position.bids)
        greedy = greedy_in(position, at, rng).later
        play_out(led_by(position.order), rest, position.deck, greedy=greedy, lot=world.lot)
        for seat, need in enumerate(rest.needs[: view.players]):
            met[seat] += need == 0
    off = abs(sum(position.bids) - position.number)
    return [seat for seat, bid in enumerate(position.bids) if _chance(bid, met[seat], off) > 0.5]


def _chance(bid: int, met: int, off: int) -> float:
    share = (met + 0.5) / (WORLDS + 1)
    base, slope, tension = CURVES[bid == 0]
    return 1 / (1 + exp(-base - slope * log(share / (1 - share)) - tension * off))


def _when_bids_were_shown(view: View) -> Position:
    order, of_2021 = view.tricks[0].seats if view.tricks else view.order, view.of_2021
    if of_2021 is not None:
        pile = len(of_2021.deck) - view.cards * len(order)
        of_2021 = replace(of_2021, due=None, pile=pile, bandit=None, lookout=None, bettor=None, bet=0)
    nothing_won = (0,) * view.players
    before = replace(view, order=order, tricks=(), trick=(), won=nothing_won, led=None, no_suit=False)
    return read(replace(before, seat=NO_SEAT, of_2021=of_2021))
