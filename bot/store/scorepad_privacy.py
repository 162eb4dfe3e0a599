"""What is stored of one person on scorepads of games with real cards.

A deleted person stays as an anonymous guest: others' scores hang on theirs.
"""

from collections.abc import Mapping, Sequence

EXPORT: Mapping[str, str] = {
    "scorepads": """
        SELECT pads.id AS pad_id, game, guild_id, channel_id, state, created_at, host_id = :id AS is_host,
               seat, name, confirmed
        FROM pads JOIN pad_players ON pad_id = pads.id WHERE user_id = :id ORDER BY pads.id
    """,
    "scorepads_begun": "SELECT id AS pad_id, created_at FROM pads WHERE host_id = :id ORDER BY id",
    "scorepad_lines": """
        SELECT pad_id, number AS round, line, at FROM pad_lines WHERE user_id = :id ORDER BY id
    """,
    "scorepads_counted": "SELECT id AS pad_id, game FROM pads WHERE counted_by = :id ORDER BY id",
}
"""What is stored of a person, by the name that it has in their file."""

ERASE: Sequence[str] = (
    """
    UPDATE pads SET revision = revision + 1 WHERE :id IN (host_id, counted_by)
        OR id IN (SELECT pad_id FROM pad_players WHERE user_id = :id)
        OR id IN (SELECT pad_id FROM pad_lines WHERE user_id = :id)
    """,
    "UPDATE pad_players SET user_id = NULL, name = :name WHERE user_id = :id",
    "UPDATE pad_lines SET user_id = NULL, name = :name WHERE user_id = :id",
    "UPDATE pads SET host_id = :nobody WHERE host_id = :id",
    "UPDATE pads SET counted_by = NULL WHERE counted_by = :id",
)
"""What takes a person off every scorepad; the posts that show them are to be told again."""
