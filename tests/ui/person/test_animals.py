"""A person is one animal: at tables, on the card and in leagues, until they choose another."""

from itertools import islice
from pathlib import Path

from bot.model.animals import ANIMALS, animal_of, apart
from bot.model.tables import Player, SeatRow
from bot.texts.catalog import speaker
from bot.ui.kit.names import animals_at, label_at, names_at
from bot.ui.leagues.widgets import who_of
from tests.messages import text_of
from tests.tavern import ENGLISH, tavern
from tests.ui.leagues.sample import entrants, finished

ANNA, BEN = 1, 2


def alike(person: int) -> int:
    """Another person with the same animal."""
    return next(other for other in range(person + 1, 10_000) if animal_of(other) == animal_of(person))


def test_people_have_all_animals_by_their_ids_and_keep_them() -> None:
    ids = range(80351110224678912, 80351110224678912 + 1_000)
    assert {animal_of(person) for person in ids} == {*ANIMALS}
    assert [*map(animal_of, ids)] == [*map(animal_of, ids)]


def test_a_chosen_animal_counts_and_one_that_is_no_more_does_not() -> None:
    assert animal_of(ANNA, "owl") == "owl"
    assert animal_of(ANNA, "unicorn") == animal_of(ANNA)


def test_of_two_alike_the_later_one_is_another_and_of_32_all_differ() -> None:
    first, second = apart([(ANNA, None), (alike(ANNA), None)])
    assert (first, second != first) == (animal_of(ANNA), True)
    same = [person for person in range(10_000) if animal_of(person) == animal_of(ANNA)]
    assert len({*apart((person, None) for person in islice(same, len(ANIMALS)))}) == len(ANIMALS)


def test_who_sat_down_first_keeps_their_animal_wherever_they_sit() -> None:
    early, late = SeatRow(1, ANNA, "Anna", here_at=10), SeatRow(0, alike(ANNA), "Ben", here_at=20)
    assert animals_at([late, early])[1] == animal_of(ANNA)
    assert animals_at([late, early])[0] != animal_of(ANNA)


def test_a_computer_pirate_gives_way_to_a_person() -> None:
    pirate = SeatRow(0, None, "Anne", Player.COMPUTER)
    person = SeatRow(1, ANNA, "Anna", here_at=10, animal=animal_of("Anne"))
    assert animals_at([pirate, person])[1] == animal_of("Anne") != animals_at([pirate, person])[0]


def test_an_entrant_of_a_league_is_the_same_animal_as_at_tables() -> None:
    league = finished(entrants(8), rounds=2)
    person = league.standings[0].person
    assert who_of(league, person, 0).animal == animal_of(person)


async def test_an_animal_chosen_on_the_card_is_ones_own_at_once_at_running_tables(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(rounds=1)
        await t.play()
        await t.start(rounds=2)
        before = names_at(await t.table(), speaker("en")).animals
        wanted = next(name for name in [*ANIMALS][16:] if name not in before)
        shown = t._answer(await anna.slash(t.channel, "tavern card"))
        asked = await t.press(anna, "card_animal", on=shown.message)
        await t.choose(anna, "choose_animal", wanted, on=asked.message, argument="1")
        assert ENGLISH(f"animal-{wanted}") in text_of(asked.message)
        table = await t.table()
        assert names_at(table, speaker("en")).animals[table.seat_of(anna.id) or 0] == wanted
        of_ben = t._answer(await ben.slash(t.channel, "tavern card", player=anna))
        assert ENGLISH(f"animal-{wanted}") in of_ben.text


async def test_a_newcomer_chooses_an_animal_on_their_card_before_their_first_game(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        shown = t._answer(await anna.slash(t.channel, "tavern card"))
        assert ENGLISH("card-none-yours") in shown.text
        asked = await t.press(anna, "card_animal", on=shown.message)
        wanted = next(name for name in [*ANIMALS][16:] if name != animal_of(anna.id))
        await t.choose(anna, "choose_animal", wanted, on=asked.message, argument="1")
        assert ENGLISH(f"animal-{wanted}") in text_of(asked.message)


async def test_two_of_one_name_are_told_apart_by_their_animals(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        t.people.append(t.guild.add_member(t.env.create_user("another", global_name="anna")))
        table = await t.start(rounds=1)
        first, second = (ANIMALS[animal] for animal in animals_at(table.seats))
        post = text_of(await t.post())
        assert first != second
        assert f"Anna {first}" in post
        assert f"anna {second}" in post
        assert [label_at(table, 0), label_at(table, 1)] == [f"Anna {first}", f"anna {second}"]  # on buttons
        assert names_at(table, ENGLISH).bare(1, 40) == f"anna {second}"  # in calls
