"""Whole pictures: how large they are, and that every kind of block is drawn."""

import ast
import re
from dataclasses import replace
from fractions import Fraction
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import bot
from bot import art
from bot.art import deals
from bot.art.bars import HEAD, HIGH, NAME, RANK, STRUCK, bars
from bot.art.deals import field
from bot.art.legend import legend
from bot.art.lettering import write
from bot.art.measure import FAINT, INNER, SEAT_COLOURS, token
from bot.art.rows import cards
from bot.art.seats import seats
from bot.art.symbols import COLOURS
from bot.model.animals import ANIMALS
from bot.presenters.corsari.pictures import face as corsari
from bot.presenters.picture import (
    Bar,
    BarLine,
    Bars,
    Beach,
    Beside,
    BesideRow,
    Block,
    Caption,
    Card,
    Cards,
    Cell,
    Course,
    Cover,
    Face,
    Field,
    FieldBar,
    Ledger,
    LedgerRow,
    Legend,
    Mark,
    Picture,
    Pile,
    Place,
    Podium,
    Portrait,
    Result,
    SeatLine,
    Seats,
    Sheet,
    Sign,
    Spot,
    Step,
    Strip,
    Title,
    Trick,
    Who,
)
from bot.presenters.playapirata.pictures import face as playapirata
from bot.presenters.skullking.pictures import face as skullking

LONG = "Wolfeschlegelsteinhausenbergerdorff der Ältere"
EIGHT = tuple(Who(LONG if seat % 2 else "🦀" * 32, seat) for seat in range(8))

