"""Positions with an answer that no person would miss, each with its reason.

They were written before any player was asked. The first of Skull King are what people complain of in other
games: a player that needs every trick leads a low trump, bids none with the best card, or spends it early.
"""

from typing import Any, NamedTuple

from bot.games import corsari, playapirata, skullking
from bot.games.contract import Move, Seat
from tests.games.corsari.position import position as corsari_position
from tests.games.corsari.table import SWEEPER, do, sailed
from tests.games.hollander.position import position as hollander_position
from tests.games.playapirata.position import Holding, Lying
from tests.games.playapirata.position import position as playapirata_position
from tests.games.skullking.position import position as skullking_position
from tests.games.skullking.table_2021 import dealt


class Plain(NamedTuple):
    """A position, and how its right moves begin."""

    game: str
    why: str
    state: Any  # the game's own type
    right: tuple[Move, ...]
    seat: Seat = 0


def _first(why: str, right: str, *hands: str, bids: tuple[int, ...] = (), played: str = "") -> Plain:
    state = skullking_position(*hands, bids=bids, played=played)
    return Plain("skullking", why, state, _moves(right), _turn(state))


def _of_2021(why: str, right: str, *hands: str, **facts: Any) -> Plain:
    state = dealt(*hands, **facts)
    return Plain("skullking", why, state, _moves(right), _turn(state))


def _turn(state: skullking.State) -> Seat:
    return skullking.to_move(state)[0]


def _moves(right: str) -> tuple[Move, ...]:
    return tuple(move.strip() for move in right.split(","))


FIRST = (
    _first(
        "who needs all three tricks leads the highest black, and the low one when others have one card left",
        "play K13, play K12",
        *("K13 K12 K4", "Y2 R8 B9", "Y7 R3 B2", "Y11 R6 B4"),
        bids=(3, 0, 0, 0),
    ),
    _first(
        "of two blacks that must both win, the higher draws what could beat the lower",
        "play K9",
        *("K9 K5", "Y2 R8", "Y7 R3"),
        bids=(2, 0, 1),
    ),
    _first(
        "only a mermaid takes the Skull King, and hardly anybody holds one of them in round one",
        "bid 1",
        *("SK", "Y2", "R7", "B9"),
    ),
    _first(
        "the Skull King, the highest black and a pirate don't lose two of three tricks",
        "bid 2, bid 3",
        *("SK K13 P1", "Y2 R8 B9", "Y7 R3 B2", "Y11 R6 B4"),
    ),
    _first(
        "an escape wins nothing but a trick of escapes",
        "bid 0",
        *("E1 E2 E3", "Y2 R8 B9", "Y7 R3 B2", "Y11 R6 B4"),
    ),
    _first(
        "the mermaids are gone: the Skull King takes the last trick, and the red 12 might take it, too",
        "play R12",
        *("M1 Y9 Y5", "M2 Y4 B9", "Y1 Y2 B11", "B3 SK R12"),
        bids=(1, 1, 0, 1),
        played="M1 M2 Y1 B3 Y9 Y4 Y2",
    ),
    _first(
        "under the yellow 9 both lose; the 7 could win a later trick, the 2 hardly",
        "play Y7",
        *("Y9 B5 B6", "R9 R2 R3", "Y7 Y2 R4"),
        bids=(1, 1, 0),
        played="Y9 R9",
    ),
    _first(
        "under a pirate the mermaid wins nothing, and is the card that most likely would later",
        "play M2",
        *("P1 B5 B6", "R9 R2 R3", "M2 Y4 R4"),
        bids=(1, 1, 0),
        played="P1 R9",
    ),
    _first(
        "both take this trick; only the pirate is sure to take the next",
        "play K3",
        *("Y9 B5", "Y4 R2", "K3 P2"),
        bids=(0, 0, 2),
        played="Y9 Y4",
    ),
    _first(
        "the mermaid takes the Skull King now: the bid, and fifty points",
        "play M1",
        *("P3 B5", "SK R2", "Y2 B9", "M1 R4"),
        bids=(1, 1, 0, 1),
        played="P3 SK Y2",
    ),
    _first(
        "who wants no trick leads the 1: the 13 may go away when another suit is led",
        "play Y1",
        *("Y1 Y13", "R2 R8", "B3 B7", "R5 B8"),
        bids=(0, 1, 1, 1),
    ),
    _first(
        "the trick is the Skull King's: the red 1 is lost, and the others win tricks that are needed",
        "play R1",
        *("SK B5 B6", "Y9 R2 R3", "K12 R1 K13"),
        bids=(1, 1, 2),
        played="SK Y9",
    ),
    _first(
        "nothing yellow beats the 13: the 12 is the highest once it is gone",
        "play Y3",
        *("Y13 B5 B6", "Y1 R2 R3", "Y12 Y3 R8"),
        bids=(1, 1, 1),
        played="Y13 Y1",
    ),
    _first(
        "the black 11 takes it as well, and keeps the pirate and the Skull King for the next two",
        "play K11",
        *("K10 B5 B6", "K1 R2 R3", "K11 P1 SK"),
        bids=(0, 0, 3),
        played="K10 K1",
    ),
    _first(
        "Scary Mary loses as an escape, and the red 13 would take a trick that nobody wants",
        "play SM:E",
        *("R5 B5", "R4 B6", "SM R13"),
        bids=(1, 1, 0),
        played="R5 R4",
    ),
    _first(
        "the first pirate wins: the second goes away for nothing when no more tricks are wanted",
        "play P1",
        *("P3 B5 B6", "R9 R2 R3", "P1 Y2 Y1"),
        bids=(1, 1, 0),
        played="P3 R9",
    ),
    _first(
        "the yellow 7 takes the one trick that is needed for certain, and an escape never takes the next",
        "play Y7",
        *("Y6 B5", "Y1 R2", "Y7 E2"),
        bids=(1, 0, 1),
        played="Y6 Y1",
    ),
)

