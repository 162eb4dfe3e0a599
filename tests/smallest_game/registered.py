"""High Card as if it were registered: `python -m pytest -p tests.smallest_game.registered tests/games`."""

from bot import registry
from bot.texts.catalog import add_texts
from tests.smallest_game.entry import HIGH_CARD

registry.ENTRIES = (*registry.ENTRIES, HIGH_CARD)
add_texts(HIGH_CARD.texts)