BLOCKS: dict[str, Block] = {
    "a long title": Title(LONG * 9),
    "a long caption": Caption(LONG * 9),
    "a title of one word": Title("Donaudampfschifffahrtsgesellschaft" * 9),
    "a title that can't be written": Title("🦀" * 32),
    "a trick of eight": Cards(
        tuple(Card(skullking("Y14"), crown=who.seat == 3, below=who) for who in EIGHT), LONG * 3, "8"
    ),
    "a table": Trick(
        tuple(Card(skullking("Y14"), crown=who.seat == 1, below=who) for who in EIGHT[:5]),
        tuple(Place(who, is_to_move=who.seat == 5) for who in EIGHT[5:]),
    ),
    "a long pile": Pile((Card(skullking("Y14")),) * 4, 60, (LONG, LONG * 3), LONG * 3),
    "no pile": Pile(()),
    "a whole hand": Cards(
        tuple(Card(corsari(f"{colour}11"), dim=colour == "R", below="→ 110") for colour in "ROYGBLVPNSROY")
    ),
    "cards of a player": Cards((Card(skullking("E1")),), EIGHT[0], EIGHT[1]),
    "steps": Strip(((Card(skullking("Y14"), below=LONG),) * 3,) * 4, LONG * 3),
    "many small steps": Strip(((Card(corsari("R11")),),) * 40, rises=False, size="small"),
    "no steps": Strip(()),
    "small cards": Cards(tuple(Card(skullking("PB")) for _ in range(30)), size="small"),
    "no cards": Cards((), "Nothing"),
    "eight seats": Seats(
        tuple(
            SeatLine(
                who,
                is_to_move=True,
                won=10,
                bid=who.seat,
                marks=(Mark("loot", who), *(Mark("bomb"),) * 6),
                points="−1000",
                is_viewer=True,
            )
            for who in EIGHT
        )
    ),
    "seats with cards": Seats(tuple(SeatLine(who, cards=(Card(None),) * 30, points="12") for who in EIGHT)),
    "seats with cards below heads": Seats(
        tuple(
            SeatLine(who, marks=(Mark("two-cards", "60"),), cards=(None, Card(None, name="3")))
            for who in EIGHT
        ),
        LONG,
        heads=((LONG, 1), (LONG, 3)),
    ),
    "a full beach": Beach(
        tuple(
            Spot(
                number,
                playapirata("T7a"),
                playapirata("R3"),
                24,
                only_seen=True,
                marks=("umbrella", "flag", "double"),
                by=EIGHT[0],
            )
            for number in range(1, 14)
        )
    ),
    "signs": Legend((Sign(skullking("PB"), LONG), Sign(Mark("eye"), LONG * 3))),
    "short signs": Legend((Sign(Mark("wheel"), "leads"),) * 3),
    "a sheet": Sheet(
        EIGHT, tuple((f"10·{number}", (Cell("−1000", "10/10 −100", met=False),) * 8) for number in range(11))
    ),
    "a course": Course(tuple((who, tuple(range(-100, 100, 20))) for who in EIGHT)),
    "an end": Podium(
        f"{LONG} wins!", tuple(Step(who.seat + 1, who, "−1234") for who in EIGHT), LONG, LONG * 3
    ),
    "an end of rounds": Podium(
        "", tuple(Step(1, who, "0", (True, False, None) * 4) for who in EIGHT), "", "", LONG
    ),
    "an end of many rounds": Podium(
        "", (Step(1, EIGHT[0], "0", (True,) * 200),), rounds=LONG * 3, points=LONG * 2
    ),
    "an end without anybody": Podium("", ()),
    "an end shared by all": Podium("All win!", tuple(Step(1, who, "0") for who in EIGHT[:2])),
    "an end alone": Podium("Anna wins!", (Step(1, Who("Anna", 0), "5"),)),
    "a cover": Cover("The Flying Hollander", (Card(skullking("PB"), name=LONG),) * 5),
    "a course of one round": Course(tuple((who, (0,)) for who in EIGHT)),
    "no course": Course(()),
    "standings": Bars(
        tuple(map(str, range(1, 17))),
        tuple(
            BarLine(
                "300.", who, (Bar(Fraction(-9)), Bar(Fraction(99)), None, Bar(Fraction(0))) * 4, "4 5/12", ""
            )
            for who in EIGHT * 2
        ),
    ),
    "standings of a ladder": Bars((), (BarLine("1.", EIGHT[0], (Bar(Fraction(3), hollow=True),), "1", ""),)),
    "standings without anybody": Bars((), ()),
    "the head of a card": Portrait(EIGHT[3], "green turtle · 12 games", "5", "wins"),
    "a long head": Portrait(Who("W" * 40, 8), "W " * 60, LONG, LONG),
    "figures": Ledger(
        (
            LedgerRow("Skull King", "12 games", ("best round: 120", "bids met: 30 of 60", "longest: 7") * 2),
            LedgerRow("W" * 60, "W" * 60),
            LedgerRow("Nemesis", EIGHT[1], (EIGHT[2], "30", EIGHT[3])),
            LedgerRow("Players", "4"),
            LedgerRow("Days", ""),
        )
    ),
    "a result": Result("Deal of the day", "2 Jan", EIGHT[0], "bid 3, made 3", "+60", (True, False) * 4, ""),
    "a long result": Result(LONG, LONG, Who("W" * 40, 1), LONG * 3, "−1000", (True,) * 14, ""),
    "a result without tricks": Result("", "", Who("🦀" * 32, 2), "", "", (), ""),
    "a field": Field(
        "You beat 264 of 300 pirates",
        tuple(FieldBar(f"−{at}00…−{at}50", at, people=at % 3) for at in range(7)),
    ),
    "a field of one": Field(LONG * 3, (FieldBar("+60", 300, 1),)),
    "no field": Field("", ()),
    "two side by side": Beside(
        EIGHT[0], Who("W" * 40, 1), (BesideRow("Wins", "5", "3", 1), BesideRow("W" * 60, "100%", "0%", -1))
    ),
}


@pytest.mark.parametrize("block", BLOCKS)
def test_a_picture_is_at_most_60_kb_and_1000_pixels_wide(block: str) -> None:
    data = art.draw(Picture((BLOCKS[block],), "…"))
    image = Image.open(BytesIO(data))
    assert image.format == "PNG"
    assert image.width <= 1000
    assert len(data) <= 60 * 1024
    assert not image.info  # no text, no date, nothing but what is seen


def test_a_picture_of_everything_a_hand_can_show_is_at_most_60_kb() -> None:
    blocks = tuple(BLOCKS[block] for block in ("a trick of eight", "a whole hand", "eight seats"))
    assert len(art.draw(Picture(blocks, "…"))) <= 60 * 1024


def test_the_same_is_drawn_from_the_same() -> None:
    picture = Picture((BLOCKS["a full beach"],), "…")
    assert art.draw(picture) == art.draw(picture)


