"""What a league has said is kept under the keys of older versions: nothing is said twice after an upgrade."""

import pytest

from bot.model.matches import MatchState
from bot.model.messages import MessageKind
from bot.seasons.seasons import Notice
from tests.ui.leagues.sample import entrants, running

LEAGUE = running(entrants(8), [MatchState.PLAYING])
MATCH = LEAGUE.matches[1]  # whose number is not the league's


@pytest.mark.parametrize(
    ("notice", "key"),
    [
        (Notice(MessageKind.ROUND_ENDS, 99, MATCH), ("round_ends", MATCH.id, 99)),
        (Notice(MessageKind.PLAYED_OUT, 99, MATCH), ("played_out", MATCH.id, 99)),
        (Notice(MessageKind.ENDS_NOW, 99, MATCH), ("ends_now", MATCH.id, 99)),
        (Notice(MessageKind.CALL_IN, 99, MATCH, 7), ("call_in", MATCH.id, 99)),
        (Notice(MessageKind.NO_SHOW, match=MATCH), ("no_show", MATCH.id, -1)),
        (Notice(MessageKind.RESULT, match=MATCH), ("result", MATCH.id, -1)),
        (Notice(MessageKind.DISPUTE, 5, MATCH), ("dispute", MATCH.id, 5)),
        (Notice(MessageKind.ANSWER, 5, MATCH), ("answer", MATCH.id, 5)),
        (Notice(MessageKind.PROTEST, 5, MATCH), ("protest", LEAGUE.id, 5)),
        (Notice(MessageKind.MISSING, MATCH.id, MATCH), ("missing", LEAGUE.id, MATCH.id)),
        (Notice(MessageKind.ROUND_FOR_MODERATORS, 2), ("round_for_moderators", LEAGUE.id, 2)),
    ],
)
def test_what_was_said_is_known_by_the_keys_of_older_versions(
    notice: Notice, key: tuple[str, int, int]
) -> None:
    assert MATCH.id != LEAGUE.id
    assert notice.key(LEAGUE) == key
