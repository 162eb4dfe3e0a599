"""Several things in one sentence, joined as each language joins them."""

import pytest

from bot.texts.catalog import speaker
from bot.texts.lists import listed


@pytest.mark.parametrize(
    ("language", "items", "text"),
    [
        ("en", [], ""),
        ("en", ["Anna"], "Anna"),
        ("en", ["Anna", "Ben"], "Anna and Ben"),
        ("en", ["Anna", "Ben", "Carla"], "Anna, Ben and Carla"),
        ("de", ["Anna", "Ben", "Carla"], "Anna, Ben und Carla"),
        ("fr", ["Anna", "Inès", "Émile"], "Anna, Inès et Émile"),
        ("it", ["Anna", "Bruno"], "Anna e Bruno"),
        ("it", ["Anna", "Elena"], "Anna ed Elena"),
        ("it", ["Elena", "Ettore", "Anna"], "Elena, Ettore e Anna"),
        ("it", ["rosso 3", "**Èmile**"], "rosso 3 ed **Èmile**"),
        ("es", ["Ana", "Bruno"], "Ana y Bruno"),
        ("es", ["Ana", "Inés"], "Ana e Inés"),
        ("es", ["Inés", "Hilda"], "Inés e Hilda"),
        ("es", ["Ana", "**Íñigo**"], "Ana e **Íñigo**"),
        ("es", ["Ana", "Iago"], "Ana y Iago"),
        ("es", ["agua", "hielo"], "agua y hielo"),
        ("es", ["Ana", "Yolanda"], "Ana y Yolanda"),
        ("es", ["7 rojo", "11 azul"], "7 rojo y 11 azul"),
    ],
)
def test_a_list_is_joined_as_its_language_does(language: str, items: list[str], text: str) -> None:
    assert listed(items, speaker(language)) == text
