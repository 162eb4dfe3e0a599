"""`python -m tests.loopback.launcher CHECKOUT WORDS…`: the bot of a checkout, whose Discord is ours.

Runs `python -m bot WORDS…` unchanged, but for the base addresses of discord.py, and what the environment
asks for: what it draws by chance begins with `LOOPBACK_CHANCE`, and all tables are dealt by `LOOPBACK_DEAL`;
into the file `LOOPBACK_LAG` goes the lag of the event loop, with `LOOPBACK_BARE` the bot has one more
command, which does nothing but answer, with `LOOPBACK_PROCESSORS` it runs on those alone, and with
`LOOPBACK_DRAWS` it draws itself: its workers, of low priority, are late on a busy machine.
"""

import gc
import os
import runpy
import sys

from tests import chance

API, SOCKET = "LOOPBACK_API", "LOOPBACK_SOCKET"
CHANCE, DEAL = "LOOPBACK_CHANCE", "LOOPBACK_DEAL"
LAG, BARE, PROCESSORS = "LOOPBACK_LAG", "LOOPBACK_BARE", "LOOPBACK_PROCESSORS"
DRAWS = "LOOPBACK_DRAWS"


def main() -> None:
    """Changes what is asked for, and becomes the bot."""
    checkout = sys.argv[1]
    if processors := os.environ.get(PROCESSORS):
        os.sched_setaffinity(0, map(int, processors.split()))
    chance.take_over()
    chance.begin(os.environ[CHANCE])
    os.environ[CHANCE] += "+"  # of the process that this one may become
    chance.deal(bytes.fromhex(os.environ.get(DEAL, "")))
    gc.disable()  # as the bot does while it imports the rest
    import discord.gateway
    import discord.http
    import yarl

    gc.freeze()
    gc.enable()
    discord.http.Route.BASE = os.environ[API]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ[SOCKET])
    if os.environ.get(LAG) or os.environ.get(BARE):
        from tests.loopback.probes import install

        install(os.environ.get(LAG), bare=bool(os.environ.get(BARE)))
    sys.path.insert(0, checkout)
    if os.environ.get(DRAWS):
        from bot.ui.pictures import pictures

        pictures.drawn_by = lambda pool: pictures.drawn_here()
    sys.argv = ["bot", *sys.argv[2:]]
    runpy.run_module("bot", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
