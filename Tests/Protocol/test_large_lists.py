"""A list of ten thousand rows, whose messages are as large as that."""

from gallery import labels
from test_measuring import opened, rooms, visit

__all__ = ["rooms", "visit"]


def test_one_can_leave_ten_thousand_rows_and_come_back(visit):
    client = opened(visit, "Thousands")
    for number in (5, 9_000, 9_999):
        client.call("tap", label=f"Row {number:,}")
        assert labels(client.state) == [f"Number {number:,}"]
        client.call("back")
        rows = client.state["view"]["stack"]["body"][0]["children"]
        assert len(rows) == 10_000 and rows[number]["label"] == f"Row {number:,}"
