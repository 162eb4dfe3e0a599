"""The files of messages, as the simulated Discords treat them."""

from typing import Any

import pytest

from tests.simulated.attachments import Model, after, is_refused, names_unknown, told, wrong
from tests.simulated.component_limits import COMPONENTS_V2

OLD = {"id": "70", "filename": "picture.png", "url": "https://cdn/70", "shows": "a hand"}
NEW = {"id": "71", "filename": "picture.png", "url": "https://cdn/71", "shows": "another"}
GALLERY = [{"type": 12, "items": [{"media": {"url": "attachment://picture.png"}, "description": "a hand"}]}]
SHOWS = {"components": GALLERY}
KEEPS = SHOWS | {"attachments": [{"id": "70", "filename": "picture.png"}]}
BY_ID_ALONE = SHOWS | {"attachments": [{"id": "70"}]}
SENDS = SHOWS | {"attachments": [{"id": 0, "filename": "picture.png"}]}


@pytest.mark.parametrize(
    ("model", "body", "refused"),
    [
        (Model.DOCUMENTED, SHOWS, True),
        (Model.DOCUMENTED, BY_ID_ALONE, True),
        (Model.DOCUMENTED, KEEPS, False),
        (Model.DOCUMENTED, SENDS, False),
        (Model.LENIENT, SHOWS, False),
        (Model.LENIENT, KEEPS, False),
        (Model.HYBRID, SHOWS, False),
        (Model.HYBRID, BY_ID_ALONE, False),
        (Model.HYBRID, KEEPS, False),
        (Model.REFUSES_KEPT, KEEPS, True),
        (Model.REFUSES_KEPT, SENDS, False),
    ],
)
def test_what_components_refer_to_is_sent_or_kept_by_id_and_name(
    model: Model, body: dict[str, Any], refused: bool
) -> None:
    assert is_refused(model, body, [OLD]) is refused


def test_no_file_is_kept_that_a_message_does_not_have() -> None:
    assert names_unknown(KEEPS, [NEW])
    assert not names_unknown(KEEPS, [OLD, NEW])
    assert not names_unknown(SENDS, [])


def test_what_is_listed_stays_and_all_else_goes() -> None:
    for model in Model:
        assert after(model, KEEPS, [OLD], []) == [OLD]
        assert after(model, SENDS, [OLD], [NEW]) == [NEW]
        assert after(model, {"attachments": []}, [OLD], []) == []


def test_an_edit_that_lists_nothing_keeps_all_and_a_callback_only_where_discord_is_lenient() -> None:
    for model in Model:
        assert after(model, {}, [OLD], []) == [OLD]
    assert after(Model.DOCUMENTED, {}, [OLD], [], is_callback=True) == []
    assert after(Model.LENIENT, {}, [OLD], [], is_callback=True) == [OLD]
    assert after(Model.HYBRID, {}, [OLD], [], is_callback=True) == [OLD]


def test_what_components_refer_to_is_told_in_them_or_where_discord_is_lenient_beside_them() -> None:
    [gallery], beside = told(Model.DOCUMENTED, GALLERY, [OLD])
    assert gallery["items"][0]["media"]["attachment_id"] == "70"
    assert beside == []
    [gallery], beside = told(Model.LENIENT, GALLERY, [OLD])
    assert "attachment_id" not in gallery["items"][0]["media"]
    assert beside == [OLD]


def test_another_picture_than_is_meant_is_found_out() -> None:
    body = {"flags": COMPONENTS_V2, "components": GALLERY}
    assert list(wrong(body, [OLD])) == []
    assert list(wrong(body, [NEW])) == ["'a hand' is shown by 'another'"]
    assert list(wrong(body, [])) == ["picture.png is missing"]
    assert list(wrong(body | {"components": []}, [OLD])) == ["picture.png is not shown"]
    assert list(wrong({"content": "It is over."}, [OLD])) == []
