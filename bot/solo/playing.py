"""A deal played: the person's moves, and between them those of the pirates.

A pirate's move follows from the deal, its seat, the number of moves before and its view, and from nothing
else: equal play meets equal answers.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

from bot.ai.contract import PLAIN, AnyComputerPlayer, Level
from bot.ai.pirates import PIRATES, Pirate
from bot.games.contract import AnyGame, IllegalMove, Move, ScoreLine, Seat
from bot.games.record import Record, replay
from bot.games.shuffle import SeededShuffler
from bot.solo.chance import Chance
from bot.solo.deals import PLAYERS, Deal

YOU: Seat = 0
REMEMBERED = 512  # plays that are kept, since each tap continues from the last


class Playable(Protocol):
    """The parts of an entry that play."""

    @property
    def game(self) -> AnyGame: ...

    @property
    def computer(self) -> AnyComputerPlayer: ...


class Play(NamedTuple):
    """A deal as far as it is played: the state in which the person moves next, or its end."""

    deal: Deal
    state: Any  # it holds every hand
    log: tuple[tuple[Seat, Move], ...]

    @property
    def own(self) -> tuple[Move, ...]:
        """The person's moves."""
        return tuple(move for seat, move in self.log if seat == YOU)


Choose = Callable[[Play], Move]  # moves for the person's seat


def pirate_at(seat: Seat) -> Pirate:
    """The pirate of a seat that is not the person's."""
    return PIRATES[seat - 1]


def played(entry: Playable, deal: Deal, moves: Sequence[Move]) -> Play:
    """The deal after the person's moves. Raises as `moved` does."""
    game: Any = entry.game
    computer: Any = entry.computer
    return _played(game, computer, deal, tuple(moves))


@lru_cache(REMEMBERED)
def _played(game: Any, computer: Any, deal: Deal, moves: tuple[Move, ...]) -> Play:
    if not moves:
        shuffler = SeededShuffler(deal.seed)
        start = game.start(PLAYERS, game.RULES.complete(deal.options), shuffler)
        return _pirates(game, computer, Play(deal, start, ()))
    return _after(game, computer, _played(game, computer, deal, moves[:-1]), moves[-1])


def moved(entry: Playable, play: Play, move: Move) -> Play:
    """A play after one more move of the person's. Raises `IllegalMove`, also for a move after the end."""
    return _after(entry.game, entry.computer, play, move)


def tapped(entry: Playable, play: Play, move: Move) -> Play:
    """A play after a tap of the person's: a last card without a choice is played by itself."""
    play = moved(entry, play, move)
    while (last := entry.game.last_card(play.state, YOU)) is not None:
        play = moved(entry, play, last)
    return play


def play_out(entry: Playable, deal: Deal, choose: Choose) -> Play:
    """The whole deal, `choose` moving for the person."""
    return play_on(entry, played(entry, deal, ()), choose)


def play_on(entry: Playable, play: Play, choose: Choose) -> Play:
    """A play to its end, `choose` moving for the person."""
    while not is_over(entry, play):
        play = _after(entry.game, entry.computer, play, choose(play))
    return play


def by_the_rule(entry: Playable, play: Play) -> Move:
    """The move of the rule in the person's place."""
    return _chosen(entry.game, entry.computer, play, YOU)


def is_over(entry: Playable, play: Play) -> bool:
    """Whether nobody moves any more."""
    return entry.game.result(play.state) is not None


def replayed(deal: Deal, record: Record) -> Play:
    """A deal from its record: whatever the pirates would have played by now."""
    return Play(deal, replay(record), record.moves)


def line_of(entry: Playable, play: Play) -> ScoreLine:
    """The person's last line of the scorepad of a deal that is over."""
    return [line for line in entry.game.scorepad(play.state) if line.seat == YOU][-1]


def record_of(entry: Playable, play: Play) -> Record:
    """The record of a deal as far as it is played."""
    rules, deal = entry.game.RULES, play.deal
    return Record(entry.game, rules.version, PLAYERS, rules.complete(deal.options), deal.seed, play.log)


def _after(game: AnyGame, computer: AnyComputerPlayer, play: Play, move: Move) -> Play:
    if YOU not in game.to_move(play.state):
        raise IllegalMove("game_over")
    state = game.play(play.state, YOU, move)
    return _pirates(game, computer, Play(play.deal, state, (*play.log, (YOU, move))))


def _pirates(game: AnyGame, computer: AnyComputerPlayer, play: Play) -> Play:
    # Where several are to move at once, pirates move first, so that the person's move ends the step.
    while pirates := [seat for seat in game.to_move(play.state) if seat != YOU]:
        move = _chosen(game, computer, play, pirates[0])
        state = game.play(play.state, pirates[0], move)
        play = Play(play.deal, state, (*play.log, (pirates[0], move)))
    return play


def _chosen(game: AnyGame, computer: AnyComputerPlayer, play: Play, seat: Seat) -> Move:
    chance = Chance(play.deal.seed, f"seat {seat} move {len(play.log)}")
    style = PLAIN if seat == YOU else pirate_at(seat).style
    level = Level.BOSUN if seat == YOU else play.deal.level
    return computer.choose(game.view(play.state, seat), chance, level, style)
