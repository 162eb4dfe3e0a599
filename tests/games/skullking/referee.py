"""A referee: tricks and scores from the text of the rules alone, to hold the game against."""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.contract import Move, Seat

Row = tuple[int, Seat, int, int, int, int, int]
"""Round, seat, score, total, bid, tricks and bonus, as on the scorepad."""


def by_the_seven_rules(played: Sequence[str]) -> str:
    """The winning card: the first rule that applies."""
    suit_cards = [card for card in played if card[0] in "YRBK"]
    to_follow = suit_cards[0][0] if suit_cards else ""
    mermaids = [card for card in played if card[0] == "M"]
    pirates = [card for card in played if card[0] == "P" or card == "SM:P"]
    rules = (
        mermaids[:1] if "SK" in played else [],
        ["SK"] if "SK" in played else [],
        pirates[:1],
        mermaids[:1],
        highest(card for card in suit_cards if card[0] == "K"),
        highest(card for card in suit_cards if card[0] == to_follow),
        list(played[:1]),
    )
    return next(cards[0] for cards in rules if cards)


def highest(cards: Iterator[str]) -> list[str]:
    return sorted(cards, key=lambda card: -int(card[1:]))[:1]


def bonus_by_the_rules(played: Sequence[str], winner: str) -> int:
    if winner == "SK":
        return 30 * sum(card[0] == "P" or card.startswith("SM") for card in played)
    return 50 if winner[0] == "M" and "SK" in played else 0


def score_by_the_rules(number: int, bid: int, won: int, bonus: int) -> int:
    """What round `number` brings: none bid is ten times the round, else 20 a trick or -10 a difference."""
    if bid == 0:
        return 10 * number if won == 0 else -10 * number
    return 20 * bid + bonus if won == bid else -10 * abs(won - bid)


def scorepad_by_the_rules(players: int, rounds: int, moves: Iterable[tuple[Seat, Move]]) -> Iterator[Row]:
    """The scorepad of a game of these moves; AssertionError where the wrong seat leads or plays."""
    remaining, totals, leaders = iter(moves), [0] * players, list[Seat]()
    for number in range(1, rounds + 1):
        bids = bids_of_a_round(players, remaining)
        leader, won, bonus = tricks_of_a_round(players, number, remaining)
        leaders.append(leader)
        for seat in range(players):
            earned = bonus[seat] if bids[seat] == won[seat] else 0
            score = score_by_the_rules(number, bids[seat], won[seat], earned)
            totals[seat] += score
            yield number, seat, score, totals[seat], bids[seat], won[seat], earned
    assert leaders == [(leaders[0] + place) % players for place in range(rounds)]
    assert not list(remaining)


def bids_of_a_round(players: int, moves: Iterator[tuple[Seat, Move]]) -> dict[Seat, int]:
    """The bids as they stand when the last one is in."""
    bids: dict[Seat, int] = {}
    while len(bids) < players:
        seat, move = next(moves)
        bids[seat] = int(move.removeprefix("bid "))
    return bids


def tricks_of_a_round(
    players: int, number: int, moves: Iterator[tuple[Seat, Move]]
) -> tuple[Seat, list[int], list[int]]:
    """Who led the round, and by seat the tricks won and the bonus in them."""
    led, winners, won, bonus = list[Seat](), list[Seat](), [0] * players, [0] * players
    for _ in range(number):
        plays = [next(moves) for _ in range(players)]
        led.append(plays[0][0])
        assert [seat for seat, _ in plays] == [(led[-1] + place) % players for place in range(players)]
        faces = [move.removeprefix("play ") for _, move in plays]
        winner = plays[faces.index(card := by_the_seven_rules(faces))][0]
        won[winner] += 1
        bonus[winner] += bonus_by_the_rules(faces, card)
        winners.append(winner)
    assert led[1:] == winners[:-1]
    return led[0], won, bonus
