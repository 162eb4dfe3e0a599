"""What others can read of a voyage that goes on does not depend on its cards, whatever its game."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.model.solo import Series
from bot.seasons import voyages
from bot.solo.playing import by_the_rule
from bot.ui.kit.custom_id import ButtonId
from tests.cogs.league_tavern import command, organiser
from tests.simulated.watch import sent
from tests.tavern import Tavern, tavern
from tests.ui.solo.test_voyage import begun

GAMES: dict[str, dict[str, Any]] = {
    "skullking": {"rounds": 2},
    "corsari": {},
    "playapirata": {"hands": "one"},
    "hollander": {},
}
AS_IT_MAY_BE = re.compile(r"\d{15,}|\b[0-9a-f]{24}\b|[01](?=/3)")
"""Discord's ids, which differ from one server to the next, nonces, which are made of them, and how many deals
somebody has finished so far."""


async def play(t: Tavern, at: int, deal: int, moves: int) -> None:
    services = t.bot.services
    hand = await voyages.take_up(services.seasons, services.solo, 1, deal, t.people[at].id)
    while not hand.is_over and moves:
        move = by_the_rule(hand.entry, hand.play)
        hand = await voyages.move(services.seasons, services.solo, hand, move, hand.decision)
        moves -= 1


async def read_by_others(folder: Path, game: str) -> tuple[set[str], Sequence[str]]:
    """All that the bot sends to anyone but the two who have played, and the seeds of the deals."""
    async with tavern(folder, 3) as t:
        anna, ben, carla = t.people
        captain = organiser(t)
        await begun(t, 3, game, GAMES[game])
        for at, deal, moves in ((0, 1, 999), (0, 2, 1), (1, 1, 999)):
            async with t.inside():
                await play(t, at, deal, moves)
        for who in (anna, ben, carla):
            await t.press(who, "voyage", "1")
            await command(t, who, "standings", league="Far")
        shown = await command(t, captain, "show", league="Far")
        await t.press_forged(captain, shown.message, ButtonId(0, "why", None, f"1 {anna.id}").encode())
        for kind in ("json", "csv"):
            await command(t, captain, "export", league="Far", format=kind)
        seeds = [one.seed.hex() for one in await t.store.solo.drawn_for(Series.of_league(1))]
        texts = [one.text for one in sent(t.env) if one.audience not in (anna.id, ben.id)]
    assert any("Anna 1/3" in text for text in texts), "how many have finished is told"
    # How often the post was edited meanwhile is chance; before the start there are no cards.
    return {AS_IT_MAY_BE.sub("#", text) for text in texts if "signed up" not in text}, seeds


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_twins_with_other_cards_are_read_alike_until_the_end(tmp_path: Path, game: str) -> None:
    first, seeds = await read_by_others(tmp_path / "first", game)
    second, others = await read_by_others(tmp_path / "second", game)
    assert not {*seeds} & {*others}
    assert any('"deals"' not in text and '"matches"' in text for text in first), "the export"
    assert first == second
    assert not any(seed in text for seed in seeds for text in first)