LATER = (
    _of_2021(
        "who needs all three tricks leads the highest black, and the low one when others have one card left",
        "play K14, play K13",
        *("K14 K13 K5", "Y2 G8 U9", "Y7 G3 U2", "Y11 G6 U4"),
        bids=(3, 0, 0, 0),
    ),
    _of_2021(
        "of two blacks that must both win, the higher draws what could beat the lower",
        "play K10",
        *("K10 K6", "Y2 G8", "Y7 G3"),
        bids=(2, 0, 1),
    ),
    _of_2021(
        "the Skull King and the highest black don't lose both tricks",
        "bid 1, bid 2",
        *("SK K14", "Y2 G8", "Y7 G3", "Y11 G6"),
    ),
    _of_2021(
        "the mermaids are gone: the Skull King takes the last trick, and the purple 13 might, too",
        "play U13",
        *("M1 Y9 Y5", "M2 Y4 U9", "Y1 Y2 U11", "U3 SK U13"),
        bids=(1, 1, 0, 1),
        played="M1 M2 Y1 U3 Y9 Y4 Y2",
    ),
    _of_2021(
        "the yellow 14 would win; the Kraken leaves the trick to nobody",
        "play KR",
        *("Y9 U5", "Y12 U6", "KR Y14"),
        bids=(1, 1, 0),
        played="Y9 Y12",
    ),
    _of_2021(
        "the black 3 takes the one trick that is needed, and ten points with the 14",
        "play K3",
        *("Y14 U5", "Y2 U6", "K3 G2"),
        bids=(1, 0, 1),
        played="Y14 Y2",
    ),
    _of_2021(
        "the Tigress loses as an escape, and the yellow 13 would take a trick that nobody wants",
        "play TI:E",
        *("Y5 U5", "Y4 U6", "TI Y13"),
        bids=(1, 1, 0),
        played="Y5 Y4",
    ),
    _of_2021(
        "the first pirate wins: the second goes away for nothing when no more tricks are wanted",
        "play PH",
        *("PJ U5 U6", "G9 G2 G3", "PH Y2 Y1"),
        bids=(1, 1, 0),
        played="PJ G9",
    ),
    _of_2021(
        "the black 12 takes it as well, and keeps the pirate and the Skull King for the next two",
        "play K12",
        *("K10 U5 U6", "K1 G2 G3", "K12 PR SK"),
        bids=(0, 0, 3),
        played="K10 K1",
    ),
    _of_2021(
        "after the last trick the bid becomes what was won",
        "change -1",
        *("PH Y9 U1", "Y5 Y6 U3", "Y7 Y8 G4"),
        bids=(3, 0, 1),
        played="Y9 Y6 Y8 U1 U3 G4 Y5 Y7 PH",
        powers=True,
    ),
    _of_2021(
        "the bid is missed already, and a bet on it is lost",
        "bet 0",
        *("PS E1", "Y5 Y6", "Y7 Y8"),
        bids=(0, 1, 1),
        played="PS Y5 Y7",
        powers=True,
    ),
    _of_2021(
        "under the White Whale the highest number wins, and the yellow 12 is the highest",
        "play E1",
        *("Y9 U5", "WW U6", "Y12 E1"),
        bids=(1, 0, 0),
        played="Y9 WW",
    ),
    _of_2021(
        "under the Kraken nobody wins: the green 2 is lost, and the black 14 takes the trick that is needed",
        "play G2",
        *("Y9 U5", "KR U6", "K14 G2"),
        bids=(1, 0, 1),
        played="Y9 KR",
    ),
)


