"""The folds that are remembered, so that a table in play is not folded again for every look at it."""

from collections import OrderedDict

from bot.tables.fold import Fold

REMEMBERED = 5_000
"""How many folds are remembered: about 100 MB of games half played (`make bench` counts it)."""


class Folds:
    """The last folds that were needed. Nothing older ever takes the place of what is remembered."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self._most = most
        self._folds: OrderedDict[int, Fold] = OrderedDict()

    def get(self, table_id: int) -> Fold | None:
        """The fold of a table's log, if it is remembered; the log may have grown since."""
        if table_id in self._folds:
            self._folds.move_to_end(table_id)
        return self._folds.get(table_id)

    def keep(self, table_id: int, folded: Fold) -> None:
        """Remembers a fold, unless one of a longer log is remembered already."""
        known = self._folds.get(table_id)
        if known is None or known.number <= folded.number:
            self._folds[table_id] = folded
        self._folds.move_to_end(table_id)
        while len(self._folds) > self._most:
            self._folds.popitem(last=False)

    def forget(self, table_id: int) -> None:
        """Forgets a fold, so that the log is read again."""
        self._folds.pop(table_id, None)
