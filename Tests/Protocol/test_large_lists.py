"""Lists of up to a million rows: the state has the first ones, and clients ask for others."""

import pytest

from gallery import labels
from mirror import Refused
from test_measuring import opened, rooms, visit

__all__ = ["rooms", "visit"]


def body(client):
    return client.state["view"]["stack"]["body"][0]


def missing(client):
    """Room for rows that the state leaves out, as the styles say."""
    styles = client.state["view"]["styles"].values()
    return [operation["rows"] for style in styles for operation in style if "rows" in operation]


def words(node):
    own = [node["label"]] if node.get("label") else []
    return own + [word for child in node.get("children", []) for word in words(child)]


def test_one_can_leave_ten_thousand_rows_and_come_back(visit):
    client = opened(visit, "Thousands")
    for number in (5, 9_000, 9_999):
        client.call("tap", label=f"Row {number:,}")
        assert labels(client.state) == [f"Number {number:,}"]
        client.call("back")
        assert body(client)["rowCount"] == 10_000
        assert body(client)["children"][5]["label"] == "Row 5"


def test_the_state_of_a_million_rows_is_as_small_as_that_of_ten_thousand(visit):
    sizes = []
    for row, count in (("Thousands", 10_000), ("Million", 1_000_000)):
        client = opened(visit, row)
        assert body(client)["rowCount"] == count
        rest = count - len(body(client)["children"])
        assert rest in [gap["count"] for gap in missing(client)]
        sizes.append(len(body(client)["children"]))
        client.call("back")
    assert sizes == [128, 128]


def test_asking_for_rows_makes_no_revision_and_their_ids_take_taps(visit):
    client = opened(visit, "Million")
    revision = client.revision
    [gap] = missing(client)
    answer = client.call("rows.get", of=gap["of"], offset=654_321, limit=3)
    assert (answer["offset"], answer["count"]) == (654_321, 1_000_000)
    assert [words(row)[0] for row in answer["elements"]] == [
        f"Row {number:,}" for number in (654_321, 654_322, 654_323)
    ]
    other = visit()
    assert other.revision == revision and other.state == client.state
    link = next(node for node in answer["elements"][1]["children"][0]["children"] if "id" in node)
    client.call("tap", control=link["id"])
    assert labels(client.state) == ["Number 654,322"]
    assert "Row 654,322" in str(client.changes[-1])


def test_rows_after_the_last_are_left_out_and_unknown_names_are_refused(visit):
    client = opened(visit, "Million")
    [gap] = missing(client)
    answer = client.call("rows.get", of=gap["of"], offset=999_990, limit=60)
    assert len(answer["elements"]) == 10
    assert client.call("rows.get", of=gap["of"], offset=999_999_999)["elements"] == []
    with pytest.raises(Refused) as refused:
        client.call("rows.get", of="r999", offset=0)
    assert refused.value.code == 1002
    for wrong in (
        {"offset": -1},
        {"offset": 0, "limit": 513},
        {"offset": "0"},
        {"offset": 10**12},
        {},
    ):
        with pytest.raises(Refused):
            client.call("rows.get", of=gap["of"], **wrong)


def test_code_scrolls_to_a_row_that_the_state_had_left_out(visit):
    client = opened(visit, "Million")
    client.call("tap", label="Far")
    assert any("Row 654,321" in words(row) for row in body(client)["children"])
    assert body(client)["rowCount"] == 1_000_000


def test_a_row_that_was_never_in_the_state_is_deleted(visit):
    client = opened(visit, "Million")
    [gap] = missing(client)
    [row] = client.call("rows.get", of=gap["of"], offset=700_000, limit=1)["elements"]
    delete = next(
        node["id"] for node in row["children"][0]["children"] if node.get("label") == "Delete"
    )
    client.call("tap", control=delete)
    assert body(client)["rowCount"] == 999_999
