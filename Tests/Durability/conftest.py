"""Each test has a folder of its own for its database, which no one else may read."""

import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Protocol"))


@pytest.fixture
def database(tmp_path):
    folder = tmp_path / "store"
    folder.mkdir(mode=0o700)
    return folder / "colonnade.db"
