"""Whether what the bot has sent is legal, and who can read it, on a simulated Discord."""

import discord
import pytest
import simcord
from simcord import Env

from tests.simulated.specimen import HELD_CARD, Company, Specimen, gather, try_everything
from tests.simulated.watch import Sent, check_requests, messages_seen_by_others, sent


@pytest.fixture
def simcord_bot() -> Specimen:
    return Specimen()


@pytest.fixture
def env(simcord_env: Env) -> Env:
    return simcord_env


@pytest.fixture
def company(env: Env) -> Company:
    return gather(env)


def readers(env: Env, text: str) -> list[int | None]:
    return [audience for audience, texts in sent(env) if text in texts]


async def test_what_discord_py_really_sends_is_legal(env: Env, company: Company) -> None:
    await try_everything(env, company)
    check_requests(env)


async def test_an_illegal_request_is_told_with_all_others(env: Env, company: Company) -> None:
    post = env.bot.get_channel(company.channel.id)
    assert isinstance(post, discord.TextChannel)
    everyone = discord.AllowedMentions(everyone=True)
    await post.send("ahoy @everyone", allowed_mentions=everyone)
    await post.send("ahoy @here", allowed_mentions=everyone)
    with pytest.raises(AssertionError) as refused:
        check_requests(env)
    assert str(refused.value).count("allowed_mentions.parse: ['everyone'] allows more than the users") == 2


async def test_a_translation_that_discord_py_lets_through_is_found() -> None:
    async with simcord.run(Specimen({"hand": "Mein Blatt"})) as env:
        with pytest.raises(
            AssertionError, match=r"options\.1\.name_localizations\.de: 'Mein Blatt' may hold"
        ):
            check_requests(env)


async def test_an_ephemeral_answer_is_read_by_who_asked(env: Env, company: Company) -> None:
    await company.alice.slash(company.channel, "try hand")
    assert set(readers(env, HELD_CARD)) == {company.alice.id}
    assert messages_seen_by_others(env, company.alice.id) == [sent(env)[0].text]


async def test_the_text_file_on_a_message_is_read_with_it(env: Env, company: Company) -> None:
    await company.alice.slash(company.channel, "try hand")
    assert sent(env)[-1] == Sent(company.alice.id, HELD_CARD)


async def test_a_public_post_and_its_edit_are_read_by_everyone(env: Env, company: Company) -> None:
    shown = await company.alice.slash(company.channel, "try post")
    assert shown.response
    await company.bob.click(shown.response, custom_id="pick:mermaid")
    assert readers(env, "The table is open") == [None]
    assert readers(env, "picked mermaid") == [None]
    assert readers(env, "pick:mermaid") == [None, None]


async def test_the_edit_of_an_ephemeral_answer_by_its_button_stays_private(
    env: Env, company: Company
) -> None:
    shown = await company.alice.slash(company.channel, "try layout")
    assert shown.response
    await company.alice.click(shown.response, custom_id="pick:mermaid")
    assert readers(env, "picked mermaid") == [company.alice.id]


async def test_what_was_edited_away_or_deleted_is_still_seen(env: Env, company: Company) -> None:
    await company.alice.slash(company.channel, "try letter")
    await company.alice.slash(company.channel, "try nudge")
    assert readers(env, HELD_CARD) == [company.alice.id, company.alice.id]
    assert readers(env, "your turn") == [None]


async def test_a_direct_message_is_read_by_its_recipient(env: Env, company: Company) -> None:
    await company.bob.slash(company.channel, "try letter")
    assert messages_seen_by_others(env, company.alice.id).count(f"{HELD_CARD} no more") == 1
    assert f"{HELD_CARD} no more" not in messages_seen_by_others(env, company.bob.id)


@pytest.mark.parametrize("private", [True, False])
async def test_an_announced_answer_is_as_private_as_its_announcement(
    env: Env, company: Company, private: bool
) -> None:
    await company.alice.slash(company.channel, "try slow", private=private)
    assert readers(env, "at last") == [company.alice.id if private else None]
    assert readers(env, "and more") == [company.alice.id]
    assert readers(env, "and yet more") == [company.alice.id]


async def test_what_completes_a_public_announcement_is_public_though_it_asks_not_to_be(
    env: Env, company: Company
) -> None:
    await company.alice.slash(company.channel, "try late")
    assert readers(env, "too late to hide") == [None]


async def test_choices_and_modals_are_read_by_who_is_asked(env: Env, company: Company) -> None:
    await company.alice.autocomplete(company.channel, "try play", "card", "the")
    await company.alice.slash(company.channel, "try bid")
    assert readers(env, "mermaid the") == [company.alice.id]
    assert readers(env, "Your bid") == [company.alice.id]


async def test_commands_are_read_by_everyone(env: Env, company: Company) -> None:
    assert readers(env, "blatt") == [None]