def _corsari(why: str, right: str, state: corsari.State, seat: Seat = 0) -> Plain:
    return Plain("corsari", why, state, _moves(right), seat)


_STRANGERS = (
    "N1 N2 N3 N4 N5 N6 P1 P2 P3 P4 P5 P6",
    "L1 L2 L3 L4 L5 L6 L7 L8 L9 L10 L11 P7",
    "B2 B4 B6 B8 B10 G2 G4 G6 G8 G10 Y2 Y4",
)
_FULL = "O1 O2 O3 O4 O5 V6 V7 V8 R1 R2 R3"  # eleven cards without a stowaway where the pier is red

CORSARI = (
    _corsari(
        "a grey 10 fits nothing, and any card of the stock may",
        "draw stock",
        corsari_position(f"{_FULL} S11", *_STRANGERS, pier="R11 S9 N8", pile="N7 S10"),
    ),
    _corsari(
        "with the orange 9 for the grey 11 no stowaway is left, and the game is won",
        "draw discard",
        corsari_position(f"{_FULL} S11", *_STRANGERS, pier="R11 S8 N8", pile="N7 O9"),
    ),
    _corsari(
        "without a stowaway the game is won at once",
        "sail S11",
        do(corsari_position(f"{_FULL} S11", *_STRANGERS, pier="R11 S8", pile="N7", stock="O9"), "draw stock"),
    ),
    _corsari(
        "a limit of 1 is hardly ever beaten, and the 11 is the card to leave",
        "sail S11",
        do(corsari_position(f"{_FULL} S11", *_STRANGERS, pier="R11 S8", pile="N7", stock="G1"), "draw stock"),
    ),
    _corsari(
        "of the stowaways the 11 costs most; what is crew or prisoner costs nothing",
        "discard N11, sail N11",
        do(
            corsari_position(
                "O1 O2 O7 O8 V3 V4 V6 R5 R6 R7 S2 G1",
                _STRANGERS[1],
                "P1 P2 P3 P4 P5 P6 N1 N2 N3 N4 N5 N6",
                pier="R11 S8",
                pile="N7",
                stock="N11",
            ),
            "draw stock",
        ),
    ),
    _corsari(
        "the last card of the pier ends the round for nothing, when one good card would win the game",
        "draw stock, draw discard",
        corsari_position(f"{_FULL} S11", *_STRANGERS, pier="R11", pile="N7 S10"),
    ),
    _corsari(
        "the pier would turn blue, and four red prisoners would be stowaways",
        "draw stock, draw discard",
        corsari_position(
            "R1 R2 R3 R4 O1 O2 O3 O5 V6 V8 V9 S11", *_STRANGERS[:2], pier="R11 B3 B7", pile="N7 S10"
        ),
    ),
    _corsari(
        "the orange 7 joins the crew for the grey 9, which is worth more than a card unseen",
        "draw discard",
        corsari_position(
            "R1 R2 R3 R4 O1 O2 O3 O5 V6 V8 S11 S9", *_STRANGERS[:2], pier="R11 B3 B7", pile="N8 O7"
        ),
    ),
    _corsari(
        "without a stowaway the game is won, whatever the closer holds",
        "lay crew Y1 Y2 Y3 Y4 Y5 B6 B7 B8 prisoners R1 R2 R8 R9",
        sailed(SWEEPER),
        1,
    ),
    _corsari(
        "a red card is a prisoner: the green 10 is the one that costs",
        "discard G10, sail G10",
        do(
            corsari_position(f"{_FULL} R4", *_STRANGERS[:2], pier="R11 B3", pile="N7", stock="G10"),
            "draw stock",
        ),
    ),
)


