"""The games of the house, as the tests ask for them."""

from bot.entry import by_key
from bot.registry import ENTRIES

ENTRY_OF = by_key(ENTRIES)
GAMES = {key: entry.game for key, entry in ENTRY_OF.items()}
HOUSE = tuple(GAMES.values())
PRESENTERS = {key: entry.presenter for key, entry in ENTRY_OF.items()}
COMPUTER_PLAYERS = {key: entry.computer for key, entry in ENTRY_OF.items()}
PAPER_RULES = {key: entry.paper for key, entry in ENTRY_OF.items() if entry.paper is not None}
PICTURES = {key: face.pictures for key, face in PRESENTERS.items() if face.pictures is not None}
TIPS = {key: face.tips for key, face in PRESENTERS.items() if face.tips is not None}
PLANS = {key: entry.plans for key, entry in ENTRY_OF.items() if entry.plans is not None}
