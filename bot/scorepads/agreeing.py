"""Changing the options of a scorepad, and playing by house rules. All raise `Refusal` or `IllegalMove`."""

from bot.games.contract import IllegalMove, Options
from bot.games.paper_fields import BIDS
from bot.model.scorepads import ScorepadState
from bot.scorepads.events import Agrees, Event, HouseRules
from bot.scorepads.scorepad import Scorepad
from bot.scorepads.scorepads import Scorepads
from bot.scorepads.writing import event_row, require_writer
from bot.store.scorepads import clear_confirmations, insert_line, update_options
from bot.tables.person import Person
from bot.tables.refusal import Refusal


async def set_options(scorepads: Scorepads, scorepad_id: int, by: Person, changes: Options) -> Scorepad:
    """Changes options, after the first round only if every round stays possible."""
    async with scorepads.locked(scorepad_id) as scorepad:
        _require_open(scorepad, by)
        options = scorepad.rules.changed(scorepad.row.options, changes)
        if len(scorepad.players) > (most := scorepad.rules.most_players(options)):
            raise Refusal("too_many_seated", most=most, seated=len(scorepad.players))
        if not scorepad.standing:
            return await _agree(scorepads, scorepad, by, options)
        _require_possible(scorepad, options, house_rules=scorepad.house_rules)
        changed = {name: value for name, value in options.items() if scorepad.row.options.get(name) != value}
        events = [Agrees(changed)] if changed else []
        return await _agree(scorepads, scorepad, by, options, *events)


async def set_house_rules(scorepads: Scorepads, scorepad_id: int, by: Person, *, on: bool) -> Scorepad:
    """Lets the people play by house rules, or by the printed ones if every round stays possible."""
    async with scorepads.locked(scorepad_id) as scorepad:
        _require_open(scorepad, by)
        if not scorepad.paper.tapped(BIDS):
            raise Refusal("pad_no_house_rules")
        if on == scorepad.house_rules:
            return scorepad
        options = scorepad.row.options
        _require_possible(scorepad, options, house_rules=on)
        return await _agree(scorepads, scorepad, by, options, HouseRules(on))


def _require_open(scorepad: Scorepad, by: Person) -> None:
    require_writer(scorepad, by)
    if scorepad.state is not ScorepadState.OPEN:
        raise Refusal("pad_over")


def _require_possible(scorepad: Scorepad, options: Options, *, house_rules: bool) -> None:
    """Raises `IllegalMove("pad_round_against")` for a round that then could not be, or would end the game."""
    after = scorepad.paper.under(options, house_rules=house_rules)
    if after.result() is not None:
        raise IllegalMove("pad_round_against", round=len(after.lines))


async def _agree(
    scorepads: Scorepads, scorepad: Scorepad, by: Person, options: Options, *events: Event
) -> Scorepad:
    await scorepads.store.change(
        scorepad.id,
        update_options(scorepad.id, options),
        *(insert_line(scorepad.id, event_row(scorepads, by, event)) for event in events),
        clear_confirmations(scorepad.id),
    )
    return await scorepads.changed(scorepad.id)