def _playa(why: str, right: str, state: playapirata.State, seat: Seat = 0) -> Plain:
    return Plain("playapirata", why, state, _moves(right), seat)


_EMPTY = Holding("", "", "")

PLAYA_PIRATA = (
    _playa(
        "on the last turn a towel is worth one point, and the seven lies under a single 1",
        "lay 1 Y2",
        playapirata_position(
            [Holding("", "", "2"), _EMPTY],
            [Lying("T7a", by=1, towels="R1", face_up=True)],
            turn_number=9,
            step="last",
        ),
    ),
    _playa(
        "one's own treasure needs no second towel on the last turn",
        "done",
        playapirata_position(
            [Holding("", "", "2 3"), _EMPTY],
            [Lying("T7a", by=1, towels="Y1", face_up=True)],
            turn_number=9,
            step="last",
        ),
    ),
    _playa(
        "a single skull is worth nothing to anybody, and a towel in hand a point",
        "done",
        playapirata_position(
            [Holding("", "", "2 3"), _EMPTY],
            [Lying("TS1", by=1, towels="R1", face_up=True)],
            turn_number=9,
            step="last",
        ),
    ),
    _playa(
        "the third skull makes eighteen of ten",
        "lay 3 Y2",
        playapirata_position(
            [Holding("", "", "2"), _EMPTY],
            [
                Lying("TS1", by=1, towels="Y3", face_up=True),
                Lying("TS2", by=1, towels="Y3", face_up=True),
                Lying("TS3", by=1, towels="R1", face_up=True),
            ],
            turn_number=9,
            step="last",
        ),
    ),
    _playa(
        "the seven is one's own now, and the umbrella keeps it; the three would lie there for anybody",
        "umbrella 1",
        playapirata_position(
            [Holding("T3a", "UMB", "1 1"), Holding("T4b", "SPY", "3 3")],
            [Lying("T7a", by=1, towels="Y1", face_up=True)],
            turn_number=7,
        ),
    ),
    _playa(
        "the umbrella goes where seven points are, not three",
        "umbrella 2",
        playapirata_position(
            [Holding("", "UMB", "1 1"), Holding("T4b", "", "3 3")],
            [
                Lying("T3a", by=1, towels="Y1", face_up=True),
                Lying("T7a", by=1, towels="Y1", face_up=True),
            ],
            turn_number=8,
        ),
    ),
    _playa(
        "the spyglass shows nothing where the treasure is known",
        "spy 2, spy 3",
        playapirata_position(
            [Holding("", "SPY", "1 1 2"), Holding("T4b", "", "3 3")],
            [Lying("T7a", by=0), Lying("T5a", by=1), Lying("TS1", by=1, towels="R1")],
            turn_number=8,
        ),
    ),
    _playa(
        "the map shows everybody what one would rather keep to oneself: one's own seven",
        "map 2",
        playapirata_position(
            [Holding("", "MAP", "1 1 2"), Holding("T4b", "", "3 3")],
            [Lying("T7a", by=0, towels="Y2"), Lying("T5a", by=1, towels="R1")],
            turn_number=8,
        ),
    ),
    _playa(
        "the last towel of the last round goes on the seven, not on the three",
        "lay 2",
        playapirata_position(
            [Holding("", "", "3"), Holding("", "", "")],
            [Lying("T3a", by=1, face_up=True), Lying("T7a", by=1, face_up=True)],
            turn=0,
            first=1,
            turn_number=8,
            step="towels",
        ),
    ),
    _playa(
        "one's own seven is on top already: the towel takes the five",
        "lay 2",
        playapirata_position(
            [Holding("", "", "3"), Holding("", "", "")],
            [Lying("T7a", by=1, towels="Y1", face_up=True), Lying("T5a", by=1, towels="R1", face_up=True)],
            turn=0,
            first=1,
            turn_number=8,
            step="towels",
        ),
    ),
)


