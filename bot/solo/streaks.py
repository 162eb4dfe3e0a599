"""Days in a row on which deals were played."""

from collections.abc import Callable, Collection, Sequence

from bot.model.people import VacationRow
from bot.solo.days import DAY, starts_at


def days_in_a_row(played: Collection[int], until: int, away: Callable[[int], bool] = lambda _: False) -> int:
    """How many, up to a day's deal; that of the day itself may still come.

    Days on which one is `away` neither count nor end it.
    """
    days, number = 0, until if until in played else until - 1
    first = min(played, default=until)
    while number >= first and (number in played or away(number)):
        days += number in played
        number -= 1
    return days


def on_vacation(vacations: Sequence[VacationRow]) -> Callable[[int], bool]:
    """Whether a vacation holds any part of a deal's day."""

    def away(number: int) -> bool:
        begin = starts_at(number)
        return any(one.starts_at < begin + DAY and one.ends_at > begin for one in vacations)

    return away
