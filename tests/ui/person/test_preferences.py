"""`/tavern preferences`, pressed, chosen and typed on the simulated Discord."""

from datetime import datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from simcord import InteractionResult, MemberActor

from bot.games.contract import Fact
from bot.model.people import HandsBy, NudgesBy, PersonRow
from bot.presenters.skullking.cards import card_name, kind, shape
from bot.tables import guild_settings
from bot.texts.catalog import LANGUAGES, speaker
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.widgets import language_select
from tests.messages import press_of, text_of, walk
from tests.simulated.locale import speaking
from tests.tavern import ENGLISH, Answer, Tavern, tavern


async def command(t: Tavern, who: MemberActor, name: str, **options: Any) -> Answer:
    """`/tavern <name>` in the tavern's channel."""
    return t._answer(await who.slash(t.channel, f"tavern {name}", **options))


async def known(t: Tavern, who: MemberActor) -> PersonRow:
    person = await t.store.people.person(who.id)
    assert person is not None
    return person


async def filled_in(
    t: Tavern, who: MemberActor, panel: Answer, action: str, **typed: str
) -> InteractionResult:
    form = (await t.press(who, action, on=panel.message)).result
    return await who.submit_modal(form, typed)


def ticked(panel: Answer) -> dict[str, str]:
    selects = [part for part in walk(panel.message.components) if part.get("options")]
    return {
        press_of(part["custom_id"]).action: option["value"]
        for part in selects
        for option in part["options"]
        if option.get("default")
    }


def date(t: Tavern, days: int) -> str:
    now = datetime.fromtimestamp(t.bot.services.tables.now(), ZoneInfo("Europe/Berlin"))
    return (now.date() + timedelta(days=days)).isoformat()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_panel_shows_in_every_language_what_is_so_now(tmp_path: Path, language: str) -> None:
    say = speaker(language)
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        with speaking(anna, LANGUAGES[language][0]):
            panel = await command(t, anna, "preferences")
            assert panel.private
            for sentence in ("preferences-forced-off", "preferences-quiet-none", "preferences-vacation-none"):
                assert say(sentence) in panel.text
            assert say("preferences-days", days=30) in panel.text
            assert "**UTC**" in panel.text
            assert ticked(panel) == {
                "language": "discord",
                "nudges": "mention",
                "hands": "dm",
                "tips": "first",
                "card_of": "server",
            }
            for action, typed in (
                ("quiet", {"begin": "22:30", "end": "7", "zone": "berlin"}),
                ("vacation", {"first": date(t, 3), "last": date(t, 5), "zone": "berlin"}),
            ):
                form = (await t.press(anna, action, on=panel.message)).result
                await anna.submit_modal(form, typed)
            await t.press(anna, "forced", on=panel.message)
            assert say("preferences-forced-on") in text_of(panel.message)
            assert say("preferences-quiet", begin="22:30", end="07:00") in text_of(panel.message)


