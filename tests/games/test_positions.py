"""Any position can be told in codes: positions of random games, told again, offer and show the same."""

from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import corsari, hollander, playapirata, skullking
from bot.games.contract import IllegalMove, Seat
from tests.games.corsari.position import position as corsari_position
from tests.games.every_game import Position, position, positions
from tests.games.hollander.position import position as hollander_position
from tests.games.playapirata.position import Holding, Lying
from tests.games.playapirata.position import position as playapirata_position
from tests.games.skullking.position import position as skullking_position

MOVES = 40


def offered(game: Any, state: Any) -> dict[Seat, set[str]]:
    return {seat: set(game.legal(state, seat)) for seat in game.may_act(state)}


def play_on(data: st.DataObject, game: Any, state: Any) -> None:
    """One move of whoever is awaited, by the rules; of many that are legal one of the first."""
    if seats := game.to_move(state):
        seat = data.draw(st.sampled_from(seats), label="seat")
        moves = [*islice(game.legal(state, seat), MOVES)]
        game.play(state, seat, data.draw(st.sampled_from(moves), label="move"))


def codes(cards: tuple[str, ...]) -> str:
    return " ".join(cards)


def skullking_told(found: Position) -> skullking.State:
    """The round of a position, as its dealt hands, its bids and what was played since."""
    seats = range(found.playing.record.players)
    views = [skullking.view(found.state, seat) for seat in seats]
    public = views[0]
    tricks = public.tricks if public.step == "play" else ()
    played = [(trick.seats, trick.faces) for trick in tricks]
    leader = played[0][0][0] if played else public.leader
    played.append((public.order, public.trick))
    hands = [[*view.hand] for view in views]
    for order, faces in played:
        for seat, face in zip(order, faces, strict=False):
            hands[seat].append(face.split(":")[0])
    return skullking_position(
        *map(" ".join, hands),
        bids=[views[seat].bids[seat] for seat in seats],
        played=" ".join(face for _, faces in played for face in faces),
        leader=leader,
        totals=public.totals if public.round > 1 else (),
        rounds=public.rounds,
    )


@positions
@given(st.data())
def test_a_round_of_skull_king_can_be_told_in_codes(data: st.DataObject) -> None:
    found = position(data, "skullking")
    edition = found.state.setup.edition
    if edition.is_2021 or edition.sizes[0] != 1:
        return  # what powers and ghosts have done since the deal is told by moves; rounds begin with one card
    told = skullking_told(found)
    assert offered(skullking, told) == offered(skullking, found.state)
    for viewer in found.viewers:
        there, here = skullking.view(found.state, viewer), skullking.view(told, viewer)
        fields = (
            "step",
            "round",
            "dealer",
            "leader",
            "turn",
            "hand",
            "bids",
            "trick",
            "led",
            "won",
            "totals",
        )
        assert [getattr(here, field) for field in fields] == [getattr(there, field) for field in fields]
    play_on(data, skullking, told)


@positions
@given(st.data())
def test_a_position_of_the_flying_hollander_can_be_told_in_codes(data: st.DataObject) -> None:
    found = position(data, "hollander")
    state, public = found.state, hollander.view(found.state, None)
    if public.turn is None:
        return  # the set-up is a deal: a stacked shuffle tells it
    finals = [codes(tuple(hollander_code(card) for card in cards)) for cards in state.finals]
    told = hollander_position(
        *(
            f"{codes(hollander.view(state, seat).hand)} / {codes(public.clash[seat])} / {finals[seat]}"
            for seat in range(public.players)
        ),
        pile=codes(public.pile),
        draw=codes(tuple(map(hollander_code, state.draw))),
        removed=codes(public.removed),
        turn=public.turn,
        step=public.step,
        out=public.out,
        plays=public.plays,
        play_on=public.play_on,
        play_limit=public.play_limit,
    )
    assert offered(hollander, told) == offered(hollander, state)
    for viewer in found.viewers:
        there, here = hollander.view(state, viewer), hollander.view(told, viewer)
        fields = ("turn", "place", "pile", "order", "clash", "finals", "hand", "cards_left", "out", "removed")
        assert [getattr(here, field) for field in fields] == [getattr(there, field) for field in fields]
    play_on(data, hollander, told)


def hollander_code(card: int) -> str:
    """The code of a card that nobody can see yet, which no view tells; `-` where none lies."""
    kinds = ["-", *map(str, range(1, 13)), "FH", "KR", "MU", "WH", "IS", "PI"]
    return kinds[card]


