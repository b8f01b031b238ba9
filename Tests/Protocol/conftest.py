"""One server for all tests without special needs; each test has its own sessions."""

import itertools
import signal

import pytest

import test_clock
from clock import Clock
from mirror import Client
from reference import Reference
from server_process import Server

numbers = itertools.count(1)


def shared(*options):
    """A fixture: a server that must survive every test, and then stop cleanly."""

    @pytest.fixture(scope="session")
    def server():
        with Server(*options) as server:
            yield server
            assert server.is_running, "the server did not survive"
            status, _, errors = server.stop(signal.SIGTERM)
            assert status == 0, errors
            assert errors == "", errors

    return server


server = shared()
echo_server = shared("--test-echo")
shallow_server = shared("--max-depth", "5")


@pytest.fixture
def session():
    """A name that no other test uses."""
    return f"test-{next(numbers)}"


@pytest.fixture
def connect(server, session):
    """Makes clients, in this test's session by default."""
    clients = []

    def make(session=session, server=server, **query):
        clients.append(Client(server, session, **query))
        return clients[-1]

    yield make
    for client in clients:
        client.close()


@pytest.fixture
def client(connect):
    return connect()


@pytest.fixture(scope="session")
def reference(server):
    return Reference(server)


def pytest_collection_modifyitems(items):
    """Puts the tests that wait for the clock last, so that they wait while the others run."""
    items.sort(key=lambda item: item.path.name == "test_clock.py")


@pytest.fixture(scope="session", autouse=True)
def begun_clock(request):
    """Started before the first test, if any of them needs it."""
    if not any(item.path.name == "test_clock.py" for item in request.session.items):
        yield None
        return
    begun = Clock(test_clock.REQUESTS, test_clock.CLOSING)
    yield begun
    begun.stop()


@pytest.fixture
def clock(begun_clock):
    return begun_clock
