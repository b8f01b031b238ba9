"""Values in and out: which are accepted, how they come back, and how others are refused."""

import json
import math
import random
import sys

import pytest

from mirror import Client, Refused
from raw_websocket import TEXT, RawWebSocket, frame

LARGEST_BARE = 2**53 - 1
sys.set_int_max_str_digits(100_000)


def element(client):
    """The top of the stack without its id."""
    return {key: value for key, value in client.state["detail"]["path"][-1].items() if key != "id"}


@pytest.mark.parametrize(
    ("value", "name"),
    [
        (0, "Swift.Int"),
        (-1, "Swift.Int"),
        (LARGEST_BARE, "Swift.Int"),
        (-LARGEST_BARE, "Swift.Int"),
        (1.5, "Swift.Double"),
        (-0.25, "Swift.Double"),
        ("", "Swift.String"),
        ("x", "Swift.String"),
        (True, "Swift.Bool"),
        (False, "Swift.Bool"),
    ],
)
def test_a_plain_value_gets_the_type_that_its_spelling_implies(client, value, name):
    client.call("push", value=value)
    assert element(client) == {"type": name, "value": value}
    assert type(element(client)["value"]) is type(value)


@pytest.mark.parametrize(
    ("spelling", "number"),
    [
        ("1e2", 100.0),
        ("1.0", 1.0),
        ("-0.0", -0.0),
        ("1E-3", 0.001),
        ("5e-324", 5e-324),
        ("1.7976931348623157e308", 1.7976931348623157e308),
        ("0.1", 0.1),
        ("123456789.123456789", None),
        ("9007199254740993.0", 9007199254740992.0),
        ("2.2250738585072011e-308", None),
    ],
)
def test_a_number_with_fraction_or_exponent_is_a_double_and_keeps_its_bits(
    client, spelling, number
):
    client.say('{"id":1,"method":"push","params":{"value":%s}}' % spelling)
    assert "result" in client.answer()
    assert element(client)["type"] == "Swift.Double"
    expected = float(spelling) if number is None else number
    assert float(element(client)["value"]).hex() == expected.hex()


def test_doubles_keep_their_bits_on_the_way(client):
    chance = random.Random(7)
    doubles = [chance.uniform(-1, 1) * 10.0 ** chance.randint(-300, 300) for _ in range(500)]
    client.call("push", values=doubles)
    assert [float(value).hex() for value in client.path] == [value.hex() for value in doubles]


@pytest.mark.parametrize("number", [2**53, -(2**53), 2**53 + 1, 2**63 - 1, -(2**63)])
def test_a_plain_integer_beyond_2_to_the_53_is_refused_with_the_right_form(client, number):
    with pytest.raises(Refused) as refused:
        client.call("push", value=number)
    assert refused.value.code in (1004, -32602)
    assert refused.value.data["pointer"] == "/params/value"
    assert '"type"' in str(refused.value) and str(number) in str(refused.value)


@pytest.mark.parametrize("number", [2**63, -(2**63) - 1, 2**64, 10**30, 10**5000])
def test_a_plain_integer_beyond_every_type_is_refused_with_the_range(client, number):
    with pytest.raises(Refused) as refused:
        client.call("push", value=number)
    assert refused.value.code in (1004, -32602)
    assert str(2**63 - 1) in str(refused.value)
    assert len(str(refused.value)) < 500


@pytest.mark.parametrize(
    "number", [2**53, -(2**53), 2**53 + 1, 9007199254740993, 2**63 - 1, -(2**63), 5, 0]
)
def test_a_large_integer_is_a_string_inside_a_tag_in_both_directions(client, number):
    client.call("push", value={"type": "Int", "value": str(number)})
    expected = number if abs(number) <= LARGEST_BARE else str(number)
    assert element(client) == {"type": "Swift.Int", "value": expected}
    assert client.call("state.get")["state"] == client.state


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [
        ("Int8", -(2**7), 2**7 - 1),
        ("UInt8", 0, 2**8 - 1),
        ("Int16", -(2**15), 2**15 - 1),
        ("UInt16", 0, 2**16 - 1),
        ("Int32", -(2**31), 2**31 - 1),
        ("UInt32", 0, 2**32 - 1),
        ("Int64", -(2**63), 2**63 - 1),
        ("UInt64", 0, 2**64 - 1),
        ("Int", -(2**63), 2**63 - 1),
        ("UInt", 0, 2**64 - 1),
    ],
)
def test_an_integer_type_accepts_exactly_its_range(client, name, low, high):
    def write(number):
        return number if abs(number) <= LARGEST_BARE else str(number)

    for number in (low, high):
        for tag in (name, f"Swift.{name}"):
            client.call("push", value={"type": tag, "value": write(number)})
            assert element(client) == {"type": f"Swift.{name}", "value": write(number)}
    for number in (low - 1, high + 1):
        with pytest.raises(Refused) as refused:
            client.call("push", value={"type": name, "value": write(number)})
        assert refused.value.code == 1004
        assert refused.value.data["pointer"] == "/params/value/value"


