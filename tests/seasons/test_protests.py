"""A window for protests: who played may protest, the next step waits for the window and no longer."""

from bot.model.leagues import LeagueStage
from bot.model.matches import Outcome
from bot.seasons import corrections, editing, protests
from bot.seasons.corrections import Stated
from bot.seasons.league import League
from bot.tables.clock import HOUR
from tests.seasons.leagues import MAKER, Leagues, person
from tests.seasons.over import over
from tests.seasons.played_matches import begun, refused


async def played(leagues: Leagues, **changes: object) -> League:
    league = await begun(leagues, rounds=2, protest_hours=24)
    await over(leagues.seasons, league.id)
    await leagues.settle()
    return await leagues.load(league.id)


async def test_the_next_round_waits_for_the_window_and_comes_by_itself(leagues: Leagues) -> None:
    league = await played(leagues)
    assert len(league.rounds) == 1
    assert protests.open_until(league) == leagues.now + 24 * HOUR
    await leagues.wait(24 * HOUR - 1)
    assert len((await leagues.load(league.id)).rounds) == 1
    await leagues.wait(1)
    assert len((await leagues.load(league.id)).rounds) == 2


async def test_a_protest_is_kept_told_once_and_holds_nothing_up_beyond_the_window(leagues: Leagues) -> None:
    league = await played(leagues)
    [match] = league.matches
    await protests.protest(leagues.seasons, match.id, person(0), "He looked")
    await leagues.settle()
    assert leagues.discord.protests == ["He looked"]
    await leagues.restarted()
    assert leagues.discord.protests == ["He looked"]
    await leagues.wait(24 * HOUR)
    after = await leagues.load(league.id)
    assert len(after.rounds) == 2
    assert [one.outcome for one in after.protests] == [Outcome.OPEN]
    await protests.decide(leagues.seasons, after.protests[0].id, Outcome.DISMISSED, MAKER, "Nothing was seen")
    [decided] = (await leagues.load(league.id)).protests
    assert (decided.outcome, decided.answer, decided.decided_by) == (
        Outcome.DISMISSED,
        "Nothing was seen",
        "Gina",
    )
    again = protests.decide(leagues.seasons, decided.id, Outcome.DISMISSED, MAKER, "Again")
    assert await refused(again) == "protest_is_decided"


async def test_the_people_of_a_match_hear_once_that_it_is_disputed_and_what_was_decided(
    leagues: Leagues,
) -> None:
    league = await played(leagues)
    [match] = league.matches
    for number in (0, 1):
        await protests.protest(leagues.seasons, match.id, person(number), "He looked")
        await leagues.settle()
    assert leagues.discord.disputes == [match.id], "two protest, and it is one dispute"
    assert leagues.discord.answers == []
    [first, _] = (await leagues.load(league.id)).protests
    await protests.decide(leagues.seasons, first.id, Outcome.DISMISSED, MAKER, "Nothing was seen")
    await leagues.settle()
    assert leagues.discord.answers == ["Nothing was seen"]
    await protests.protest(leagues.seasons, match.id, person(0), "He did")
    await leagues.settle()
    assert leagues.discord.disputes == [match.id], "the other protest is open still"
    [_, second, third] = (await leagues.load(league.id)).protests
    await protests.decide(leagues.seasons, second.id, Outcome.ALLOWED, MAKER, "So he did")
    await protests.decide(leagues.seasons, third.id, Outcome.ALLOWED, MAKER, "Yes")
    await leagues.settle()
    await leagues.restarted()
    assert leagues.discord.answers == ["Nothing was seen", "So he did", "Yes"], "each once"


