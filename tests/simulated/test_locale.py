"""People and guilds on the simulated Discord speak the languages that a test gives them."""

import pytest
from simcord import Env, MemberActor

from tests.simulated.locale import guild_speaks, speaking
from tests.simulated.specimen import Company, Specimen, gather


@pytest.fixture
def simcord_bot() -> Specimen:
    return Specimen()


@pytest.fixture
def company(simcord_env: Env) -> Company:
    return gather(simcord_env)


async def locales(company: Company, who: MemberActor) -> list[str]:
    said = await who.slash(company.channel, "try locale")
    assert said.response
    return said.response.content.split()


async def test_only_who_is_named_speaks_another_language_and_only_in_the_block(company: Company) -> None:
    with speaking(company.alice, "de"):
        assert await locales(company, company.alice) == ["de", "en-US", "en-US"]
        assert await locales(company, company.bob) == ["en-US", "en-US", "en-US"]
    assert await locales(company, company.alice) == ["en-US", "en-US", "en-US"]


async def test_two_people_may_speak_two_languages(company: Company) -> None:
    with speaking(company.alice, "de"), speaking(company.bob.user, "fr"):
        assert (await locales(company, company.alice))[0] == "de"
        assert (await locales(company, company.bob))[0] == "fr"


async def test_a_guild_speaks_its_own_language(simcord_env: Env, company: Company) -> None:
    guild_speaks(simcord_env, company.alice.guild, "es-ES")
    with speaking(company.alice, "de"):
        assert await locales(company, company.alice) == ["de", "es-ES", "es-ES"]


async def test_somebody_speaks_the_same_language_in_direct_messages(company: Company) -> None:
    with speaking(company.alice, "de"):
        said = await company.alice.user.slash("try locale")
    assert said.response.content == "de None"
