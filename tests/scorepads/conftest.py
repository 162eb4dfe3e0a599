import pytest

from tests.scorepads.paper_table import Kitchen
from tests.tables.company import Company


@pytest.fixture
def kitchen(company: Company) -> Kitchen:
    """No scorepad yet, on a real database file."""
    return Kitchen.of(company)
