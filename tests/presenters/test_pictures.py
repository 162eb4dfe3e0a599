"""What pictures are drawn from, at places of random games: nothing that their viewer may not know."""

from dataclasses import replace
from io import BytesIO
from itertools import groupby, islice, pairwise, product
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest
from PIL import Image

from bot.art import draw
from bot.art.lettering import width_of
from bot.art.measure import INNER, READ
from bot.art.rows import side_by_side
from bot.games import hollander, record
from bot.presenters.contract import Names
from bot.presenters.picture import Beach, Card, Cards, Picture, Pile, SeatLine, Seats, Sheet, Title, Trick
from bot.texts.catalog import LANGUAGES, speaker
from tests.entries import GAMES, HOUSE, PICTURES
from tests.games.every_game import each_game, each_table
from tests.games.hollander.position import position as hollander_position
from tests.games.random_play import random_playing
from tests.games.secrecy import SECRECY

B = TypeVar("B")

ALT_LENGTH = 1024  # characters: Discord takes no longer text alternative

NAMES = Names(("Anna", "Ben", "Carla", "Diego", "Emma", "Finn", "Gil", "Ida"))
NASTY = Names(
    (
        "🦀" * 32,
        "عبد الرحمن بن خالد",
        "אברהם בן־דוד",
        "山田太郎",
        "\u202eolleH",
        "W" * 32,
        "Wolfeschlegelsteinhausenbergerdorff",
        "Z̷̢̛a̴l̵g̶o̷",
    )
)
SAY = speaker("en")
RECORDS = Path(__file__).parents[1] / "records"
PHONE_WIDTH, PHONE_ROOM = 300, 450
"""How wide a phone shows a picture, and how high one of a post may be, of 844 pixels."""
COLOURS = {
    "R": "red",
    "O": "orange",
    "Y": "yellow",
    "G": "green",
    "B": "blue",
    "L": "light blue",
    "V": "violet",
    "P": "pink",
    "N": "brown",
    "S": "grey",
}
"""Of Corsari's cards, by the first letter of their codes."""
PLACES = 24
"""In each game."""
PICTURED_GAME, PICTURED_TABLE = each_game(PICTURES), each_table(PICTURES)


def cards_in(picture: Picture) -> list[Card]:
    found: list[Card] = []
    for block in picture.blocks:
        if isinstance(block, Cards | Trick | Pile):
            found += block.cards
    return found


def block_of(picture: Picture, kind: type[B]) -> B:
    [block] = [block for block in picture.blocks if isinstance(block, kind)]
    return block


@PICTURED_TABLE
def test_a_picture_is_the_same_whatever_its_viewer_may_not_know(key: str, players: int) -> None:
    chance, playing, told = Random(f"{key} {players}"), random_playing(key, players, 0), PICTURES[key]
    game, twin = GAMES[key], SECRECY[key].twin
    for state in chance.sample(playing.states, min(PLACES, len(playing.states))):
        public = told.board_picture(game.view(state, None), NAMES, SAY)
        assert public == told.board_picture(game.view(twin(state, None, chance), None), NAMES, SAY)
        if stage := told.stage(game.view(state, None)):
            twins = game.view(twin(state, None, chance), None)
            assert told.stage(twins) == stage
            assert told.stage_picture(game.view(state, None), NAMES, SAY) == told.stage_picture(
                twins, NAMES, SAY
            )
        seat = chance.randrange(players)
        own = told.hand_picture(game.view(state, seat), NAMES, SAY)
        assert own == told.hand_picture(game.view(twin(state, seat, chance), seat), NAMES, SAY)


