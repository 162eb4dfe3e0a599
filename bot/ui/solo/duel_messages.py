"""The messages of duels: one in the channel, which is edited, and to each player in private what is news."""

from collections.abc import Collection

from bot.delivery.body import Body, Button, Plain
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.message_keeper import MessageKeeper, Wanted
from bot.delivery.rate_limits import Priority
from bot.model.duels import DuelNews, DuelPlayerRow
from bot.model.messages import MessageKey, MessageKind
from bot.solo.duels import AGAIN, DEALS, Duel, Duels
from bot.tables import people
from bot.tables.clocks import calendar
from bot.tables.refusal import Refusal
from bot.tables.scheduler import ItemScheduler
from bot.texts.catalog import speaker
from bot.texts.keys import game_key, key_of
from bot.ui.kit.buttons import LinkButton
from bot.ui.kit.text import ago, at, escape
from bot.ui.pictures.server_pictures import ServerPictures
from bot.ui.solo.duel import duel_button, duel_end, duel_post


class DuelMessages(ItemScheduler[int]):
    """Decides duels in time, and keeps their messages up to date."""

    def __init__(
        self, duels: Duels, pictures: ServerPictures, keeper: MessageKeeper, direct_messages: DirectMessages
    ) -> None:
        super().__init__(duels.tables.now)
        self._duels = duels
        self._tables = duels.tables
        self._pictures = pictures
        self._keeper = keeper
        self._direct_messages = direct_messages

    def changed(self) -> None:
        """Shows what has changed at once."""
        self._alarm.wake(0)

    async def look(self) -> None:
        """Does at once what is due: Discord is back."""
        self.changed()

    async def due(self) -> Collection[int]:
        """The duels with something to do, unless Discord is away."""
        return () if self._tables.presence.is_away else await self._duels.due()

    async def next_at(self) -> int | None:
        """When something is due next."""
        return None if self._tables.presence.is_away else await self._duels.next_at()

    async def do(self, item: int) -> None:
        """Decides a duel if it is time, shows it, and writes to its players."""
        try:
            duel = await self._duels.load(item)
        except Refusal:  # it was deleted with its server
            return
        waits = None
        if self._duels.is_due(duel):
            if not await self._duels.decide(duel):
                waits = self._tables.now() + AGAIN
            duel = await self._duels.load(item)
        await self._show(duel)
        quiet = [await self._tell(duel, player) for player in duel.players]
        ends = [] if duel.is_decided else [waits or duel.ends_at]
        times = [*(one for one in quiet if one is not None), *ends]
        await self._duels.look_again(duel, min(times, default=None))

    async def _show(self, duel: Duel) -> None:
        say = speaker(duel.row.language)
        if duel.is_decided:
            entry = self._tables.entries[duel.row.game]
            found = duel_end(duel, await self._duels.revealed(duel), entry, say)
            body: Body = await self._pictures.added(duel.row.guild_id, *found)
        else:
            body = duel_post(duel, await self._duels.seals(duel), say)
        key = MessageKey(MessageKind.DUEL, duel.id)
        # A channel that is gone holds nothing up: the duel is in the list of each one's tables.
        await self._keeper.try_to_keep(key, Wanted(duel.row.channel_id, body), patiently=False)
        await self._keeper.save(key)

    async def _tell(self, duel: Duel, player: DuelPlayerRow) -> int | None:
        """Writes to a player, once, what is news to them; when to try again, if they want quiet now."""
        news = _news(duel, player)
        if player.user_id is None or news <= player.told:
            return None
        now = self._tables.now()
        if await people.wanting_alerts(self._tables, [player.user_id]):
            free = (await calendar(self._tables, duel.row.guild_id, player.user_id)).after(now, 0)
            if free > now:
                return free
            await self._write(duel, player, news)
        await self._duels.mark_told(duel, player, news)
        return None

    async def _write(self, duel: Duel, player: DuelPlayerRow, news: DuelNews) -> None:
        assert player.user_id is not None
        person = await people.person(self._tables, player.user_id, duel.row.language)
        say, other = speaker(person.spoken_to_in, person.language), duel.players[1 - player.seat]
        text = say(
            key_of("duel-news", news.name.lower()),
            name=escape(other.name),
            game=say(game_key(duel.row.game)),
            deals=DEALS,
            at=at(duel.ends_at),
            ago=ago(duel.ends_at),
        )
        label = say("button-duel-compare" if duel.is_decided else "button-duel-play")
        link = f"https://discord.com/channels/{duel.row.guild_id}/{duel.row.channel_id}"
        buttons: list[Button] = [
            duel_button("duel", duel.id, label, primary=True),
            LinkButton(say("button-duel-channel"), link),
        ]
        key = MessageKey(MessageKind.DUEL_NEWS, duel.id, 2 * news + player.seat)

        async def keep(channel_id: int) -> None:
            # An edit, as of one that was sent before a kill, calls nobody again.
            wanted = Wanted(channel_id, Plain(text, buttons), priority=Priority.CALL)
            await self._keeper.keep(key, lambda: wanted)

        await self._direct_messages.write(person, keep)


def _news(duel: Duel, player: DuelPlayerRow) -> DuelNews:
    if duel.is_decided:
        return DuelNews.DECIDED
    if duel.finished(1 - player.seat) == DEALS > duel.finished(player.seat):
        return DuelNews.FINISHED
    return DuelNews.ACCEPTED if player.seat == 0 else DuelNews.NOTHING