def test_every_kind_of_block_is_tried_here() -> None:
    assert {type(block) for block in BLOCKS.values()} == set(Block.__args__)


def test_without_pillow_or_the_font_nothing_can_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    for missing in ("PIL", art.FONT_PACKAGE):
        monkeypatch.setattr(art, "find_spec", lambda name, missing=missing: None if name == missing else name)
        art.can_draw.cache_clear()
        assert not art.can_draw()
    monkeypatch.undo()
    art.can_draw.cache_clear()
    assert art.can_draw()


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 8])
def test_a_sheet_shows_whether_a_bid_was_met_however_many_play(players: int) -> None:
    def drawn(*, met: bool | None) -> bytes:
        return art.draw(Picture((Sheet(EIGHT[:players], (("1", (Cell("20", met=met),) * players),)),), "…"))

    assert len({drawn(met=met) for met in (True, False, None)}) == 3


def test_only_the_drawing_itself_needs_pillow() -> None:
    root = Path(bot.__file__).parent
    users = {
        path.relative_to(root).as_posix()
        for path in root.rglob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.Import | ast.ImportFrom) and re.search(r"\bPIL\b", ast.unparse(node))
    }
    assert users
    assert all(user.startswith("art/") for user in users)
    assert "art/__init__.py" not in users