def _hollander(why: str, right: str, *players: str, **facts: Any) -> Plain:
    return Plain("hollander", why, hollander_position(*players, **facts), _moves(right))


HOLLANDER = (
    _hollander("the last two cards go together, and the game is won", "play 9 9", "9 9", "9 9 9", pile="5"),
    _hollander(
        "three 4s go together now, and the 12 beats whatever lies there later",
        "play 4 4 4",
        *("4 4 4 12 / / 1", "9 9 9"),
        pile="3",
    ),
    _hollander(
        "the 6 will do, and is of no use later",
        "play 6",
        *("6 12 KR / 1 2 3 / 1 2 3", "9 9 9 / 1 2 3 / 1 2 3"),
        pile="5",
        draw="1 2 3 4",
    ),
    _hollander(
        "the next player has one card left, which beats a 6 more easily than a 12",
        "play 12",
        *("6 12 3 / / 1 2", "/ / 7 - -"),
        pile="5",
    ),
    _hollander(
        "the fourth 7 clears the pile, and one plays again",
        "play 7",
        *("7 9 10 / 1 2 3 / 1 2 3", "9 9 9 / 1 2 3 / 1 2 3"),
        pile="7 7 7",
        draw="1 2 3 4",
    ),
    Plain(
        "hollander",
        "strong cards wait as clash cards, where nobody takes them, for the end",
        hollander_position("KR 12 11 / 1 2 3 / 4 5 6", "9 9 9 / 1 2 3 / 1 2 3")._replace(
            ready=(False, True), step="setup"
        ),
        ("swap KR", "swap 12", "swap 11"),
    ),
    _hollander(
        "the wormhole doesn't call the one who goes out with the next card",
        "play WH > 2",
        *("WH 1", "/ / 9 - -", "9 9 9 9 9"),
        pile="12",
    ),
    _hollander(
        "the pirate brings the Kraken for the 1",
        "play PI clash 1 1 KR",
        *("PI 10 / 1 11 / 1 1 1", "10 / KR 5 / 1 1 1"),
        pile="12",
    ),
    _hollander(
        "the 5 beats the 4, and the Hollander beats anything later",
        "play 5",
        *("5 FH / 1 2 3 / 1 2 3", "9 9 9 / 1 2 3 / 1 2 3"),
        pile="4",
        draw="1 2 3 4",
    ),
    _hollander(
        "equal cards in hand and on the table go together",
        "play 8 8 8",
        *("8 8 / 8 / 1 2 3", "9 9 9 / 1 2 3 / 1 2 3"),
        pile="3",
    ),
)

PLAIN = (*FIRST, *LATER, *CORSARI, *PLAYA_PIRATA, *HOLLANDER)
