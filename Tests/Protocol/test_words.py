"""The server's texts for people have a key and values, for other languages."""

import pytest

from gallery import STORIES
from mirror import Refused


def about(problem):
    return [str(value) for value in problem.get("args", {}).values() if value not in (0, "")]


def test_an_unknown_type_is_named_beside_the_sentence(connect):
    client = connect(unknownTypes="keep")
    client.call("push", value={"type": "App.Gone", "value": 1})
    (problem,) = [it for it in client.state["problems"] if it["code"] == "unknown_type"]
    assert problem["args"] == {"type": "App.Gone"}


@pytest.mark.parametrize("scene", STORIES)
def test_a_problem_has_all_the_values_of_its_sentence(client, scene):
    client.call("scene.open", id=scene)
    for value in (1, "Fox", True):
        try:
            client.call("push", value=value)
        except Refused:
            continue
        for problem in client.state["problems"]:
            words = problem["message"] + problem.get("why", "")
            assert all(text in words for text in about(problem)), problem


def test_the_columns_have_keys_for_their_reasons(client):
    client.call("setEnvironment", device="iphone-16")
    presentation = client.state["presentation"]
    assert presentation["why"].startswith("Compact width")
    assert [reason["key"] for reason in presentation["reasons"]] == ["compact_without_selection"]
    assert presentation["reasons"][0]["args"] == {"top": "sidebar"}
    client.call("select", column="sidebar", value="Inbox")
    reasons = client.state["presentation"]["reasons"]
    assert reasons[0]["key"] == "compact_selection" and reasons[0]["args"]["list"] == "sidebar"


def test_an_error_has_its_key(client):
    with pytest.raises(Refused) as refused:
        client.call("popTo", index=5)
    assert refused.value.data["key"]