@pytest.mark.parametrize("language", LANGUAGES)
@PICTURED_GAME
def test_every_picture_says_what_it_shows(key: str, language: str) -> None:
    playing, told, say = random_playing(key, 3, 0), PICTURES[key], speaker(language)
    for state in playing.states[:: max(1, len(playing.states) // PLACES)]:
        picture = told.hand_picture(GAMES[key].view(state, 0), NAMES, say)
        assert 0 < len(picture.alt) <= ALT_LENGTH
        assert "**" not in picture.alt
        assert "`" not in picture.alt
        assert "{" not in picture.alt
        named = [card.name for card in cards_in(picture) if card.face is not None]
        assert all(named)
        if len(picture.alt) < ALT_LENGTH:
            assert {name for name in named if name not in picture.alt} == set()


@pytest.mark.slow
@PICTURED_GAME
def test_every_picture_can_be_drawn_and_is_small_enough(key: str) -> None:
    rules, told = GAMES[key].RULES, PICTURES[key]
    for players in (rules.min_players, rules.most_players_ever):
        playing = random_playing(key, players, 0)
        for share in (0.1, 0.5, 0.9):
            state = playing.states[int(len(playing.states) * share)]
            hand = told.hand_picture(GAMES[key].view(state, 0), NAMES, SAY)
            board = told.board_picture(GAMES[key].view(state, None), NAMES, SAY)
            assert 0 < len(draw(hand)) <= 60_000
            assert 0 < len(draw(board)) <= 45 * 1000


@PICTURED_TABLE
def test_a_table_leaves_room_for_its_buttons_on_a_phone_and_says_who_is_awaited(
    key: str, players: int
) -> None:
    told, game = PICTURES[key], GAMES[key]
    states = random_playing(key, players, 0).states
    for state in states[1 :: max(1, len(states) // 3)]:
        view = game.view(state, None)
        picture = told.board_picture(view, NAMES, SAY)
        assert Image.open(BytesIO(draw(picture))).height * PHONE_WIDTH / 760 <= PHONE_ROOM
        if (turn := getattr(view, "turn", None)) is not None:
            assert NAMES[turn] in picture.alt.split(".")[0], "whose turn it is comes first"
        assert len(picture.alt) < ALT_LENGTH, "nothing is left out"
        assert all(name in picture.alt for name in NAMES.by_seat[:players])


@PICTURED_TABLE
def test_a_stage_that_is_over_never_comes_again(key: str, players: int) -> None:
    told, playing = PICTURES[key], random_playing(key, players, 0)
    stages = [told.stage(GAMES[key].view(state, None)) for state in playing.states]
    named = [stage for stage, _ in groupby(filter(None, stages))]
    assert len(named) == len(set(named))


@PICTURED_GAME
def test_the_picture_of_every_stage_can_be_drawn_and_says_what_it_shows(key: str) -> None:
    told, playing = PICTURES[key], random_playing(key, GAMES[key].RULES.most_players_ever, 0)
    views = [GAMES[key].view(state, None) for state in playing.states]
    begun = {stage: next(views) for stage, views in groupby(views, told.stage) if stage}
    assert begun
    for view in list(begun.values())[:: max(1, len(begun) // 3)]:
        picture = told.stage_picture(view, NAMES, SAY)
        assert all(name in picture.alt for name in NAMES.by_seat[:2])
        assert not any(line.is_to_move for line in block_of(picture, Seats).lines), "it would soon be wrong"
        assert "**" not in picture.alt
        assert 0 < len(draw(picture)) <= 60_000


@PICTURED_GAME
def test_with_names_that_can_not_be_written_or_are_too_long_every_picture_stays_whole(key: str) -> None:
    told, players = PICTURES[key], GAMES[key].RULES.most_players_ever
    playing, game = random_playing(key, players, 0), GAMES[key]
    states = playing.states[len(playing.states) // 2 :]
    public = next(view for state in states if told.stage(view := game.view(state, None)))
    hands = [game.view(states[0], seat) for seat in range(players)]
    pictures = (
        told.stage_picture(public, NASTY, SAY),
        told.scene_picture(game.view(states[0], None), hands, NASTY, SAY),
        told.sheet_picture(game.view(playing.end, None).scorepad, NASTY),
        told.end_picture(game.view(playing.end, None), NASTY, SAY),
    )
    for picture in pictures:
        assert 0 < len(picture.alt) <= ALT_LENGTH
        data = draw(picture)
        assert len(data) <= 60_000
        assert Image.open(BytesIO(data)).width <= 1000


@PICTURED_GAME
def test_the_sheet_holds_every_total(key: str) -> None:
    rules = GAMES[key].RULES
    end = random_playing(key, rules.min_players, 0).end
    lines = GAMES[key].view(end, None).scorepad
    picture = PICTURES[key].sheet_picture(lines, NAMES)
    [sheet] = [block for block in picture.blocks if isinstance(block, Sheet)]
    seats = [column.seat for column in sheet.columns]
    shown = [
        (int(row), seat, int(cell.text.replace("−", "-")))
        for row, cells in sheet.rows
        for seat, cell in zip(seats, cells, strict=True)
    ]
    assert sorted(shown) == sorted((line.round, line.seat, line.total) for line in lines)
    result = GAMES[key].view(end, None).result
    assert seats == [placing.seat for placing in result]
    assert sheet.leads == [placing.place for placing in result].count(1)
    assert all(str(line.total) in picture.alt.replace("−", "-") for line in lines[-2:])
    assert 0 < len(draw(picture)) <= 60_000


def test_skull_king_crowns_who_wins_the_trick_now_and_dims_what_cannot_be_played() -> None:
    told, seen = PICTURES["skullking"], set()
    for number in range(3):
        for state in random_playing("skullking", 3, number).states:
            turn = GAMES["skullking"].view(state, None).turn
            if turn is None or turn > 2:
                continue
            view = GAMES["skullking"].view(state, turn)
            picture = told.hand_picture(view, NAMES, SAY)
            if view.trick:
                trick = next(block for block in picture.blocks if isinstance(block, Trick))
                crowned = [card.below for card in trick.cards if card.crown]
                winner = view.winning
                assert crowned == ([] if winner is None else [NAMES.who(winner)])
                seen.add("trick")
            if 0 < len({face.split(":")[0] for face in view.playable}) < len(view.hand):
                assert any(card.dim for card in cards_in(picture))
                seen.add("dim")
    assert seen == {"trick", "dim"}


def test_skull_king_shows_pips_for_what_was_bid_and_won() -> None:
    for state in random_playing("skullking", 3, 0).states:
        view = GAMES["skullking"].view(state, 0)
        lines = block_of(PICTURES["skullking"].hand_picture(view, NAMES, SAY), Seats).lines
        assert [(line.won, line.bid) for line in lines] == list(zip(view.won, view.bids, strict=True))


def test_playa_pirata_marks_what_only_the_viewer_knows_with_an_eye() -> None:
    seen = 0
    for state in random_playing("playapirata", 3, 0).states:
        view = GAMES["playapirata"].view(state, 0)
        picture = PICTURES["playapirata"].hand_picture(view, NAMES, SAY)
        for beach in (block for block in picture.blocks if isinstance(block, Beach)):
            for spot, treasure in zip(beach.spots, view.table, strict=True):
                assert spot.number == treasure.place
                assert (spot.face is None) == (treasure.card is None)
                assert spot.only_seen == (treasure.card is not None and not treasure.face_up)
                seen += spot.only_seen
    assert seen


def test_playa_pirata_tells_whose_towel_lies_where_and_all_else_that_the_picture_shows() -> None:
    file = RECORDS / "playapirata" / "1" / "4-players-hands-match.game"
    played = record.read(file.read_text(encoding="ascii"), HOUSE)
    state = next(islice(record.replay_steps(played), 20, None))
    told = PICTURES["playapirata"].hand_picture(played.game.view(state, 2), NAMES, SAY).alt
    for sentence in (
        "1: face down, Ben’s Towel 2 (red) on top, 6 towels.",
        "2: face down, buried by Ben, Anna’s Towel 3 (yellow) on top, 3 towels.",
        "3: Skull (face down), buried by Carla, Ben’s Towel 3 (red) on top, 1 towel.",
        "6: face down, buried by Ben, Ben’s Towel 3 (red) on top, 1 towel, Umbrella.",
        "7: Skull (face down), buried by Carla.",
        "Your cards: Towel 1 (blue) ×2, Towel 2 (blue) ×4, Towel 3 (blue) ×4, Treasure 7, Map, Umbrella.",
        "Ben: 0 points, 1 treasure, 7 towels, Spyglass, Map.",
    ):
        assert sentence in told


def test_hollander_lays_clash_cards_open_and_counts_the_others() -> None:
    states = random_playing("hollander", 3, 0).states
    views = (GAMES["hollander"].view(state, 0) for state in states)
    view = next(view for view in views if view.step == "play" and any(map(len, view.clash)))
    lines: tuple[SeatLine, ...] = block_of(PICTURES["hollander"].hand_picture(view, NAMES, SAY), Seats).lines
    for seat, line in enumerate(lines):
        there = [written_on(card) for card in line.cards if card is not None]
        assert len(there) == len(view.clash[seat])
        counted = [(mark.symbol, mark.text) for mark in line.marks]
        assert counted == [("two-cards", str(view.hand_sizes[seat])), ("back", str(sum(view.finals[seat])))]


ALONE = "/ / 1 - 3", "4 5 / 9 / 1 2 3"


def of_hollander(*hands: str, pile: str = "", draw: str = "", language: str = "en") -> Picture:
    view = hollander.view(hollander_position(*hands, pile=pile, draw=draw), 0)
    return PICTURES["hollander"].hand_picture(view, NAMES, speaker(language))


def written_on(card: Card | None) -> str | None:
    if card is None:
        return None
    return card.name if card.face is None else card.face.number


def test_final_cards_to_swap_have_numbers_and_the_places_of_those_that_are_gone_stay_open() -> None:
    lines = block_of(of_hollander("PI / 4 / 1 - 3", "4 5 / 9 / 1 2 3"), Seats).lines
    assert [[written_on(card) for card in line.cards] for line in lines] == [
        ["4", None, None, "1", None, "3"],
        ["9", None, None, "1", "2", "3"],
    ]


def test_who_flips_a_final_card_sees_them_large_with_their_numbers() -> None:
    picture = of_hollander(*ALONE)
    [finals] = [block for block in picture.blocks if isinstance(block, Cards)]
    assert (finals.said, [card.name for card in finals.cards]) == ("Your final cards", ["1", "3"])
    assert [[written_on(card) for card in line.cards] for line in block_of(picture, Seats).lines] == [
        [],
        ["9", None, None],
    ]


@pytest.mark.parametrize(
    ("pile", "asked", "said"),
    [
        ("", ("Any card",), "Any card may be played."),
        ("7 IS", ("Any card",), "Any card may be played."),
        ("7 FH", ("7 or higher", "or a special card"), "To play: 7 or higher, or a special card."),
        ("7 MU", ("7 or lower", "or a special card"), "To play: 7 or lower, or a special card."),
        (
            "12",
            ("12 or higher", "no Mutiny or Island"),
            "To play: 12 or higher, or a special card. No Mutiny or Island on a Captain.",
        ),
    ],
)
def test_the_order_in_force_stands_beside_the_pile(pile: str, asked: tuple[str, ...], said: str) -> None:
    picture = of_hollander("7 8", "9", pile=pile)
    assert block_of(picture, Pile).asked == asked
    assert picture.alt.startswith(said)


def test_a_pile_shows_its_newest_cards_how_many_lie_below_and_what_can_be_drawn() -> None:
    picture = of_hollander("7 8", "9", pile="1 2 3 4 5 6 7", draw="8 9")
    long = block_of(picture, Pile)
    assert [written_on(card) for card in long.cards] == ["7", "6", "5", "4"]
    assert (long.more, long.aside) == (3, "Draw pile: 2")
    assert "Play pile: 7, newest left: Gunner, Cartographer, Cook, Lookout, +3." in picture.alt
    whole, empty = (block_of(of_hollander("7 8", "9", pile=pile), Pile) for pile in ("1 2 3 4 5", ""))
    assert (len(whole.cards), whole.more) == (5, 0)
    assert (empty.cards, empty.aside) == ((), "Draw pile: 0")


ROOM_BESIDE_A_PILE = 308


@pytest.mark.parametrize("pile", ["", "11 MU", "12 " * 40])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_beside_a_pile_fits_in_every_language(language: str, pile: str) -> None:
    shown = block_of(of_hollander("7 8", "9", pile=pile, draw="8 9 " * 20, language=language), Pile)
    for text in (*shown.asked, shown.aside):
        assert width_of(text, READ, "Bold") <= ROOM_BESIDE_A_PILE


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_above_the_clash_cards_to_swap_fits_in_every_language(language: str) -> None:
    view = hollander.view(random_playing("hollander", 3, 0).states[0], 0)
    [_, clash] = PICTURES["hollander"].hand_picture(view, NAMES, speaker(language)).blocks
    assert isinstance(clash, Cards)
    for text in (clash.title, clash.count):
        assert width_of(str(text), READ, "Bold") <= INNER // 2


def test_while_cards_are_swapped_hollander_says_which_and_where() -> None:
    told, game, seen = PICTURES["hollander"], GAMES["hollander"], set()
    for state, seat in product(random_playing("hollander", 3, 0).states, range(3)):
        view = game.view(state, seat)
        if view.step == "setup":
            [_, clash] = told.hand_picture(view, NAMES, SAY).blocks
            assert isinstance(clash, Cards)
            assert ("buttons" in str(clash.count)) == (not view.ready[seat])
            seen.add(view.ready[seat])
    assert seen == {True, False}


def test_hollander_dims_each_card_where_the_pile_must_be_taken() -> None:
    told, game, seen = PICTURES["hollander"], GAMES["hollander"], 0
    for state, seat in product(random_playing("hollander", 3, 0).states, range(3)):
        view = game.view(state, seat)
        if view.may_take and view.hand:
            hand = told.hand_picture(view, NAMES, SAY).blocks[-2]
            assert isinstance(hand, Cards)
            assert all(card.dim for card in hand.cards)
            seen += 1
    assert seen


def test_corsari_shows_apart_which_card_was_just_drawn_and_which_best_goes() -> None:
    told, game, seen = PICTURES["corsari"], GAMES["corsari"], 0
    for state in random_playing("corsari", 3, 0).states:
        view = game.view(state, 0)
        apart = [
            [card.name for card in block.cards]
            for block in told.hand_picture(view, NAMES, SAY).blocks
            if isinstance(block, Cards) and block.title == "drew · discard"
        ]
        if view.drawn is None:
            assert apart == []
        else:
            assert apart == [[*dict.fromkeys(map(corsari_name, (view.drawn, view.offers[0].discard)))]]
            seen += 1
    assert seen


def corsari_name(code: str) -> str:
    return SAY("corsari-card", colour=COLOURS[code[0]], number=int(code[1:]))


def test_a_hand_of_corsari_shows_all_of_its_cards() -> None:
    told, game, sizes = PICTURES["corsari"], GAMES["corsari"], set()
    for state in random_playing("corsari", 3, 0).states:
        if state.step not in ("draw", "discard"):
            continue
        view = game.view(state, state.turn)
        own = told.hand_picture(view, NAMES, SAY).blocks[1:]
        shown = {card.name for block in own if isinstance(block, Cards) for card in block.cards}
        assert shown >= set(map(corsari_name, view.hand))
        sizes.add(len(view.hand))
    assert sizes == {12, 13}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_beside_the_longest_pier_of_corsari_shares_its_line(language: str) -> None:
    say = speaker(language)
    playing = random_playing("corsari", 4, 0)
    view = next(view for state in playing.states if (view := GAMES["corsari"].view(state, state.turn)).drawn)
    whole = replace(view, pier=view.hand[:9])
    for shown in (whole, replace(whole, drawn=None, step="draw")):
        assert side_by_side(PICTURES["corsari"].hand_picture(shown, NAMES, say).blocks[:2])


def test_all_that_was_laid_down_in_corsari_is_titled_with_its_round_when_the_next_has_begun() -> None:
    told, game = PICTURES["corsari"], GAMES["corsari"]
    states = random_playing("corsari", 3, 0).states
    state = next(state for state in states if state.number > 1 and state.finished[-1].closer >= 0)
    view, hands = game.view(state, None), [game.view(state, seat) for seat in range(3)]
    for picture in (told.film_picture(view, NAMES, SAY), told.scene_picture(view, hands, NAMES, SAY)):
        [title] = [block.text for block in picture.blocks if isinstance(block, Title)]
        assert title == f"Round {view.previous.number}"


def test_while_all_bid_a_hand_looks_the_same_whoever_else_has_bid() -> None:
    states = random_playing("skullking", 4, 0).states
    told, game = PICTURES["skullking"], GAMES["skullking"]
    seen = 0
    for before, after in pairwise(states):
        views = [game.view(state, 0) for state in (before, after)]
        bid, then = (view.has_bid for view in views)
        if views[0].step == views[1].step == "bid" and bid[0] == then[0] and bid != then:
            one, other = (told.hand_picture(view, NAMES, SAY) for view in views)
            assert one == other
            seen += 1
    assert seen