@pytest.mark.parametrize(
    "value",
    [
        {"type": "Int", "value": "x"},
        {"type": "Int", "value": ""},
        {"type": "Int", "value": " 1"},
        {"type": "Int", "value": "0x10"},
        {"type": "Int", "value": 1.5},
        {"type": "Int", "value": True},
        {"type": "Int", "value": None},
        {"type": "Int", "value": [1]},
        {"type": "String", "value": 1},
        {"type": "Bool", "value": 1},
        {"type": "Bool", "value": "true"},
        {"type": "Double", "value": "x"},
        {"type": "Double", "value": "inf"},
        {"type": "Recipe", "value": 5},
        {"type": "Recipe", "value": {}},
        {"type": "Recipe", "value": None},
    ],
    ids=lambda value: json.dumps(value)[:40],
)
def test_a_payload_that_does_not_decode_is_refused_with_a_pointer(client, value):
    with pytest.raises(Refused) as refused:
        client.call("push", values=[1, value])
    assert refused.value.code == 1004
    assert refused.value.data["pointer"].startswith("/params/values/1/value")
    assert client.revision == 0


@pytest.mark.parametrize(
    "value",
    [
        None,
        [],
        [1],
        {},
        {"a": 1},
        {"type": "Int"},
        {"value": 1},
        {"type": 5, "value": 1},
        {"id": "e1", "value": 1},
        {"type": None, "value": 1},
    ],
    ids=lambda value: json.dumps(value)[:30],
)
def test_a_value_that_is_neither_scalar_nor_tagged_is_refused(client, value):
    with pytest.raises(Refused) as refused:
        client.call("push", value=value)
    assert refused.value.code in (-32602, 1004)
    assert refused.value.data["pointer"].startswith("/params/value")


@pytest.mark.parametrize("spelling", ["1e309", "-1e309", "1e999999999"])
def test_a_number_beyond_every_double_is_refused(client, spelling):
    answer = client.ask('{"id":1,"method":"push","params":{"value":%s}}' % spelling)
    assert answer["error"]["code"] in (1004, -32700)
    assert client.call("state.get")["revision"] == 0


@pytest.mark.parametrize(
    "text",
    [
        "\u00e9",
        "e\u0301",
        "\0",
        "\x1f\x7f\x80",
        "\u2028\u2029",
        "\ufeffx",
        "\u202eabc",
        "😀",
        "👩‍👩‍👧‍👦",
        "\uffff",
        "\U0010ffff",
        '"\\/\b\f\n\r\t',
        "a" * 100_000,
        ("e" + "\u0301" * 30) * 1_000,
        "<script>",
        "\u200b",
        "__proto__",
        "constructor",
    ],
    ids=lambda text: ascii(text[:6]),
)
def test_a_string_comes_back_letter_for_letter(client, text):
    client.call("push", value=text)
    assert client.path == [text]
    assert client.call("state.get")["state"]["detail"]["path"][0]["value"] == text


def test_escapes_are_read_as_their_characters(server, session):
    with RawWebSocket(server, f"/ws/{session}") as socket:
        for spelling in [r"\u00e9\ud83d\ude00", r"\u0000\/\"\\", r"\b\f\n\r\t"]:
            text = '{"id":1,"method":"push","params":{"value":"%s"}}' % spelling
            socket.send(frame(TEXT, text.encode()))
            pushed = socket.message()["params"]["patch"][0]["value"]["value"]
            assert pushed == json.loads(f'"{spelling}"')
            socket.answer()


def test_composed_and_decomposed_letters_are_two_texts(client):
    """Swift takes both for equal values; still, neither may be changed on the way."""
    client.call("push", values=["\u00e9", "e\u0301"])
    assert client.path == ["\u00e9", "e\u0301"]


def test_members_named_with_composed_and_decomposed_letters_are_two_members(client):
    payload = {"\u00e9": 1, "e\u0301": 2}
    client.call("push", value={"type": "App.Accents", "value": payload})
    assert element(client)["value"] == payload


@pytest.mark.parametrize(
    "payload",
    [
        "5",
        "null",
        "[]",
        "{}",
        '{"b":1,"a":2}',
        '{"z":{"y":[1,{"x":null}]}}',
        "1.50",
        "1e5",
        "-0",
        "123456789012345678901234567890",
        "0.1000000000000000055511151231257827",
        '"\\u00e9"',
        "true",
    ],
)
def test_an_unregistered_type_is_kept_letter_for_letter(server, session, payload):
    with RawWebSocket(server, f"/ws/{session}") as socket:
        value = '{"type":"App.Unheard","value":%s}' % payload
        text = '{"id":1,"method":"push","params":{"value":%s}}' % value
        socket.send(frame(TEXT, text.encode()))
        _, changed = socket.data()
        expected = payload if "\\" not in payload else json.loads(payload)
        assert f'"value":{expected}'.replace('"value":é', '"value":"é"') in changed.decode()
        assert socket.answer()["result"]["changed"]
        state = socket.call("state.get")["result"]["state"]
        pushed = state["detail"]["path"][0]
        assert pushed["type"] == "App.Unheard"
        assert pushed["value"] == json.loads(payload)
        assert any(
            problem["element"] == pushed["id"]
            for problem in state["problems"]
            if "element" in problem
        )


