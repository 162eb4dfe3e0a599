"""Which card to play: the round's expected points if the face takes the trick and if not, and what rivals
lose.
"""

from collections.abc import Mapping

from bot.ai.skullking.outlook import Outlook, chances, strengths
from bot.ai.skullking.points import RIVALRY, expected_points, points_to_lose
from bot.ai.skullking.position import Position
from bot.ai.skullking.taking import takers
from bot.games.skullking.cards import CARD_OF_FACE, PIRATE_FACES, WHITE_WHALE
from bot.games.skullking.trick import bonus_of, cards_bonus

SAVED = 8.0
"""How much better a led Pirate must be than the other cards: it also wins later."""


def points_of_faces(position: Position, spite: float = 1.0) -> dict[int, float]:
    """The points that each playable face is expected to bring."""
    rivals = [seat for seat in range(position.players) if seat != position.seat]
    scoring, part = position.scoring._replace(cannon=False), RIVALRY * spite / len(rivals)
    gains = {
        rival: part * points_to_lose(scoring, position.bids[rival], position.needs[rival]) for rival in rivals
    }
    cards = strengths(position, len(position.hand) - 1)
    taken, left = (_chances_later(position, cards, taking=taking) for taking in (True, False))
    points = {}
    for face in position.playable:
        takes = takers(position, face)
        own = takes[position.seat]
        points[face] = sum(takes[rival] * gain for rival, gain in gains.items())
        if own > 0:
            points[face] += own * _points(position, face, taken, taking=True)
        if own < 1:
            points[face] += (1 - own) * _points(position, face, left, taking=False)
        if face in PIRATE_FACES and not position.trick:
            points[face] -= SAVED
    return points


def _chances_later(position: Position, cards: Mapping[int, float], *, taking: bool) -> dict[int, float]:
    tricks = len(position.hand) - 1
    if tricks == 0:
        return {}
    seat, needs = position.seat, position.needs
    wanted = sum(need for rival, need in enumerate(needs) if rival != seat and need > 0)
    outlook = Outlook(tricks, needs[seat] - taking, position.rivals, wanted / tricks, leading=taking)
    return chances(cards, outlook)


def _bonus(faces: tuple[int, ...], face: int, position: Position) -> int:
    # What a whale destroys brings nothing.
    if WHITE_WHALE in faces:
        return cards_bonus(faces, position.prizes)
    return bonus_of(faces, face, position.prizes)


def _points(position: Position, face: int, later: Mapping[int, float], *, taking: bool) -> float:
    bid = position.bids[position.seat]
    won = bid - position.needs[position.seat] + taking
    bonus = position.bonuses[position.seat]
    if taking:
        bonus += _bonus((*position.trick, face), face, position)
    rest = [chance for card, chance in later.items() if card != CARD_OF_FACE[face]]
    return expected_points(position.scoring, bid, won, bonus, rest)
