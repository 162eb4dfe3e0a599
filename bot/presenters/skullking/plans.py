"""Cards planned before one's turn."""

from collections.abc import Sequence

from bot.games.contract import Plan
from bot.games.skullking import View
from bot.games.skullking.plans import IF_LEADER_WINS, IF_LEADING, UNLESS_SPECIAL, Planned, taken_apart
from bot.presenters.contract import Choice, Label, Names
from bot.presenters.skullking.cards import card_name, named, shape, with_ghost
from bot.presenters.skullking.choices import label
from bot.texts.catalog import Say

# By condition, what the texts call it.
_CONDITIONS = {UNLESS_SPECIAL: "special", IF_LEADER_WINS: "leader", IF_LEADING: "leading"}
NAME = 12  # characters of a name on a button


def question(view: View, names: Names, say: Say) -> str:
    """The leader, and the card that was led."""
    leader, card = view.order[0], view.trick[0]
    return say("skullking-led", name=with_ghost(names, say)[leader], card=named(card, say))


def plan_choices(
    view: View, names: Names, say: Say, offered: Sequence[Plan], plan: Plan | None
) -> Sequence[Choice]:
    """The cards, equal ones once."""

    def look(one: Plan) -> Label:
        return label(view, names, say, _taken_apart(one).play, 1)

    chosen = None if plan is None else look(plan).kind
    found: dict[str, Choice] = {}
    for one in offered:
        looks = look(one)
        found.setdefault(looks.kind, Choice(one, looks.text, looks.emoji, looks.kind == chosen))
    return list(found.values())


def plan_menu(offered: Sequence[Plan], say: Say) -> str:
    """The label of the list: cards to lead, or to play."""
    leads = all(_taken_apart(plan).condition == IF_LEADING for plan in offered)
    return say("select-plan-lead" if leads else "select-plan")


def planned(plan: Plan, say: Say) -> str:
    """The card."""
    return named(_card(_taken_apart(plan).play), say)


def described(view: View, names: Names, say: Say, plan: Plan) -> str:
    """The card, its condition, and the other card."""
    parts = _taken_apart(plan)
    condition = _CONDITIONS.get(parts.condition, "no")
    text = say(
        "plan-standing", card=planned(plan, say), only=condition, name=_leader(view, with_ghost(names, say))
    )
    if condition in ("no", "leading"):
        return text
    other = named(_card(parts.other), say) if parts.other else ""
    return f"{text} {say('plan-else', card=other) if other else say('plan-else-asks')}"


def variant(view: View, names: Names, say: Say, plan: Plan) -> str:
    """Its condition, or that it has none."""
    condition = _taken_apart(plan).condition
    if not condition:
        return say("button-plan-always")
    if condition == UNLESS_SPECIAL:
        return say("button-plan-special")
    leader = with_ghost(names.brief, say).bare(view.order[0], NAME)
    return say("button-plan-leader", name=leader)


def alternative(say: Say, plan: Plan) -> tuple[str, str | None]:
    """The other card, or the text that the person is asked then."""
    other = _taken_apart(plan).other
    return (card_name(_card(other), say), shape(_card(other))) if other else (say("plan-asks"), None)


def _leader(view: View, names: Names) -> str:
    return names[view.order[0]] if view.trick else ""


def _card(play: str) -> str:
    return play.removeprefix("play ")


def _taken_apart(plan: Plan) -> Planned:
    parts = taken_apart(plan)
    assert parts is not None  # plans are stored and offered in canonical form
    return parts
