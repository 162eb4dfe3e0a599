"""A voyage as people meet it: its post, one private game after the other, and each deal once it is over."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bot.model.leagues import Format
from bot.model.solo import Series
from bot.seasons import creation, league_admin, participation
from bot.seasons.league import League
from bot.tables.lobby import Place
from bot.tables.person import Person
from tests.cogs.league_tavern import command
from tests.messages import presses, text_of
from tests.simulated.watch import sent
from tests.tavern import Tavern, tavern
from tests.ui.solo.test_daily import CARD

DAY = 24 * 60 * 60
ONE_ROUND = {"rounds": 1}


async def begun(
    t: Tavern, people: int, game: str = "skullking", options: Mapping[str, Any] = ONE_ROUND
) -> League:
    """A voyage of three games, for a week, in the tavern's channel."""
    seasons, maker = t.bot.services.seasons, Person(t.people[0].id, "Anna")
    async with t.inside():
        draft = await creation.draft(seasons, "Far", Place(t.guild.id, t.channel.id, "en"), maker)
        wanted = {"rounds": 3, "voyage_until": seasons.now() + 7 * DAY}
        await creation.change(seasons, draft.id, maker, format=Format.VOYAGE, **wanted)
        await creation.change(seasons, draft.id, maker, game=game)
        row = (await seasons.load(draft.id)).row
        await creation.change(seasons, draft.id, maker, options={**row.options, **options})
        await creation.create(seasons, draft.id, maker)
    for one in t.people[:people]:
        async with t.inside():
            await participation.sign_up(seasons, draft.id, Person(one.id, one.name.title()))
    async with t.inside():
        await league_admin.begin(seasons, draft.id)
    return await seasons.load(draft.id)


async def play(t: Tavern, at: int, deal: int) -> str:
    """A person plays a deal by its buttons from the list of all; what they read at its end."""
    who = t.people[at]
    await t.press(who, "voyage", "1")
    await t.choose(who, "voyage_open", str(deal), on=t.seen_by(who)[-1], argument="1")
    message = t.seen_by(who)[-1]
    while moves := [one for one in presses(message) if one.action == "solo_move"]:
        await t.press(who, "solo_move", moves[0].argument, on=message)
        message = t.seen_by(who)[-1]
    return text_of(message)


async def test_a_voyage_from_its_post_to_the_page_of_a_deal(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        anna, ben, _ = t.people
        before = len(sent(t.env))
        await begun(t, 2)
        assert "Far · game 1 of 3" in await play(t, 0, 1)
        assert text_of(t.seen_by(anna)[-1]).count("Anna:") == 0, "nobody else has finished it"
        await t.press(anna, "voyage_open", "1 2", on=t.seen_by(anna)[-1])
        await play(t, 0, 2)
        assert "Anna" in await play(t, 1, 1), "who has finished it, too"
        for who, anna_has, ben_has in (
            (
                ben,
                r"Anna\*\* · [^\n]+\n-# 2 of 3 games · points from the 1 you know",
                "1 of 3 games · points",
            ),
            (t.people[2], r"\u200b\*\*Anna\*\*\n-# 2 of 3 games · none that you know", "1 of 3 games · none"),
        ):
            seen = (await command(t, who, "standings", league="Far")).text
            assert re.search(anna_has, seen, re.MULTILINE)
            assert ben_has in seen
        await t.press(ben, "voyage", "1")
        await t.choose(ben, "voyage_open", "3", on=t.seen_by(ben)[-1], argument="1")
        own = text_of(t._answer(await ben.slash(t.channel, "tavern my-tables")).message)
        assert "**Far**, game 3: your turn. Deadline: <t:" in own
        found = sent(t.env)[before:]
        public = [one.text for one in found if one.audience is None]
        assert any("Games finished" in text for text in public)
        assert any("3 games, the same for everyone" in text for text in public)
        assert [card for text in public for card in CARD.findall(text)] == []
        seeds = [one.seed.hex() for one in await t.store.solo.drawn_for(Series.of_league(1))]
        assert not any(seed in one.text for one in found for seed in seeds)
        await t.wait(7 * DAY)
        await t.press(anna, "voyage", "1")
        deals = text_of(t.seen_by(anna)[-1])
        assert re.search(r"^3\. Not finished: [+−]\d+$", deals, re.MULTILINE), "it can't be played any more"
        assert "The voyage is over." in deals
        assert "Please don’t tell anyone your cards" not in deals, "there is nothing more to tell"
        await t.choose(anna, "voyage_open", "1", on=t.seen_by(anna)[-1], argument="1")
        told = text_of(t.seen_by(anna)[-1])
        assert seeds[0] in told
        assert "Ben" in told
        season = (await t.press(anna, "season_mine")).text
        assert "2 of 3 games finished" in season
        assert re.search(r"Best game\*\*: [+−]\d+\n-# Game [12]", season)
        assert "wins" not in season
