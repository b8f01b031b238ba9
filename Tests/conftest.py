"""Which files `make test` runs, beside the tests that are marked `short` themselves.

Together they have something of every kind; `make test-all` runs everything.
"""

import pytest

SHORT = {
    "Protocol": (
        "catalogue changes command_line conformance drive export heads hello history"
        " host_and_origin metrics presence requests resuming scenes sessions stages stopping"
        " upgrade values watching words"
    ),
    "Durability": "kills retrying_over_restarts tools two_servers",
}
FILES = {(folder, f"test_{name}.py") for folder in SHORT for name in SHORT[folder].split()}


def pytest_collection_modifyitems(items):
    for item in items:
        if (item.path.parent.name, item.path.name) in FILES:
            item.add_marker(pytest.mark.short)
