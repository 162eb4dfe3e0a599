"""A kitchen table without Discord: the scorepads of a house on a real database."""

from dataclasses import dataclass

from bot.scorepads import agreeing, people, writing
from bot.scorepads.scorepad import Scorepad
from bot.scorepads.scorepads import Scorepads
from tests.tables.company import ANNA, BEN, HERE, Company

ONE = "bid 1 tricks 1 bonus 0 | bid 0 tricks 0 bonus 0"
"""Round 1 of Skull King for two, won by the first; they have 20 and 10 points."""
OTHER = "bid 0 tricks 0 bonus 0 | bid 1 tricks 1 bonus 0"


@dataclass
class Kitchen:
    """The scorepads, and the company in whose house they lie."""

    company: Company
    pads: Scorepads

    @classmethod
    def of(cls, company: Company) -> "Kitchen":
        return cls(company, Scorepads(company.tables))

    async def begun(self, rounds: int = 1) -> Scorepad:
        pad = await people.begin(self.pads, "skullking", HERE, [ANNA, BEN])
        return await agreeing.set_options(self.pads, pad.id, ANNA, {"rounds": rounds})

    async def finished(self, *, house_rules: bool = False) -> Scorepad:
        pad = await self.begun()
        await agreeing.set_house_rules(self.pads, pad.id, ANNA, on=house_rules)
        return await writing.write(self.pads, pad.id, ANNA, 1, ONE)

    async def confirmed(self) -> Scorepad:
        pad = await self.finished()
        await writing.confirm(self.pads, pad.id, ANNA)
        return await writing.confirm(self.pads, pad.id, BEN)
