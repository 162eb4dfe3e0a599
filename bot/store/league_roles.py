"""The statements of roles that leagues have given, and their query."""

from bot.model.leagues import GivenRole
from bot.store.database import Database
from bot.store.statements import Statement


async def given_by(database: Database, league_id: int) -> frozenset[GivenRole]:
    """What a league has given and not taken back."""
    rows = await database.fetch_all(
        "SELECT user_id, role_id FROM league_roles WHERE league_id = ?", (league_id,)
    )
    return frozenset(GivenRole(row["user_id"], row["role_id"]) for row in rows)


async def is_given_elsewhere(database: Database, league_id: int, one: GivenRole) -> bool:
    """Whether another league has given the same."""
    row = await database.fetch_one(
        "SELECT 1 FROM league_roles WHERE user_id = ? AND role_id = ? AND league_id <> ?",
        (one.user_id, one.role_id, league_id),
    )
    return row is not None


def insert_given(league_id: int, one: GivenRole) -> Statement:
    """Keeps that a league has given a role."""
    return (
        "INSERT OR IGNORE INTO league_roles (league_id, user_id, role_id) VALUES (?, ?, ?)",
        (league_id, one.user_id, one.role_id),
    )


def delete_given(league_id: int, one: GivenRole) -> Statement:
    """Keeps that a league has taken a role back."""
    return (
        "DELETE FROM league_roles WHERE league_id = ? AND user_id = ? AND role_id = ?",
        (league_id, one.user_id, one.role_id),
    )
