"""Whole games alone stay within the limits of Discord, however long and badly they are played."""

from itertools import islice

import pytest

from bot.games.contract import Options
from bot.model.solo import Series, SoloHandRow
from bot.registry import ENTRIES
from bot.solo.chance import Chance
from bot.solo.deals import Deal, DealName
from bot.solo.hands import Hand
from bot.solo.playing import YOU, by_the_rule, is_over, moved, played
from bot.texts.catalog import speaker
from bot.ui.solo.screens import Frame, hand_page, press
from tests.messages import press_of, walk
from tests.ui.live.screens import Screen, components
from tests.ui.live.test_screens import complaints

GAMES = {entry.key: entry for entry in ENTRIES}
LONG: tuple[tuple[str, Options], ...] = (
    ("skullking", {"rounds": 10}),
    ("skullking", GAMES["skullking"].rules.presets["all_aboard"]),
    ("playapirata", {"hands": "match", "specials": True}),
    ("corsari", {}),
    ("hollander", {"play_on": True}),
)
SAY = speaker("de")
"""The language with the longest words."""
LONGEST_NAME, LONGEST_LEAGUE = "W" * 32, "W" * 40
OFFERED = 200


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), LONG, ids=[f"{game} {len(some)}" for game, some in LONG])
def test_every_screen_of_a_long_game_alone_is_one_that_discord_takes(game: str, options: Options) -> None:
    entry, deal = (
        GAMES[game],
        Deal(DealName(15, series=Series.of_league(10**9 - 1)), game, bytes(range(32)), options),
    )
    chance, play, looked, drafts = Chance(deal.seed, "any move"), played(entry, deal, ()), 0, 0
    title = SAY("voyage-title", league=LONGEST_LEAGUE, number=15, deals=15, game=SAY(f"game-{game}"))
    frame = Frame(
        LONGEST_NAME,
        SAY,
        f"{title}\n-# {SAY('voyage-about')}",
        [press("my_tables", SAY), press("solo_help", SAY)],
    )
    while not is_over(entry, play):
        row = SoloHandRow(2**63, deal.name, 15, True, 0, play.own, series=deal.called.series)
        hand = Hand(row, entry, play)
        shown, _ = hand_page(hand, frame)
        begun = [
            " ".join(pressed.argument.split()[2:])
            for part in walk(components(shown))
            if part.get("custom_id") and (pressed := press_of(part["custom_id"])).action == "solo_draft"
        ]
        pages = [shown, *(hand_page(hand, frame, draft)[0] for draft in begun[-1:] if draft)]
        drafts += len(pages) - 1
        for one in pages:
            looked += 1
            assert complaints(Screen(None, components(one))) == []
            assert complaints(Screen(None, one.beside)) == []
        # Half of the moves by the rule: a game in which everything is left to chance may be short.
        choices = list(islice(entry.game.legal(play.state, YOU), OFFERED))
        by_rule = chance.random() < 0.5
        play = moved(entry, play, by_the_rule(entry, play) if by_rule else chance.choice(choices))
    assert looked > 8, "a long game"
    assert drafts or game in ("skullking", "hollander")
