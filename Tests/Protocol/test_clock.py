"""Connections that only a timer ends: opened before the first test, checked after the last."""

import pytest

from raw_websocket import CLOSE, PING, TEXT, close_frame, frame
from test_presence import heard

# The last bytes of each connection.
CLOSING = {
    "too big a message": frame(TEXT, b"{", announced=1 << 20),
    "a reserved bit": frame(PING, b"x", rsv=1),
    "a code that there is not": close_frame(5000),
    "a close of one byte": frame(CLOSE, b"x"),
}
REQUESTS = {"silence": b"", "half a request": b"GET /healthz HTTP/1.1\r\nHost: "}


def test_a_client_that_misses_two_pings_is_cut(clock):
    """A ping every 20 s, two of them missed: after 40 s, or 60 when the first was just over."""
    ended = clock.wait_for("the silent one", 75)
    assert ended.seconds > 35
    assert b"\x89" in ended.heard, "nobody asked"


def test_a_client_that_answers_pings_stays(clock):
    clock.wait_for("the silent one", 75)
    assert "revision" in clock.attentive.call("popToRoot")


def test_a_lock_ends_thirty_seconds_after_its_owner_has_left(clock):
    heard(clock.locked_out, lambda told: told["count"] == 1 and told["lock"] is not None)
    heard(clock.locked_out, lambda told: told["lock"] is None)
    assert clock.locked_out.call("push", value=1)["revision"] == 1


@pytest.mark.parametrize("name", REQUESTS)
def test_a_request_that_never_comes_is_not_waited_for(clock, name):
    assert clock.wait_for(name, 75).seconds < 20


@pytest.mark.parametrize("name", CLOSING)
def test_a_connection_that_is_closing_is_cut_after_five_seconds(clock, name):
    """The client has received its close frame and sends nothing more."""
    ended = clock.wait_for(name, 75)
    assert b"\x88" in ended.heard, "no close frame"
    assert ended.seconds < 8
