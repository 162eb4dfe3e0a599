"""A pirate's card: from an end, by command, from a person's menu; and what is refused."""

from pathlib import Path

import pytest
from simcord import MemberActor

from bot.model.people import CardOf
from bot.texts.catalog import LANGUAGES, speaker
from tests.cogs.scorepad_tavern import begun, confirmed, enter
from tests.messages import text_of
from tests.tavern import ENGLISH, Answer, Tavern, tavern

REFUSED = ("card-none", "card-private", "card-of-bot", "card-left", "no-rival")


async def played(t: Tavern, games: int = 1) -> None:
    for _ in range(games):
        await t.start(2, rounds=1)
        await t.play()


async def card_of(t: Tavern, who: MemberActor, other: MemberActor | None = None) -> Answer:
    """`/tavern card` in the tavern's channel."""
    options = {} if other is None else {"player": other}
    return t._answer(await who.slash(t.channel, "tavern card", **options))


async def test_one_tap_under_the_end_shows_ones_card(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        await played(t)
        card = await t.press(anna, "card")
        assert card.private
        assert "Anna’s pirate’s card" in card.text
        assert ENGLISH("card-games", count=1) in card.text


async def test_a_card_is_shown_by_command_and_from_the_menu_of_a_person(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, carla = t.people
        await played(t)
        assert "Ben’s pirate’s card" in (await card_of(t, anna, ben)).text
        shown = t._answer(await anna.context_menu(t.channel, "Pirate’s card", ben))
        assert "Ben’s pirate’s card" in shown.text
        assert (await card_of(t, anna, carla)).text == ENGLISH("refusal-card-none", name="Carla")


async def test_a_tap_makes_a_card_private_and_another_shows_it_again(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await played(t)
        card = await t.press(anna, "card")
        await t.press(anna, "card_scope", CardOf.PRIVATE, on=card.message)
        assert ENGLISH("card-is-private") in text_of(card.message)
        refused = await card_of(t, ben, anna)
        assert refused.text == ENGLISH("refusal-card-private", name="Anna")
        await t.press(anna, "card_scope", CardOf.SERVER, on=card.message)
        assert "Anna’s" in (await card_of(t, ben, anna)).text


async def test_rivals_are_compared_after_three_games_and_records_shown(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await played(t, 2)
        other = await card_of(t, anna, ben)
        assert (await t.press(anna, "card_beside", on=other.message)).text == ENGLISH(
            "refusal-no-rival", name="Ben"
        )
        await played(t)
        beside = await t.press(anna, "card_beside", on=other.message)
        assert f"**{ENGLISH('card-beside-games')}**: 3 – 3" in beside.text
        records = await t.press(anna, "card_records", on=other.message)
        assert ENGLISH("card-records") in records.text
        assert "discord.com/channels" in records.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_refused_is_a_sentence_in_every_language(language: str) -> None:
    say = speaker(language)
    assert all(say(f"refusal-{code}", name="Anna").endswith(".") for code in REFUSED)


async def test_a_game_with_real_cards_counts_on_a_card_beside_those_at_tables(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, _ = t.people
        await played(t)
        await begun(t, "hollander", guests="Zoe")
        await enter(t, anna, left="0 3 5", taken="- - -")
        await confirmed(t)
        card = (await card_of(t, anna)).text
        assert ENGLISH("game-hollander") in card
        assert f"{ENGLISH('card-games', count=2)} · " in card
