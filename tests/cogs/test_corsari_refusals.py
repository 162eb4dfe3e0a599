"""What bad input gets in Corsari: a clear private refusal in the reader's language; nothing is lost."""

from pathlib import Path

import pytest

from bot.games import corsari
from bot.presenters.corsari.cards import card_name
from bot.texts.lists import listed
from tests.cogs.corsari_tavern import by_slash
from tests.cogs.refused import first_refused, refused
from tests.tavern import tavern


@pytest.mark.slow
async def test_what_is_not_due_is_refused_in_the_reader_s_language(tmp_path: Path) -> None:
    async with tavern(tmp_path, game="corsari") as t:
        anna, ben = t.people
        await t.start()
        table = await t.play(lambda table: table.to_move() == (0,), by_slash)
        own = table.view(0).hand[0]
        await first_refused(t, lambda: t.slash(anna, "discard", card=own), "must-draw")
        await first_refused(t, lambda: t.slash(anna, "sail"), "must-draw")
        await first_refused(t, lambda: t.slash(anna, "lay-down"), "nobody-sailed")
        await t.slash(anna, "draw", **{"from": "stock"})
        await first_refused(t, lambda: t.slash(anna, "draw", **{"from": "pier"}), "already-drawn")
        await t.slash(anna, "discard", card=own)
        draw = {"from": "stock"}
        await refused(
            t, anna, lambda: t.slash(anna, "draw", **draw), "not-your-turn", lambda _: {"name": "Ben"}
        )
        await t.slash(ben, "draw", **{"from": "stock"})
        await t.slash(ben, "sail")
        if (await t.table()).view(None).step == "lay":
            await first_refused(t, lambda: t.slash(anna, "draw", **{"from": "stock"}), "must-lay")


async def test_what_a_split_breaks_is_told_with_the_names_of_the_cards(tmp_path: Path) -> None:
    async with tavern(tmp_path, game="corsari") as t:
        anna = t.people[0]
        await t.start()
        await t.play(lambda table: table.to_move() == (0,), by_slash)
        await t.slash(anna, "draw", **{"from": "stock"})
        view = (await t.table()).view(0)
        best = view.offers[0]
        missing = next(code for code in ("R1", "O1", "Y1", "G1", "B1") if code not in view.hand)
        await first_refused(
            t,
            lambda: t.slash(anna, "discard", card=missing),
            "not-in-hand",
            lambda say: {"card": card_name(missing, say)},
        )
        await first_refused(
            t, lambda: t.slash(anna, "discard", card="Z9"), "unknown-card", lambda _: {"word": "Z9"}
        )
        undiscarded = f"sail crew {' '.join(best.split.crew)}"
        await first_refused(t, lambda: t.slash(anna, "move", move=undiscarded), "one-discard")
        twice = best.split.crew[0]
        await first_refused(
            t,
            lambda: t.slash(anna, "move", move=f"sail {best.discard} crew {twice} {twice}"),
            "card-twice",
            lambda say: {"card": card_name(twice, say)},
        )
        three = {code[0]: code for code in view.hand if code != best.discard}
        crew = sorted(list(three.values())[:3], key=lambda code: corsari.cards.CARD_OF[code])
        await first_refused(
            t,
            lambda: t.slash(anna, "move", move=f"sail {best.discard} crew {' '.join(crew)}"),
            "crew-third-colour",
            lambda say: {"colours": listed([say(f"corsari-colour-{code[0].lower()}") for code in crew], say)},
        )
