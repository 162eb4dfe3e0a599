"""What a person types and taps to manage a table, by the words that they read there."""

from simcord import MemberActor, UserHandle
from simcord.enums import ComponentType

from tests.messages import walk
from tests.tavern import Answer, Person, Tavern


async def manage(t: Tavern, who: MemberActor, *taps: str | Person) -> Answer:
    """`/table manage` in the tavern's channel, then one tap after the other."""
    return await tap(t, who, t._answer(await who.slash(t.channel, "table manage")), *taps)


async def tap(t: Tavern, who: MemberActor, on: Answer, *taps: str | Person) -> Answer:
    """Presses the button of each label, chooses the option of each label, picks each person."""
    for each in taps:
        custom_id, value = _find(on, each)
        if value is None:
            on = t._answer(await who.click(on.message, custom_id=custom_id))
        else:
            on = t._answer(await who.select(on.message, [value], custom_id=custom_id))
    return on


def read(on: Answer) -> list[str]:
    """All labels that can be tapped."""
    return [part["label"] for part in walk(on.message.components) if part.get("label")] + [
        option["label"] for part in walk(on.message.components) for option in part.get("options") or ()
    ]


def _find(on: Answer, tapped: str | Person) -> tuple[str, str | Person | None]:
    for part in walk(on.message.components):
        if part.get("label") == tapped:
            return part["custom_id"], None
        if isinstance(tapped, MemberActor | UserHandle) and part["type"] == ComponentType.USER_SELECT:
            return part["custom_id"], tapped
        for option in part.get("options") or ():
            if option["label"] == tapped:
                return part["custom_id"], option["value"]
    raise AssertionError(f"nothing reads {tapped}: {read(on)}")