async def test_every_choice_is_kept_and_shown_in_place(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        panel = await command(t, anna, "preferences")
        shown = len(t.seen_by(anna))
        await t.choose(anna, "nudges", "dm", on=panel.message)
        await t.choose(anna, "hands", "demand", on=panel.message)
        await t.choose(anna, "language", "it", on=panel.message)
        await t.press(anna, "forced", "on", on=panel.message)
        person = await known(t, anna)
        assert (person.nudges, person.hands, person.speaks) == (NudgesBy.DM, HandsBy.DEMAND, "it")
        assert person.forced
        assert ticked(panel) == {
            "language": "it",
            "nudges": "dm",
            "hands": "demand",
            "tips": "first",
            "card_of": "server",
        }
        assert speaker("it")("preferences-forced-on") in text_of(panel.message)
        assert len(t.seen_by(anna)) == shown
        await t.choose(anna, "language", "discord", on=panel.message)
        await t.press(anna, "forced", "off", on=panel.message)
        assert ENGLISH("preferences-forced-off") in text_of(panel.message)
        assert (await known(t, anna)).speaks is None


def shown_in(form: Any) -> list[str]:
    return [part["component"].get("value", "") for part in form["components"]]


async def test_hours_and_zone_are_typed_in_a_form_that_shows_what_is_so_now(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        panel = await command(t, anna, "preferences")
        await filled_in(t, anna, panel, "quiet", begin="22:30", end="7", zone="new york")
        person = await known(t, anna)
        assert (person.quiet, person.zone) == ((22 * 60 + 30, 7 * 60), "America/New_York")
        there = datetime.fromtimestamp(t.bot.services.tables.now(), ZoneInfo("America/New_York"))
        assert f"**America/New_York** (now {there:%H:%M})" in text_of(panel.message)
        form = (await t.press(anna, "quiet", on=panel.message)).result
        assert form.modal is not None
        assert shown_in(form.modal) == ["22:30", "07:00", "America/New_York", "", ""]
        typed = {"begin": "", "end": "", "zone": "Europe/Rome", "plays": "18", "plays_end": "22:30"}
        await anna.submit_modal(form, typed)
        person = await known(t, anna)
        assert (person.quiet, person.zone) == (None, "Europe/Rome")
        assert person.plays == (18 * 60, 22 * 60 + 30)
        assert ENGLISH("preferences-plays", begin="18:00", end="22:30") in text_of(panel.message)
        form = (await t.press(anna, "quiet", on=panel.message)).result
        assert shown_in(form.modal) == ["", "", "Europe/Rome", "18:00", "22:30"]
        await filled_in(t, anna, panel, "quiet", begin="1:00", end="2:00", zone="Europe/Rome")
        await t.press(anna, "no_quiet", on=panel.message)
        assert (await known(t, anna)).quiet is None


@pytest.mark.parametrize(("locale", "zone"), [("de", "Europe/Berlin"), ("en-US", "UTC")])
async def test_the_form_for_a_vacation_asks_for_the_zone_and_proposes_a_likely_one(
    tmp_path: Path, locale: str, zone: str
) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        with speaking(anna, locale):
            panel = await command(t, anna, "preferences")
            form = (await t.press(anna, "vacation", on=panel.message)).result
            assert form.modal is not None
            *_, asked = (part["component"] for part in form.modal["components"])
            assert (asked["custom_id"], asked["value"]) == ("zone", zone)
            typed = {"first": date(t, 3), "last": date(t, 3), "zone": "Tokyo"}
            await filled_in(t, anna, panel, "vacation", **typed)
        [row] = await t.store.people.vacations(anna.id)
        assert datetime.fromtimestamp(row.starts_at, ZoneInfo("Asia/Tokyo")).hour == 0


async def test_vacations_are_added_in_a_form_and_deleted_one_by_one_or_all(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        panel = await command(t, anna, "preferences")
        for first, last in ((10, 12), (20, 22), (30, 32)):
            typed = {"first": date(t, first), "last": date(t, last), "zone": "berlin"}
            await filled_in(t, anna, panel, "vacation", **typed)
        rows = await t.store.people.vacations(anna.id)
        assert len(rows) == 3
        for row in rows:
            assert f"<t:{row.starts_at}:f> – <t:{row.ends_at}:f>" in text_of(panel.message)
        await t.choose(anna, "no_vacation", str(rows[1].starts_at), on=panel.message)
        assert await t.store.people.vacations(anna.id) == (rows[0], rows[2])
        await t.choose(anna, "no_vacation", "all", on=panel.message)
        assert await t.store.people.vacations(anna.id) == ()
        assert ENGLISH("preferences-vacation-none") in text_of(panel.message)


@pytest.mark.parametrize(
    ("action", "typed", "code"),
    [
        ("quiet", {"begin": "25:00", "end": "7:00", "zone": "UTC"}, "no-time"),
        ("quiet", {"begin": "22:00", "end": "7:00", "zone": "UTC", "plays": "18:00"}, "plays-half"),
        ("quiet", {"zone": "UTC", "plays": "18:00", "plays_end": "18:00"}, "plays-nothing"),
        ("quiet", {"begin": "22:00", "end": "", "zone": "UTC"}, "quiet-half"),
        ("quiet", {"begin": "7:00", "end": "7:00", "zone": "UTC"}, "quiet-nothing"),
        ("quiet", {"begin": "7:00", "end": "6:00", "zone": "UTC"}, "quiet-too-long"),
        ("quiet", {"begin": "22:00", "end": "7:00", "zone": "*Atlantis* <@1>"}, "unknown-zone"),
        ("vacation", {"first": "soon", "last": "later", "zone": "UTC"}, "no-day"),
        ("vacation", {"first": "2001-01-01", "last": "2001-01-02", "zone": "UTC"}, "vacation-over"),
        ("vacation", {"first": "2001-01-02", "last": "2001-01-01", "zone": "UTC"}, "vacation-backwards"),
        ("vacation", {"first": "2001-01-02", "last": "9999-12-31", "zone": "UTC"}, "vacation-too-far"),
    ],
)
async def test_bad_input_in_a_form_is_refused_in_private_and_changes_nothing(
    tmp_path: Path, action: str, typed: dict[str, str], code: str
) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        with speaking(anna, "de"):
            panel = await command(t, anna, "preferences")
            before, text = await known(t, anna), text_of(panel.message)
            answer = t._answer(await filled_in(t, anna, panel, action, **typed))
        assert answer.private
        facts: dict[str, Fact] = {
            "most": {"quiet-too-long": 16, "vacation-too-far": 2}.get(code, 0),
            "value": "§",
            "example": "24.12.2026",
        }
        before_value, _, after_value = speaker("de")(f"refusal-{code}", **facts).partition("§")
        typed_below = f"\n**{speaker('de')('form-typed')}**\n"
        refusal, _, typed_back = answer.text.removeprefix("⚠️ ").partition(typed_below)
        assert refusal.startswith(before_value)
        assert refusal.endswith(after_value)
        assert all(f"`{value}`" in typed_back for value in typed.values() if value)
        assert "<@1>" not in refusal
        assert (await known(t, anna), text_of(panel.message)) == (before, text)
        assert await t.store.people.vacations(anna.id) == ()


async def test_a_zone_that_is_not_known_is_answered_with_close_ones(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        panel = await command(t, anna, "preferences")
        typed = {"first": date(t, 1), "last": date(t, 2), "zone": "Lissbon"}
        refused = t._answer(await filled_in(t, anna, panel, "vacation", **typed))
        told = ENGLISH("refusal-zone-close", value="Lissbon", close="Europe/Lisbon")
        assert refused.text.startswith(f"⚠️ {told}")
        assert await t.store.people.vacations(anna.id) == ()


async def test_what_a_preference_does_is_said_in_the_answer_to_its_press(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        panel = await command(t, anna, "preferences")
        said = {
            "forced": ENGLISH("preferences-forced-about"),
            "leads": ENGLISH("preferences-leads-about"),
        }
        assert not any(sentence in panel.text for sentence in said.values())
        for action, sentence in said.items():
            await t.press(anna, action, on=panel.message)
            assert sentence in text_of(panel.message)
        await filled_in(t, anna, panel, "quiet", begin="22:30", end="7", zone="UTC")
        assert ENGLISH("done-away") in text_of(panel.message)
        await filled_in(t, anna, panel, "vacation", first=date(t, 1), last=date(t, 2), zone="UTC")
        assert ENGLISH("done-away") in text_of(panel.message)


@pytest.mark.parametrize(
    ("locale", "first", "last", "shown"),
    [
        ("de", "24.12.", "2.1.", "24.12.{} – 02.01.{}"),
        ("fr", "24/12", "2 janvier", "24/12/{} – 02/01/{}"),
        ("en-US", "12/24", "Jan 2", "12/24/{} – 01/02/{}"),
        ("en-GB", "24/12", "2 Jan", "24/12/{} – 02/01/{}"),
    ],
)
async def test_a_vacation_is_typed_and_shown_as_in_the_persons_country(
    tmp_path: Path, locale: str, first: str, last: str, shown: str
) -> None:
    """The day that it ends is the next such day after it begins, which may have been some weeks ago."""
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        with speaking(anna, locale):
            panel = await command(t, anna, "preferences")
            await filled_in(t, anna, panel, "vacation", first=first, last=last, zone="UTC")
        [row] = await t.store.people.vacations(anna.id)
        begins, ends = (datetime.fromtimestamp(at, ZoneInfo("UTC")) for at in (row.starts_at, row.ends_at))
        assert (begins.month, begins.day, ends.month, ends.day) == (12, 24, 1, 3)
        labels = [
            option["label"] for part in walk(panel.message.components) for option in part.get("options", ())
        ]
        assert shown.format(begins.year, ends.year) in labels


async def test_the_panel_works_in_direct_messages_and_after_a_restart(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        written = t._answer(await anna.user.slash("tavern preferences"))
        assert ENGLISH("preferences-days-anywhere") in written.text
        panel = await command(t, anna, "preferences")
        await t.restart()
        await t.choose(anna, "hands", "demand", on=panel.message)
        assert (await known(t, anna)).hands is HandsBy.DEMAND


async def test_how_many_vacation_days_count_is_what_the_server_has_settled(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        for days in (0, 1, 12):
            await t.store.guilds.change(t.guild.id, guild_settings.change("vacation_days", days))
            panel = await command(t, anna, "preferences")
            assert ENGLISH("preferences-days", days=days) in panel.text


async def test_a_hand_is_taken_back_and_sent_as_its_person_prefers(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(rounds=1)
        await t.env.settle()
        assert len(t.seen_by(anna.user)) == 1
        panel = await command(t, anna, "preferences")
        await t.choose(anna, "hands", "demand", on=panel.message)
        await t.env.settle()
        assert (len(t.seen_by(anna.user)), len(t.seen_by(ben.user))) == (0, 1)
        await t.choose(anna, "hands", "dm", on=panel.message)
        await t.env.settle()
        assert len(t.seen_by(anna.user)) == 1


@pytest.mark.slow
async def test_the_chosen_language_is_spoken_wherever_a_person_is_spoken_to_in_private(
    tmp_path: Path,
) -> None:
    """Their Discord says English throughout."""
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        es = speaker("es")
        await t.start(rounds=2)
        panel = await command(t, anna, "preferences")
        await t.choose(anna, "language", "es", on=panel.message)
        await t.env.settle()
        [hand] = t.seen_by(anna.user)
        assert es("skullking-round", round=1, rounds=2) in text_of(hand)
        assert es("skullking-round", round=1, rounds=2) in (await t.slash(anna, "hand")).text
        before, _, after = es("refusal-channel-taken", link="|").partition("|")
        refused = (await t.slash(anna, "start")).text
        assert (refused.startswith(before), refused.endswith(after)) == (True, True)
        [code] = (await t.table()).view(0).hand
        found = await anna.autocomplete(t.channel, "skullking plan", "card", "")
        assert [choice["name"] for choice in found] == [f"{shape(code)} {card_name(code, es)} ({kind(code)})"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_closed_list_of_languages_is_read_in_full_on_a_phone(language: str) -> None:
    say = speaker(language)
    shown = language_select(ButtonId(NO_TABLE, "language"), None, say, say("language-discord"))
    assert all(len(option.label) <= 28 for option in shown.item.options)
