"""Sentences are parsed one by one, and say what the whole file would say."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.texts.sentences import Sentences

FILE = """\
# A comment = not a sentence
-ship = galleon
### another

plain = One line
long =
    Two lines,

    and one after a gap.
counted = { $n ->
    [one] one card
   *[other] { $n } cards
}
within = The { -ship } carries { counted }; { plain }.
kept = one = two
last = The end"""


@pytest.fixture
def sentences(tmp_path: Path) -> Sentences:
    (tmp_path / "a.ftl").write_text(FILE, encoding="utf-8")
    found = Sentences(FluentBundle(["en"], use_isolating=False))
    found.read(tmp_path)
    return found


@pytest.mark.parametrize("key", ["plain", "long", "counted", "within", "kept", "last"])
def test_a_sentence_says_what_it_says_in_the_whole_file(sentences: Sentences, key: str) -> None:
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(FILE))
    pattern = whole.get_message(key).value
    assert pattern is not None
    for n in (1, 3):
        assert sentences.say(key, {"n": n}) == whole.format_pattern(pattern, {"n": n})


def test_a_sentence_of_several_lines_is_whole(sentences: Sentences) -> None:
    assert sentences.say("long", {}) == ("Two lines,\n\nand one after a gap.", [])
    assert sentences.say("within", {"n": 1}) == ("The galleon carries one card; One line.", [])


def test_a_comment_is_no_sentence(sentences: Sentences) -> None:
    assert sentences.has("plain")
    assert not sentences.has("A")
    with pytest.raises(KeyError):
        sentences.pattern("A")
