"""Beginning a scorepad: which game, who plays, and what is agreed on before the first round."""

from collections.abc import Sequence

from bot.games.contract import Options
from bot.model.scorepads import ScorepadPlayerRow, ScorepadRow, ScorepadState
from bot.scorepads.scorepad import Scorepad
from bot.scorepads.scorepads import Scorepads
from bot.scorepads.writing import require_writer
from bot.store.scorepads import update_options
from bot.tables.lobby import Place
from bot.tables.person import Person, shown_name
from bot.tables.refusal import Refusal


async def begin(
    scorepads: Scorepads, game: str, place: Place, people: Sequence[Person], guests: Sequence[str] = ()
) -> Scorepad:
    """A new scorepad: the first of the people begins it, and they sit in their order, guests after them.

    Raises `Refusal`: `pad_people` for a number that the game is not for, `pad_person_twice`.
    """
    players, rules = _players(people, guests), scorepads.tables.entries[game].rules
    least, most = rules.min_players, rules.most_players_ever
    if not least <= len(players) <= most:
        raise Refusal("pad_people", count=len(players), least=least, most=most)
    _check_different(players)
    row = ScorepadRow(
        0,
        place.guild_id,
        place.channel_id,
        game,
        rules.options_for(len(players)),
        people[0].user_id,
        place.language,
        ScorepadState.OPEN,
        scorepads.tables.now(),
    )
    return await scorepads.changed(await scorepads.store.add(row, players))


def _players(people: Sequence[Person], guests: Sequence[str]) -> Sequence[ScorepadPlayerRow]:
    names = [shown_name(name) for name in guests if name.strip()]
    return [
        *(ScorepadPlayerRow(seat, one.user_id, shown_name(one.name)) for seat, one in enumerate(people)),
        *(ScorepadPlayerRow(seat, None, name) for seat, name in enumerate(names, start=len(people))),
    ]


def _check_different(players: Sequence[ScorepadPlayerRow]) -> None:
    """Nobody plays twice, and a guest is not called as another player: nobody could tell them apart."""
    ids: set[int] = set()
    names: set[str] = set()
    for row in players:
        name = row.name.casefold()
        if (row.user_id in ids) if row.user_id is not None else (name in names):
            raise Refusal("pad_person_twice", word=row.name)
        names.add(name)
        if row.user_id is not None:
            ids.add(row.user_id)


async def set_options(scorepads: Scorepads, scorepad_id: int, by: Person, changes: Options) -> Scorepad:
    """Changes what is agreed on. Raises `Refusal`, `pad_begun` once a round was written among others."""
    async with scorepads.locked(scorepad_id) as scorepad:
        require_writer(scorepad, by)
        if scorepad.standing:
            raise Refusal("pad_begun")
        options = scorepad.rules.changed(scorepad.row.options, changes)
        if len(scorepad.players) > (most := scorepad.rules.most_players(options)):
            raise Refusal("too_many_seated", most=most, seated=len(scorepad.players))
        await scorepads.store.change(scorepad_id, update_options(scorepad_id, options))
        return await scorepads.changed(scorepad_id)