def test_bid_and_tricks_stand_in_the_order_of_a_scorepad(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []

    def noted(image: Image.Image, at: tuple[float, float], text: str, *rest: Any, **more: Any) -> None:
        written.append(text)
        write(image, at, text, *rest, **more)

    monkeypatch.setattr("bot.art.seats.write", noted)
    art.draw(Picture((Seats((SeatLine(EIGHT[0], won=1, bid=3),)),), "…"))
    assert "3/1" in written


def test_a_player_of_playa_pirata_has_the_colour_of_their_towels_in_every_picture() -> None:
    towels = [playapirata(f"{colour}1") for colour in "YRBG"]
    assert [towel.colour for towel in towels] == list(SEAT_COLOURS[:4])
    assert {towel.symbol for towel in towels}.isdisjoint(ANIMALS), "a person isn't a towel"


def height(*blocks: Block) -> int:
    return Image.open(BytesIO(art.draw(Picture(blocks, "…")))).height


def test_cards_that_have_room_share_a_line_and_others_do_not() -> None:
    few, many = (Cards((Card(corsari("R11")),) * count, "Crew", "5", "middle") for count in (3, 6))
    named = Cards((Card(corsari("R11")),), EIGHT[0], "", "middle")
    seats = Seats((SeatLine(EIGHT[0]),))
    assert height(few, few) == height(few)
    assert height(few, few, seats, few) == height(few, seats, few) > height(few, seats)
    for apart in (many, replace(few, size="small"), named, replace(few, title=LONG)):
        assert height(few, apart) > height(few)


@pytest.mark.parametrize("title", ["", "Your hand", "Your clash cards, which stay here"])
def test_large_cards_stand_in_the_middle_with_their_title(title: str) -> None:
    left, _, right, _ = cards(Cards((Card(corsari("R11")),) * 3, title)).getchannel("A").getbbox() or (0,) * 4
    assert abs(left - (INNER - right)) <= 6


def test_players_of_whom_little_is_told_stand_two_in_a_line() -> None:
    brief, much = SeatLine(EIGHT[0], points="5"), SeatLine(EIGHT[0], points="5", won=1, bid=1)
    one, two, three = (height(Seats((brief,) * players)) for players in (1, 2, 3))
    assert one == two < three
    assert height(Seats((brief, brief, much))) > three


def test_a_phone_shows_seven_treasures_in_a_row_and_fourteen_in_two() -> None:
    one, seven, eight, fourteen, more = (
        height(Beach(tuple(Spot(number, None) for number in range(spots)))) for spots in (1, 7, 8, 14, 15)
    )
    assert one == seven < eight == fourteen < more


def test_a_suit_among_the_signs_is_no_special_card() -> None:
    suit, special = (
        legend(Legend((Sign(Face("heart", "red", dark=dark), "red"),))).convert("RGB")
        for dark in (False, True)
    )
    gold = COLOURS["gold"]
    framed = [
        any(one.getpixel((x, y)) == gold for x in range(60) for y in range(60)) for one in (suit, special)
    ]
    assert framed == [False, True]


def test_players_told_to_be_narrow_stand_two_in_a_line_with_their_cards() -> None:
    line = SeatLine(EIGHT[0], points="5", won=1, bid=1, marks=(Mark("bomb"),) * 6)
    lines = (line,) * 5
    assert height(Seats(lines, narrow=True)) < height(Seats(lines))
    cards = (replace(line, cards=(None, Card(None, name="3"))),) * 2
    assert height(Seats(cards, heads=(("hand", 1), ("final", 1)), narrow=True)) > height(Seats(cards[:1]))


def test_points_have_their_head_however_few_they_are() -> None:
    lines = (SeatLine(EIGHT[0], points="0", won=0, bid=0),) * 2
    with_head = Seats(lines, "bid/won", "total", narrow=True)
    assert seats(with_head).tobytes() != seats(replace(with_head, points="")).tobytes()


def test_two_narrow_players_without_cards_take_no_room_for_them() -> None:
    none = SeatLine(EIGHT[0], marks=(Mark("two-cards", "3"),))
    some = replace(none, cards=(None, Card(None, name="3")))
    beside, apart = (none, some, none, none), (none, none, none, none)
    assert height(Seats(beside, narrow=True)) > height(Seats(apart, narrow=True))
    assert height(Seats((some, some, none, none), narrow=True)) == height(Seats(beside, narrow=True))


def test_bars_of_losses_alone_hang_from_the_line_and_stay_in_their_row() -> None:
    losses = tuple(Bar(Fraction(value)) for value in (-1, -3))
    line = BarLine("1.", Who("Anna", 0), losses, "-4", "Anna")
    row = bars(Bars(("1", "2"), (line,))).crop((0, HEAD, INNER, HEAD + HIGH)).convert("RGB")
    orange = COLOURS["orange"][:3]
    painted = {y for y in range(row.height) for x in range(row.width) if row.getpixel((x, y)) == orange}
    assert painted
    assert min(painted) > 6
    assert max(painted) < HIGH - 3


def test_standings_show_the_animal_of_each_person() -> None:
    owl, cat = (
        bars(Bars(("1",), (BarLine("1.", Who("Anna", 0, animal), (Bar(Fraction(3)),), "3", ""),)))
        for animal in ("owl", "cat")
    )
    assert owl.tobytes() != cat.tobytes()


def test_the_bar_of_a_round_that_counts_for_nothing_is_struck_through_from_side_to_side() -> None:
    kept, dropped = Bar(Fraction(4)), Bar(Fraction(4), dropped=True)
    line = BarLine("1.", Who("Anna", 0), (kept, dropped), "4", "Anna")
    row = bars(Bars(("1", "2"), (line,))).crop((0, HEAD, INNER, HEAD + HIGH)).convert("RGB")
    found = [
        (x, y) for y in range(row.height) for x in range(row.width) if row.getpixel((x, y)) == STRUCK[:3]
    ]
    across = {x for x, _ in found}
    painted = {x for x in range(row.width) for y in range(row.height) if row.getpixel((x, y)) == FAINT}
    bar = {x for x in painted if x > RANK + NAME}
    assert min(across) < min(bar)
    assert max(across) > max(bar)


def test_few_games_beside_many_are_told_apart_by_their_number() -> None:
    two, four = (Field("", (FieldBar("−80", 250), FieldBar("+20", few))) for few in (2, 4))
    assert field(two).tobytes() != field(four).tobytes()


def test_a_long_sentence_above_the_bars_goes_on_in_a_second_line() -> None:
    sentence = "The scores of 300 computer pirates. The suns show those from here."
    one_line = field(Field("The scores", ()))
    assert field(Field(sentence, ())).height > one_line.height


def test_people_beside_the_bars_are_marked_by_the_suns_that_the_sentence_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[str] = []

    def seen(symbol: str, colour: str, size: int) -> Image.Image:
        drawn.append(symbol)
        return token(symbol, colour, size)

    monkeypatch.setattr(deals, "token", seen)
    field(
        Field(
            "The suns show those from here.",
            (FieldBar("+20", 3, 2), FieldBar("+40", 1), FieldBar("+60", 0, 1)),
        )
    )
    assert drawn == ["sun", "sun"]