async def test_a_correction_decides_no_protest_and_each_is_allowed_or_dismissed_apart(
    leagues: Leagues,
) -> None:
    league = await played(leagues)
    [match] = league.matches
    await protests.protest(leagues.seasons, match.id, person(0), "He looked at my cards")
    await protests.protest(leagues.seasons, match.id, person(1), "Wrong score")
    await corrections.correct(leagues.seasons, match.id, Stated([20, -10, 10, 10]), MAKER, "typed wrong")
    after = await leagues.load(league.id)
    assert [one.outcome for one in after.protests] == [Outcome.OPEN] * 2
    cards, score = (one.id for one in after.protests)
    await protests.decide(leagues.seasons, score, Outcome.ALLOWED, MAKER, "So it was")
    await protests.decide(leagues.seasons, cards, Outcome.DISMISSED, MAKER, "Nobody saw it")
    await leagues.settle()  # telling moderators of it takes no decision back that was made meanwhile
    found = [(one.outcome, one.answer) for one in (await leagues.load(league.id)).protests]
    assert found == [(Outcome.DISMISSED, "Nobody saw it"), (Outcome.ALLOWED, "So it was")]


async def test_a_correction_answers_the_protests_that_it_is_told_to_and_no_other(leagues: Leagues) -> None:
    league = await played(leagues)
    [match] = league.matches
    for number, reason in enumerate(("He looked at my cards", "Wrong score", "Too slow")):
        await protests.protest(leagues.seasons, match.id, person(number), reason)
    await leagues.settle()
    seen = await leagues.load(league.id)
    cards, score, slow = (one.id for one in seen.protests)
    answers = {cards: Outcome.DISMISSED, score: Outcome.ALLOWED, slow: Outcome.OPEN}
    stated = Stated([20, -10, 10, 10], (), corrections.fingerprint(seen, match.id))
    refusal = corrections.correct(leagues.seasons, match.id, stated, MAKER, " ", answers=answers)
    assert await refused(refusal) == "reason_wanted"
    assert (await leagues.load(league.id)).protests == seen.protests
    await corrections.correct(leagues.seasons, match.id, stated, MAKER, "typed wrong", answers=answers)
    await leagues.settle()
    found = [(one.outcome, one.answer) for one in (await leagues.load(league.id)).protests]
    assert found == [
        (Outcome.DISMISSED, "typed wrong"),
        (Outcome.ALLOWED, "typed wrong"),
        (Outcome.OPEN, ""),
    ]
    assert leagues.discord.answers == ["typed wrong"] * 2
    one_more = await leagues.load(league.id)
    await protests.protest(leagues.seasons, match.id, person(3), "And mine")
    late = stated._replace(instead_of=corrections.fingerprint(one_more, match.id))
    refusal = corrections.correct(leagues.seasons, match.id, late, MAKER, "typed wrong")
    assert await refused(refusal) == "result_has_changed", "a protest came that they have not seen"


async def test_only_who_played_protests_in_time_and_once(leagues: Leagues) -> None:
    league = await played(leagues)
    [match] = league.matches
    stranger = protests.protest(leagues.seasons, match.id, person(9), "I say")
    assert await refused(stranger) == "not_your_match"
    empty = protests.protest(leagues.seasons, match.id, person(0), "  ")
    assert await refused(empty) == "reason_wanted"
    await protests.protest(leagues.seasons, match.id, person(0), "Once")
    twice = protests.protest(leagues.seasons, match.id, person(0), "Twice")
    assert await refused(twice) == "protested_already"
    await leagues.wait(24 * HOUR)
    late = protests.protest(leagues.seasons, match.id, person(1), "Late")
    assert await refused(late) == "no_protest_any_more"


async def test_the_last_round_ends_the_league_after_its_window(leagues: Leagues) -> None:
    league = await begun(leagues, rounds=1, protest_hours=12)
    await over(leagues.seasons, league.id)
    await leagues.settle()
    assert (await leagues.load(league.id)).row.stage is LeagueStage.RUNNING
    wanted = {"protest_hours": 0}
    await editing.edit(leagues.seasons, league.id, MAKER, wanted)
    await leagues.settle()
    assert (await leagues.load(league.id)).row.stage is LeagueStage.FINISHED
