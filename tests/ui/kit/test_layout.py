"""What a message is made of: blocks of text, and buttons in rows that leave no hole on a phone."""

import pytest

from bot.delivery.body import ROW
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.layout import MAX_TEXT, Kind, in_rows, page

TEXT, ROW_OF_BUTTONS = Kind.text_display.value, Kind.action_row.value


@pytest.mark.parametrize(
    ("labels", "rows"),
    [
        ([], []),
        (["1"] * 11, [5, 5, 1]),
        (["Treasure 5"] * 7, [4, 3]),  # two on a line: five in a row would leave the third line half empty
        (["Lay 3"] * 7, [3, 4]),
        (["Keep the umbrella for 1 point"] * 6, [5, 1]),
    ],
)
def test_a_row_ends_where_a_line_of_a_phone_does(labels: list[str], rows: list[int]) -> None:
    buttons = [TableButton(ButtonId(1, "move", None, str(at)), one) for at, one in enumerate(labels)]
    shown = in_rows(buttons)
    assert [len(row) for row in shown] == rows
    assert [button for row in shown for button in row] == buttons
    assert all(len(row) <= ROW for row in shown)


@pytest.mark.parametrize("empty", ["", " \n"])
def test_a_block_without_text_which_discord_would_refuse_makes_no_page(empty: str) -> None:
    with pytest.raises(ValueError, match="empty block"):
        page(["Ahoy", empty])
    with pytest.raises(ValueError, match="empty block"):
        page(["Ahoy"], beside=lambda: ["Ahoy", empty]).beside  # noqa: B018 - it is made when it is read


@pytest.mark.parametrize("letter", ["w", "ß", "漢", "𝕱"])
def test_a_page_has_at_most_9500_bytes_of_text_whatever_the_script(letter: str) -> None:
    """For more than 10,170, with 12 for each text, Discord answers with 500."""
    [container] = page(["Ahoy", letter * 4000], below=[letter]).to_components()
    texts = [part["content"] for part in container["components"] if part["type"] == TEXT]
    assert 3_000 < len("".join(texts).encode()) <= 9_500
    assert set("".join(texts)) == {*"Ahoy", letter}


def test_small_print_stands_below_what_can_be_pressed_and_gets_the_room_that_is_left() -> None:
    button = TableButton(ButtonId(1, "rules"), "Rules")
    [container] = page(["w" * (MAX_TEXT - 3)], [button], below=["small print"]).to_components()
    texts = [(part["type"], part.get("content", "")[-5:]) for part in container["components"]]
    assert texts == [(TEXT, "wwwww"), (ROW_OF_BUTTONS, ""), (TEXT, "sma")]


@pytest.mark.parametrize(("buttons", "lines"), [(26, 2), (27, 0)])
def test_the_lines_between_texts_give_way_where_discord_takes_no_more_components(
    buttons: int, lines: int
) -> None:
    """It takes 40: the container, a picture, four texts, the lines, six rows and their buttons."""
    pressed = [TableButton(ButtonId(1, "move", None, str(at)), "1") for at in range(buttons)]
    found = page(["one", "two", "three"], pressed, beside=lambda: ["one", "two", "three"], below=["small"])
    for [container] in (found.to_components(), found.beside):
        parts = [part["type"] for part in container["components"]]
        assert (parts.count(TEXT), parts.count(ROW_OF_BUTTONS)) == (4, 6)
        assert parts.count(Kind.separator.value) == lines
        assert 2 + len(parts) + buttons <= 40
