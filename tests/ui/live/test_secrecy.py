"""Nothing that only one player may know reaches a message that others read."""

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games import skullking
from bot.games.contract import Options
from bot.games.record import export
from bot.model.tables import Status
from bot.tables.table import Table
from bot.texts.catalog import speaker
from tests.entries import GAMES
from tests.games.random_play import Playing, play_at_random, random_options
from tests.games.secrecy import SECRECY, words
from tests.messages import told
from tests.presenters.corsari_shown import shown_before
from tests.simulated.watch import Sent, sent
from tests.tavern import MOST_MOVES, Tavern, tavern
from tests.ui.live.screens import hand_screen, public_screen, tables, with_state

GAMES_RENDERED = 60
TWINS = 0.1
"""Of so many states in all it is tried whether another one would look the same to the viewer."""
SAY = speaker("en")
CARD = re.compile(r"[YRBK][0-9]+|[EPM][0-9]|SM|SK")


def short_game(key: str, number: int) -> Playing:
    """Random game `number`, as short as its options allow."""
    chance, rules = Random(f"{key} {number}"), GAMES[key].RULES
    players = chance.randint(rules.min_players, rules.most_players_ever)
    dealing: Options = {"dealing": chance.choice(("swift", "bedtime"))}
    return play_at_random(key, players, random_options(key, players, chance, dealing, 3), chance)


@pytest.mark.slow
def test_no_screen_holds_what_its_viewer_may_not_know() -> None:
    chance = Random("skullking")
    for number in range(GAMES_RENDERED):
        for table in tables(short_game("skullking", number)):
            check_post(table)
            if table.status is Status.RUNNING and chance.random() < TWINS:
                check_twins(table, chance)


def nothing(view: Any) -> set[str]:
    return set()


def tricks_of(view: skullking.View) -> set[str]:
    return {word for trick in view.tricks for face in trick.faces for word in words(face)}


SHOWN: Mapping[str, Callable[[Any], set[str]]] = {"skullking": tricks_of, "corsari": shown_before}
"""Hidden cards that a post may name all the same, since all have seen them before."""


def check_post(table: Table) -> None:
    text = public_screen(table, SAY).text
    assert table.row.seed.hex()[:8] not in text
    if table.status is Status.RUNNING:
        shown = SHOWN.get(table.row.game, nothing)(table.view(None))
        hidden = SECRECY[table.row.game].hidden(table.dealt.state, None) - shown
        assert not hidden & told(text)
    else:
        assert "🏁" in text


def check_twins(table: Table, chance: Random) -> None:
    """In a state that differs in all that the viewer may not know, the screen looks the same."""
    twin = SECRECY[table.row.game].twin
    other = with_state(table, twin(table.dealt.state, None, chance))
    assert public_screen(other, SAY) == public_screen(table, SAY)
    seat = chance.randrange(len(table.seats))
    other = with_state(table, twin(table.dealt.state, seat, chance))
    assert hand_screen(other, seat, SAY) == hand_screen(table, seat, SAY)


def test_the_screens_would_betray_a_secret_that_they_were_given() -> None:
    """The check above finds what it looks for."""
    playing = short_game("skullking", 1)
    table = next(iter(tables(playing)))
    card = table.view(0).hand[0]
    assert set(words(hand_screen(table, 0, SAY).text)) & {card, card.rstrip("12345")}
    assert playing.record.seed.hex() in export(playing.record)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(4))
async def test_in_whole_games_on_discord_nobody_reads_anothers_cards(tmp_path: Path, number: int) -> None:
    players = 2 + number % 4
    async with tavern(tmp_path, players) as t:
        t.chance.seed(number)
        await t.start(computers=number % 2, rounds=2)
        secrets: list[tuple[int, dict[int, set[str]]]] = [(0, {})]
        for _ in range(MOST_MOVES):
            table = await t.table()
            secrets.append((texts_so_far(t), hidden_cards(table)))
            if table.status is not Status.RUNNING:
                break
            await act(t, table)
        assert table.status is Status.FINISHED
        texts = sent(t.env)
        check_secrets(texts, secrets)
        check_seed(texts, table, secrets[-2][0])


async def act(t: Tavern, table: Table) -> None:
    """Somebody looks at something or tries what is refused; somebody moves by any of the ways there are."""
    match t.chance.choice(("hand", "show", "scores", "rules", "parrot", "Y99")):
        case "parrot" | "Y99" as card:
            await t.slash(t.chance.choice(t.people), "play", card=card)
        case look:
            await t.slash(t.chance.choice(t.people), look)
    seat = table.to_move()[0]
    person = t.seated(table, seat)
    match t.chance.randrange(3):
        case 0:
            await t.move(table, seat)
        case 1:
            await t.press(person.user, "move")
        case _:
            panel = await t.press(person, "hand", on=await t.post())
            await t.press(person, "move", on=panel.message)


def texts_so_far(t: Tavern) -> int:
    return sum(request.json is not None for request in t.env.http_requests)


def hidden_cards(table: Table) -> dict[int, set[str]]:
    if table.status is not Status.RUNNING:
        return {}
    public = table.view(None)
    shown = {word for trick in public.tricks for face in trick.faces for word in words(face)}
    shown |= {word for face in public.trick for word in words(face)}
    return {
        row.user_id: set(table.view(row.seat).hand) - shown for row in table.seats if row.user_id is not None
    }


def check_secrets(texts: Sequence[Sent], secrets: list[tuple[int, dict[int, set[str]]]]) -> None:
    """What was sent between two looks at the table names to others no card that was hidden at both."""
    named = [(audience, codes(text), text) for audience, text in texts]
    checked = 0
    for (start, before), (end, after) in pairwise(secrets):
        for user_id, cards in after.items():
            kept = cards & before.get(user_id, set())
            for audience, cards_named, text in named[start:end]:
                if audience != user_id:
                    assert not kept & cards_named, f"{user_id}'s {kept & cards_named} in {text}"
                    checked += bool(kept)
    assert checked, "there was something to check"


def codes(text: str) -> set[str]:
    return {word for word in told(text) if CARD.fullmatch(word)}


def check_seed(texts: Sequence[Sent], table: Table, last: int) -> None:
    seed = table.row.seed.hex()[:8]
    assert not [text for _, text in texts if seed in text], "it is behind *Fair cards?* alone"
    assert [text for audience, text in texts[last:] if "🏁" in text and audience is None]
