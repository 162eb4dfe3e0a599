import pytest

from bot.tables import presence


@pytest.fixture(autouse=True)
def _retries_are_waited_for_in_simulated_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waits below some seconds would be waited for in real time."""
    monkeypatch.setattr(presence, "RETRIES_AFTER", (100, 200, 400))
