"""One PostgreSQL server for all tests; each test has its own database there."""

from __future__ import annotations

import itertools
import pathlib
import sys
import tempfile

import pytest

from postgres import PostgreSQL

TESTS = pathlib.Path(__file__).resolve().parents[1]
sys.path += [str(TESTS / "Protocol"), str(TESTS / "Durability")]

numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgres():
    # Another user may run it, and a socket's path may have 107 bytes.
    with tempfile.TemporaryDirectory(prefix="colonnade-", dir="/tmp") as folder:
        pathlib.Path(folder).chmod(0o755)
        server = PostgreSQL(pathlib.Path(folder) / "postgres").start()
        yield server
        server.stop()


@pytest.fixture
def database(postgres):
    return postgres.make(f"test{next(numbers)}")
