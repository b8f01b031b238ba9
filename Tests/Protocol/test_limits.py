"""The limits in hello, at N-1, N and N+1."""

import pytest

from mirror import Client, Refused
from raw_websocket import RawWebSocket, text_frame
from server_process import Server

DEPTH = 5


@pytest.fixture
def shallow(shallow_server, session):
    with Client(shallow_server, session) as client:
        yield client


def assert_over(client, method, **params):
    before = client.revision
    with pytest.raises(Refused) as refused:
        client.call(method, **params)
    assert refused.value.code == 1007
    assert str(DEPTH) in str(refused.value)
    assert client.call("state.get")["revision"] == before


def test_a_path_grows_by_pushes_to_the_limit_and_no_further(shallow):
    for number in range(DEPTH):
        shallow.call("push", value=number)
    assert_over(shallow, "push", value=5)
    shallow.call("pop")
    shallow.call("push", value="again")


@pytest.mark.parametrize("count", [DEPTH - 1, DEPTH])
def test_a_path_can_be_set_up_to_the_limit(shallow, count):
    shallow.call("setPath", values=list(range(count)))
    assert len(shallow.path) == count


def test_a_path_over_the_limit_is_refused_however_it_is_made(shallow):
    too_long = list(range(DEPTH + 1))
    assert_over(shallow, "setPath", values=too_long)
    assert_over(shallow, "push", values=too_long)
    shallow.call("push", values=[1, 2])
    assert_over(shallow, "push", values=[3, 4, 5, 6])
    shallow.call("push", values=[3, 4, 5])
    document = shallow.call("export")["document"]
    with pytest.raises(Refused) as refused:
        shallow.call("import", document=document | {"path": too_long})
    assert refused.value.code in (1007, 1011)
    with pytest.raises(Refused) as refused:
        shallow.call(
            "transaction",
            commands=[
                {"method": "setPath", "params": {"values": too_long}},
                {"method": "popToRoot"},
            ],
        )
    assert refused.value.code in (1007, 1010)
    assert len(shallow.path) == DEPTH


def test_the_standard_limit_is_ten_thousand_elements(client):
    client.call("push", values=[0] * 9_999)
    client.call("push", value=1)
    with pytest.raises(Refused) as refused:
        client.call("push", value=2)
    assert refused.value.code == 1007
    assert len(client.path) == 10_000


def test_a_transaction_has_the_limit_in_hello(client):
    limit = client.hello["limits"]["transaction"]
    command = {"method": "push", "params": {"value": 1}}
    assert client.call("transaction", commands=[command] * limit)["revision"] == 1
    with pytest.raises(Refused) as refused:
        client.call("transaction", commands=[command] * (limit + 1))
    assert refused.value.code in (1007, 1014)
    assert len(client.path) == limit


def test_history_older_than_its_limit_is_gone_and_says_so(server, session):
    """The newest revisions are kept; older ones can be neither read nor restored."""
    steps = [{"id": 1, "method": "push", "params": {"value": 1}}, {"id": 2, "method": "pop"}] * 100
    steps = b"".join(text_frame(step) for step in steps)
    with Client(server, session, watch="none") as client:
        kept = client.hello["limits"]["revisions"]
        listing = {"oldest": 0, "head": 0}
        with RawWebSocket(server, f"/ws/{session}?watch=none") as writer:
            while listing["oldest"] == 0:
                assert listing["head"] < 3 * kept, "nothing is ever forgotten"
                writer.send(steps)
                assert all("result" in writer.answer() for _ in range(200))
                listing = client.call("history.list", after=0, limit=1)
        assert listing["head"] - listing["oldest"] >= kept
        assert listing["revisions"][0]["revision"] == listing["oldest"] + 1
        for method in ["history.get", "restore"]:
            with pytest.raises(Refused) as refused:
                client.call(method, revision=0)
            assert refused.value.code == 1012
        assert client.call("history.get", revision=listing["oldest"])["state"]
        assert client.call("restore", revision=listing["oldest"])["revision"]


def test_fewer_very_large_revisions_are_kept_than_hello_promises(server, session):
    size = 10_000
    with Client(server, session, watch="none") as client:
        most = client.hello["limits"]["historyBytes"]
        weight = 2 * 64 * size
        for number in range(most // weight + 2):
            client.call("setPath", values=[number] * size)
        listing = client.call("history.list", after=0, limit=1)
        kept = (listing["head"] - listing["oldest"]) * weight
        assert listing["oldest"] > 0 and most // 4 <= kept <= most
        with pytest.raises(Refused) as refused:
            client.call("history.get", revision=0)
        assert refused.value.code == 1012
        assert client.call("undo")["changed"]


@pytest.mark.parametrize("over", [-1, 0, 1])
def test_all_values_together_have_a_limit_in_bytes(server, session, over):
    """A value weighs 64 bytes plus its text; path and selections count together."""
    with Client(server, session, watch="none") as client:
        limit = client.hello["limits"]["valueBytes"]
        assert limit == 8 << 20
        piece = 1 << 17
        client.call("select", column="sidebar", value="x" * (piece - 64))
        for _ in range(limit // piece - 2):
            client.call("push", value="x" * (piece - 64))
        last = "x" * (piece - 64 + over)
        if over <= 0:
            client.call("push", value=last)
            assert len(client.call("state.get")["state"]["detail"]["path"]) == limit // piece - 1
        if over >= 0:
            with pytest.raises(Refused) as refused:
                client.call("push", value=last if over else 1)
            assert refused.value.code == 1007
            assert str(limit) in str(refused.value)
        client.call("pop", count=2)
        client.call("push", value=last)


def test_history_and_store_stay_small_however_large_the_revisions_are():
    """A script without special rights: whole paths, again and again."""
    with Server() as server, Client(server, watch="none") as client:
        for number in range(150):
            client.call("setPath", values=[number] + [1] * 9_999)
        before = server.memory()
        for number in range(400):
            client.call("setPath", values=[number] + [2] * 9_999)
        assert server.memory() - before < 96 << 20
