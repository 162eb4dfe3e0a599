import pytest

from tests.scorepads.paper_table import Kitchen
from tests.tables.company import Company


@pytest.fixture
def kitchen(company: Company) -> Kitchen:
    return Kitchen.of(company)
