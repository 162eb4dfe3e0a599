"""`/tavern help`: how to begin, and the commands that matter, each to be tapped."""

from bot.ui.kit.caller import Caller
from bot.ui.kit.layout import page


async def show_help(caller: Caller) -> None:
    """Answers with the games, how one is played here, and where the rest is; of a server only in one."""
    say = caller.say
    games = [say("help-game", game=say(f"game-{key}"), command=key) for key in caller.tables.entries]
    blocks = ["\n".join(games), say("help-players")]
    if caller.interaction.guild_id is not None:
        blocks.append(say("help-server"))
    await caller.show(page(blocks))
