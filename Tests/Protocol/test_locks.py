"""A session that only one client changes, and a client whose view the others follow."""

import pytest

from mirror import Refused
from test_presence import heard

# The methods that change nothing in the session itself.
ALLOWED = {
    "presence.list", "presence.set", "state.get", "types.list", "scene.list", "scene.preview",
    "history.list", "history.get", "history.overview", "history.depths", "export", "measure",
    "rows.get",
    "sessions.list", "sessions.pin", "sessions.rename", "sessions.delete",
}  # fmt: skip


def refusal(client, method, **params):
    with pytest.raises(Refused) as refused:
        client.call(method, **params)
    return refused.value


def presenting(client):
    """The next message about what the presenter sees."""
    while True:
        message = client.read()
        if message.get("method") == "presenting":
            return message


@pytest.fixture
def ada(connect):
    client = connect(client="ada", presence=1)
    client.call("presence.set", name="Ada")
    return client


@pytest.fixture
def bo(connect):
    return connect(client="bo", presence=1)


def test_only_the_owner_of_the_lock_changes_the_session(ada, bo, reference):
    ada.call("push", value=1)
    ada.call("presence.lock")
    before = bo.call("state.get")
    for method in set(reference.methods) - ALLOWED:
        params = reference.examples(method)[0]["payload"].get("params", {})
        refused = refusal(bo, method, **params)
        assert (refused.code, refused.data["key"]) == (1008, "locked"), method
        assert refused.data["owner"] == "ada" and "Ada has locked this session" in str(refused)
    assert bo.call("state.get") == before
    assert ada.call("push", value=2)["revision"] == 2


def test_a_lock_refuses_no_questions(ada, bo):
    ada.call("presence.lock")
    for method in ["state.get", "history.list", "scene.list", "presence.list", "types.list"]:
        assert bo.call(method)
    assert bo.call("presence.set", name="Bo")["changed"]


def test_a_document_can_be_judged_but_not_loaded(ada, bo):
    ada.call("presence.lock")
    document = ada.call("export")
    assert bo.call("import", document=document, dryRun=True)
    assert refusal(bo, "import", document=document).code == 1008


def test_everyone_hears_who_has_locked(ada, bo, reference):
    ada.call("presence.lock")
    told = heard(bo, lambda told: told["lock"] is not None)[-1]
    assert told["lock"] == {"client": "ada", "name": "Ada"}
    reference.check(told, "schemas/Presence")
    assert ada.call("presence.lock") == {"locked": True, "changed": False}
    assert refusal(bo, "presence.lock").code == 1008
    assert refusal(bo, "presence.lock", locked=False).code == 1008
    assert ada.call("presence.lock", locked=False) == {"locked": False, "changed": True}
    heard(bo, lambda told: told["lock"] is None)
    assert bo.call("push", value=1)["changed"]


def test_another_connection_of_the_owner_changes_the_session(ada, bo, connect):
    ada.call("presence.lock")
    assert connect(client="ada").call("push", value=1)["changed"]


def test_an_answered_request_is_repeated_in_a_locked_session(ada, bo):
    done = bo.call("push", value=1, meta={"key": "k1"})
    ada.call("presence.lock")
    assert bo.call("push", value=1, meta={"key": "k1"})["revision"] == done["revision"]
    assert refusal(bo, "push", value=2, meta={"key": "k2"}).code == 1008
    ada.call("presence.lock", locked=False)
    assert bo.call("push", value=2, meta={"key": "k2"})["changed"]


def test_a_locked_session_is_neither_deleted_nor_renamed_from_another(ada, bo, connect, session):
    ada.call("push", value=1)
    ada.call("presence.lock")
    elsewhere = connect(session=f"{session}-other", client="bo")
    assert refusal(elsewhere, "sessions.delete", session=session).code == 1008
    assert refusal(elsewhere, "sessions.rename", session=session, name="x").code == 1008
    assert ada.call("state.get")["revision"] == 1


def test_a_lock_outlives_a_short_absence_of_its_owner(ada, bo, connect):
    ada.call("presence.lock")
    ada.close()
    heard(bo, lambda told: told["count"] == 1)
    assert refusal(bo, "push", value=1).code == 1008
    again = connect(client="ada")
    assert again.call("push", value=1)["changed"]


def test_those_who_are_here_hear_what_the_presenter_sees(ada, bo, reference):
    view = {"revision": 3, "panel": "state", "pointer": [0.25, 0.5]}
    assert ada.call("presence.present", view=view) == {"presenting": True, "changed": True}
    assert ada.call("presence.present", view=view) == {"presenting": True, "changed": False}
    told = presenting(bo)
    reference.check_message(told, "presenting")
    assert told["params"] == {"client": "ada", "view": view}
    assert bo.call("presence.list")["presenter"] == {"client": "ada", "name": "Ada"}
    assert refusal(bo, "presence.present", view={}).code == 1008
    assert bo.call("presence.present", view=None) == {"presenting": False, "changed": False}
    ada.close()
    assert presenting(bo)["params"] == {"client": None, "view": None}


def test_one_who_comes_later_hears_the_view_at_once(ada, connect):
    ada.call("presence.present", view={"revision": 1})
    late = connect(client="late", presence=1)
    assert presenting(late)["params"]["view"] == {"revision": 1}


def test_a_hundred_views_are_sent_a_few_times_a_second(ada, bo):
    for number in range(100):
        ada.call("presence.present", view={"pointer": [number, 0]})
    views = [presenting(bo)["params"]["view"]["pointer"][0]]
    while views[-1] != 99:
        views.append(presenting(bo)["params"]["view"]["pointer"][0])
    assert len(views) < 20 and views == sorted(views)


@pytest.mark.parametrize("view", [1, "x", [], True])
def test_a_view_that_is_no_object_is_refused(ada, view):
    assert refusal(ada, "presence.present", view=view).code == -32602


def test_a_large_view_is_refused(ada):
    refused = refusal(ada, "presence.present", view={"x": "x" * 1_000})
    assert refused.code == 1007 and refused.data["limit"] == 1_000


def test_a_locked_session_is_presented_by_its_owner_alone(ada, bo):
    ada.call("presence.lock")
    assert refusal(bo, "presence.present", view={}).code == 1008
