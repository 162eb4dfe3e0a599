"""People act at the same instant: the bot sees all of it before it has answered any of it."""

import pytest
from simcord import Env

from tests.simulated.at_once import at_once
from tests.simulated.specimen import Specimen, gather


@pytest.fixture
def simcord_bot() -> Specimen:
    return Specimen()


async def test_a_hundred_people_are_each_answered(simcord_env: Env) -> None:
    channel, alice, _ = gather(simcord_env)
    crew = [alice.guild.add_member(simcord_env.create_user(f"sailor {n}")) for n in range(100)]
    results = await at_once(simcord_env, *(sailor.slash(channel, "try letter") for sailor in crew))
    assert [result.response.content for result in results if result.response] == [
        "Look at your messages"
    ] * 100
    assert all(sailor.user.dm_channel.last_message for sailor in crew)


async def test_nothing_is_answered_before_all_have_acted(simcord_env: Env) -> None:
    channel, alice, bob = gather(simcord_env)
    post = (await alice.slash(channel, "try post")).response
    assert post
    before = len(simcord_env.backend.transcript)
    await at_once(
        simcord_env, alice.click(post, custom_id="pick:kraken"), bob.click(post, custom_id="pick:mermaid")
    )
    seams = [seam for seam, name, _ in simcord_env.backend.transcript[before:] if name != "MESSAGE_UPDATE"]
    assert seams == ["GATEWAY", "GATEWAY", "HTTP", "HTTP"]


async def test_afterwards_people_act_one_by_one_again(simcord_env: Env) -> None:
    channel, alice, bob = gather(simcord_env)
    await at_once(simcord_env, bob.slash(channel, "try post"))
    assert (await alice.slash(channel, "try hand")).acknowledged
