"""`make bench`: how fast the games and the road of a move are, as ratios within one run.

Nothing here passes or fails: a machine's mood is no test.
"""

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import discord
import simcord
from discord import app_commands

from bot.client import TavernBot
from bot.games.contract import AnyGame
from bot.games.shuffle import SEED_BYTES, SeededShuffler
from bot.settings import Settings
from tests.entries import GAMES

GAME_SECONDS = 3.0
MOVES = 300
OFFERED = 50
PLAYERS = 4


def main() -> None:
    """Prints the tables."""
    print(f"{'random four-player games':<28}{'games/s':>10}{'decisions/s':>14}{'decisions/game':>16}")
    for key, game in GAMES.items():
        games, decisions, seconds = play_random_games(game)
        print(f"{key:<28}{games / seconds:>10.0f}{decisions / seconds:>14.0f}{decisions / games:>16.1f}")
    print()
    print(f"{'until answered':<28}{'median ms':>10}{'p99 ms':>14}{'of a bare one':>16}")
    bare, bids = asyncio.run(time_commands())
    for name, times in (("a bare command", bare), ("a move, committed", bids)):
        median, last = statistics.median(times), sorted(times)[len(times) * 99 // 100]
        ratio = median / statistics.median(bare)
        print(f"{name:<28}{1000 * median:>10.2f}{1000 * last:>14.2f}{ratio:>15.1f}x")


def play_random_games(game: AnyGame) -> tuple[int, int, float]:
    """Plays for some seconds; returns the number of games, of decisions, and the seconds taken."""
    rng = random.Random(1)
    options = game.RULES.complete({})
    players = min(PLAYERS, game.RULES.max_players)
    games = decisions = 0
    started = time.perf_counter()
    while (seconds := time.perf_counter() - started) < GAME_SECONDS:
        decisions += _play(game, players, options, rng)
        games += 1
    return games, decisions, seconds


def _play(game: AnyGame, players: int, options: Any, rng: random.Random) -> int:
    awaited, legal, play, chance = game.awaited, game.legal, game.play, rng.random
    state = game.start(players, options, SeededShuffler(rng.randbytes(SEED_BYTES)))
    decisions = 0
    while waiting := awaited(state):
        seat = waiting[0]
        moves = legal(state, seat)
        if not isinstance(moves, Sequence):  # offered one by one, since there may be thousands
            moves = tuple(islice(moves, OFFERED))
        state = play(state, seat, moves[int(chance() * len(moves))])
        decisions += 1
    return decisions


class Stopwatch:
    """Times each interaction from its arrival at the gateway until the bot's answer is taken."""

    def __init__(self, bot: TavernBot) -> None:
        self.times: list[float] = []
        self._arrived = 0.0
        parsers: Any = bot._connection.parsers
        self._parse, self._send = parsers["INTERACTION_CREATE"], discord.InteractionResponse.send_message
        parsers["INTERACTION_CREATE"] = self._arrive
        watch = self

        async def timed(response: Any, *content: Any, **options: Any) -> Any:
            answer = await watch._send(response, *content, **options)
            watch.times.append(time.perf_counter() - watch._arrived)
            return answer

        discord.InteractionResponse.send_message = timed  # type: ignore[method-assign, assignment]

    def _arrive(self, payload: Any) -> None:
        self._arrived = time.perf_counter()
        self._parse(payload)


@app_commands.command(name="bare", description="Does nothing")
async def bare_command(interaction: discord.Interaction) -> None:
    """Answers, and nothing else."""
    await interaction.response.send_message("!", ephemeral=True)


async def time_commands() -> tuple[list[float], list[float]]:
    """Seconds until the answer: of bare commands, and of bids, which are on disk by then."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            data_folder=Path(folder) / "data", computer_delay=0, nudge_after=3600, dm_interval=0
        )
        bot = TavernBot(settings)
        bot.tree.add_command(bare_command)
        async with simcord.run(bot) as env:
            guild = env.create_guild()
            channel = guild.create_text_channel("tavern")
            anna, ben = (guild.add_member(env.create_user(name)) for name in ("anna", "ben"))
            await anna.slash(channel, "skullking start")
            await ben.slash(channel, "skullking join")
            post = channel.history()[-1]
            await anna.click(post, custom_id="t:1:deal::")
            watch = Stopwatch(bot)
            for number in range(MOVES):
                await anna.slash(channel, "bare")
                await anna.slash(channel, "skullking bid", tricks=number % 2)
    return watch.times[::2], watch.times[1::2]


if __name__ == "__main__":
    main()