@positions
@given(st.data())
def test_a_hand_of_playa_pirata_can_be_told_in_codes(data: st.DataObject) -> None:
    found = position(data, "playapirata")
    state, public = found.state, playapirata.view(found.state, None)
    if public.turn is None or public.round > 1 or public.step in ("draft", "sit"):
        return
    views = [playapirata.view(state, seat) for seat in range(len(public.players))]
    beach = []
    for at, treasure in enumerate(public.table):
        knowing = tuple(view.seat for view in views if view.table[at].card is not None)
        card = next((view.table[at].card for view in views if view.table[at].card), state.treasures[at].card)
        assert card is not None
        pile = " ".join(f"{'YRBG'[towel.seat]}{towel.value}" for towel in state.treasures[at].pile)
        known = () if treasure.face_up else tuple(seat for seat in knowing if seat is not None)
        umbrella = state.treasures[at].umbrella
        beach.append(
            Lying(card, treasure.by, pile, treasure.face_up, known, umbrella, treasure.flag, treasure.double)
        )
    told = playapirata_position(
        [holding(view, public) for view in views],
        beach,
        turn=public.turn,
        turn_number=public.turn_number if public.step != "last" else public.turns + 1,
        step=public.step,
        first=public.order[0],
        laid=public.laid,
        fresh=state.fresh,
        parrot=public.parrot,
        specials=any(player.specials for player in public.players) or bool(views[0].packet),
        hands={1: "one", 2: "two"}.get(public.rounds, "match"),
    )
    assert offered(playapirata, told) == offered(playapirata, state)
    for viewer in found.viewers:
        there, here = playapirata.view(state, viewer), playapirata.view(told, viewer)
        fields = ("step", "turn", "order", "table", "treasures", "pirates", "towels", "special", "lays")
        assert [getattr(here, field) for field in fields] == [getattr(there, field) for field in fields]
    play_on(data, playapirata, told)


def holding(view: playapirata.View, public: playapirata.View) -> Holding:
    assert view.seat is not None
    own = public.players[view.seat]
    towels = " ".join(code[1] for code in view.towels)
    shown = own.towels_shown is not None
    return Holding(
        codes(view.treasures), codes(view.pirates), towels, view.special, codes(own.discarded), shown
    )


@pytest.mark.slow
@positions
@given(st.data())
def test_a_round_of_corsari_can_be_told_in_codes(data: st.DataObject) -> None:
    found = position(data, "corsari")
    state, public = found.state, corsari.view(found.state, None)
    if public.step not in ("draw", "discard") or public.turn is None:
        return
    views = [corsari.view(state, seat) for seat in range(public.players)]
    drawn = views[public.turn].drawn or ""
    hands = [codes(tuple(code for code in view.hand if code != drawn)) for view in views]
    colours, stock = "ROYGBLVPNS", []
    for card in state.stock:
        stock.append(f"{colours[card // 11]}{card % 11 + 1}")
    named = " ".join([*hands, drawn, *stock, *public.pier, *public.pile]).split()
    deck = [f"{colour}{number}" for colour in colours for number in range(1, 12)]
    out = [code for code in deck if code not in named]
    counts = list(public.totals)
    penalties = [" ".join(out[sum(counts[:seat]) : sum(counts[: seat + 1])]) for seat in range(len(counts))]
    told = corsari_position(
        *hands,
        pier=codes(public.pier),
        pile=codes(public.pile),
        stock=" ".join(stock),
        drawn=drawn,
        turn=public.turn,
        penalties=penalties,
        round_number=public.round,
        is_last=public.is_last,
    )
    for seat in corsari.to_move(state):
        assert corsari.view(told, seat).offers == corsari.view(state, seat).offers
    for viewer in found.viewers:
        there, here = corsari.view(state, viewer), corsari.view(told, viewer)
        fields = ("step", "turn", "hand", "pier", "pile", "stock", "drawn", "must_sail", "totals", "is_last")
        assert [getattr(here, field) for field in fields] == [getattr(there, field) for field in fields]
    play_on(data, corsari, told)


def test_a_told_position_is_played_on_by_the_rules() -> None:
    state = skullking_position("Y2 SM", "Y12 K1", bids=(0, 2), played="Y2 Y12")
    assert skullking.view(state, None).won == (0, 1)
    assert [*skullking.legal(state, 1)] == ["play K1"]
    with pytest.raises(IllegalMove, match="must_follow"):
        skullking_position("Y2 Y3", "Y12 K1", bids=(0, 2), played="Y2 K1")


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: skullking_position("Y2", "Y14"),
        lambda: skullking_position("Y2", "Y2"),
        lambda: skullking_position("Y2", "Y3 Y4"),
        lambda: hollander_position("1 13", "2"),
        lambda: playapirata_position([Holding("T9a"), Holding()], [Lying("TT")]),
        lambda: playapirata_position([Holding(), Holding()], [Lying("TT", towels="X1")]),
        lambda: corsari_position("R1", "R1", pier="O1", pile="O2"),
        lambda: corsari_position("R1", "Z1", pier="O1", pile="O2"),
    ],
)
def test_a_position_that_there_can_t_be_is_refused_with_a_reason(wrong: Any) -> None:
    with pytest.raises(ValueError, match=r"there is no|named twice|every hand"):
        wrong()