def test_a_session_can_refuse_unregistered_types(server, session):
    with Client(server, session, unknownTypes="refuse") as client:
        with pytest.raises(Refused) as refused:
            client.call("push", value={"type": "App.Unheard", "value": 5})
        assert refused.value.code == 1003
        assert refused.value.data["pointer"].startswith("/params/value")
        assert client.call("push", value={"type": "Int", "value": 5})["changed"]


def test_every_listed_type_accepts_its_own_example(client):
    types = client.call("types.list")["types"]
    assert {"Swift.Int", "Swift.String", "Swift.Bool", "Swift.Double"} <= {
        entry["typeName"] for entry in types
    }
    assert len([entry for entry in types if not entry["typeName"].startswith("Swift.")]) >= 3
    for entry in types:
        client.call("push", value={"type": entry["name"], "value": entry["example"]})
        top = element(client)
        assert top["type"] in (entry["name"], entry["typeName"])
        assert "unresolved" not in top, entry
        client.call("push", value={"type": top["type"], "value": top["value"]})
        assert element(client) == top, "what comes out must go in again"


@pytest.mark.parametrize(
    ("scene", "only"),
    [("sandbox", None), ("mixed-types", None), ("animals", "Animal"), ("recipes", "Recipe")],
)
def test_the_types_name_the_only_one_that_the_path_takes(client, scene, only):
    client.call("scene.open", id=scene)
    answer = client.call("types.list")
    assert answer.get("path") == only
    assert only is None or only in {entry["name"] for entry in answer["types"]}
    if only is None:
        client.call("push", value=42)
    else:
        with pytest.raises(Refused) as refused:
            client.call("push", value=42)
        assert refused.value.data["key"] == "value_mismatch"


def test_a_value_from_the_state_can_be_pushed_again(client):
    client.call(
        "push",
        values=[
            1,
            1.5,
            "x",
            True,
            {"type": "Int", "value": str(2**60)},
            {"type": "App.Unheard", "value": {"b": 1}},
            {"type": "App.Unheard", "payload": "[1.0, 2"},
            {"type": "Character", "value": "c"},
        ],
    )
    before = client.state["detail"]["path"]
    assert client.call("setPath", values=before) == {"revision": 1, "changed": False}
    assert client.state["detail"]["path"] == before


def test_a_negative_zero_keeps_its_sign_in_a_payload_and_as_a_plain_value(client):
    client.call("push", values=[{"type": "Double", "payload": "-0.0"}, -0.0])
    assert [math.copysign(1, value) for value in client.path] == [-1, -1]


def test_a_value_from_the_state_can_be_put_elsewhere_and_gets_its_own_id(client):
    client.call("push", values=[1, {"type": "App.Unheard", "value": {"b": 1}}])
    shown = client.state["detail"]["path"]
    client.call("setPath", values=[shown[0], *shown])
    path = client.state["detail"]["path"]
    assert [item["value"] for item in path] == [1, 1, {"b": 1}]
    assert path[0] == shown[0]
    assert len({item["id"] for item in path}) == 3
    client.call("select", column="sidebar", value=shown[0])
    assert client.state["sidebar"]["selection"]["value"] == 1


def test_values_are_found_again_by_value_type_and_id(client):
    client.call("push", values=[1, "a", 2.5, 1, "b", True])
    client.call("popTo", type="Swift.String")
    assert client.path == [1, "a", 2.5, 1, "b"]
    client.call("popTo", value=1)
    assert client.path == [1, "a", 2.5, 1]
    client.call("popTo", id=client.state["detail"]["path"][2]["id"])
    assert client.path == [1, "a", 2.5]
    client.call("popTo", index=0)
    assert client.path == [1]
    for wanted in [{"value": "nowhere"}, {"type": "Swift.Bool"}, {"id": "e999"}, {"index": 5}]:
        with pytest.raises(Refused) as refused:
            client.call("popTo", **wanted)
        assert refused.value.code == 1002
    assert client.path == [1]


def test_an_integer_is_no_double_even_if_they_are_equal(client):
    client.call("push", values=[1, {"type": "Double", "value": 1}])
    client.call("popTo", value=1)
    assert [item["type"] for item in client.state["detail"]["path"]] == ["Swift.Int"]
