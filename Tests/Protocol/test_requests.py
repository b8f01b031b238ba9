"""The envelope: JSON-RPC 2.0 with the protocol's deviations."""

import json

import pytest

from raw_websocket import TEXT, RawWebSocket, frame


@pytest.fixture
def socket(server, session):
    with RawWebSocket(server, f"/ws/{session}") as socket:
        yield socket


def ask(socket, text):
    """Sends a text and returns the next answer."""
    socket.send(frame(TEXT, text if isinstance(text, bytes) else text.encode()))
    return socket.answer()


def assert_refused(answer, code, identity, reference):
    reference.check_message(answer, "refused")
    assert answer["id"] == identity
    error = answer["error"]
    assert error["code"] == code, error
    assert error["data"]["key"] == reference.errors[code]["key"]
    assert error["data"]["retryable"] == reference.errors[code]["retryable"]
    return error


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "{",
        "}",
        "[",
        "[1",
        "{]",
        "nul",
        "tru",
        "NaN",
        "Infinity",
        "-",
        "01",
        "1.",
        ".5",
        "+1",
        "0x1",
        "1e",
        "'x'",
        '"x',
        '"\t"',
        '"\\x"',
        '"\\u12"',
        '"\\ud800"',
        '"\\udc00\\ud800"',
        "[1,]",
        '{"a":1,}',
        '{"a"}',
        "{a:1}",
        '{"a":1 "b":2}',
        "[1 2]",
        "1 2",
        "{}{}",
        "// x\n{}",
        "\ufeff{}",
        '{"a":1,"a":2}',
        '{"a":1,"\\u0061":2}',
        '{"é":1,"\\u00e9":2}',
        "\0",
        "{}\0",
        "[" * 33 + "]" * 33,
        "[" * 100_000,
        '{"a":' * 50_000,
        "\u00a0{}",
        "{\u2028}",
        '"\x7f\x00"',
    ],
    ids=lambda text: text[:12].encode("unicode_escape").decode() or "empty",
)
def test_text_that_is_not_strict_json_is_a_parse_error_and_the_connection_lives(
    socket, reference, text
):
    error = assert_refused(ask(socket, text), -32700, None, reference)
    assert error["data"]["line"] >= 1 and error["data"]["column"] >= 1
    assert ask(socket, '{"id":"next","method":"popToRoot"}')["id"] == "next"


def test_a_parse_error_has_its_position(socket):
    data = ask(socket, '{\n  "id": 1,\n  "é": tru\n}')["error"]["data"]
    assert data["line"] == 3
    assert data["column"] in range(8, 13)


def test_nesting_is_read_up_to_32_levels(socket, reference):
    def nested(depth):
        inner = "[" * (depth - 1) + "]" * (depth - 1)
        return '{"id":1,"method":"popToRoot","pad":' + inner + "}"

    assert "result" in ask(socket, nested(31))
    assert "result" in ask(socket, nested(32))
    assert_refused(ask(socket, nested(33)), -32700, None, reference)


@pytest.mark.parametrize("text", ["1", '"x"', "true", "null", "1.5", '"push"'])
def test_json_that_is_no_object_is_no_request(socket, reference, text):
    assert_refused(ask(socket, text), -32600, None, reference)


@pytest.mark.parametrize("version", ['"1.0"', "2.0", "2", "null", '"2"', '""', "[]", '"2.00"'])
def test_another_version_than_2_0_is_refused(socket, reference, version):
    text = '{"jsonrpc":%s,"id":1,"method":"popToRoot"}' % version
    assert_refused(ask(socket, text), -32600, 1, reference)


def test_without_a_version_a_request_is_accepted(socket):
    assert ask(socket, '{"id":1,"method":"popToRoot"}')["jsonrpc"] == "2.0"


@pytest.mark.parametrize("method", ["5", "null", "true", "[]", "{}"])
def test_a_method_that_is_not_a_string_is_refused(socket, reference, method):
    assert_refused(ask(socket, '{"id":1,"method":%s}' % method), -32600, 1, reference)


def test_a_request_without_a_method_is_refused(socket, reference):
    assert_refused(ask(socket, '{"id":1}'), -32600, 1, reference)
    assert_refused(ask(socket, "{}"), -32600, None, reference)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1", 1),
        ("0", 0),
        ("-7", -7),
        ('"x"', "x"),
        ('""', ""),
        ("null", None),
        ("1.5", 1.5),
        ('"é😀"', "é😀"),
        ('"\\u0000"', "\0"),
        ("9007199254740993", 9007199254740993),
        ("123456789012345678901234567890", 123456789012345678901234567890),
        ('"1"', "1"),
        ('"' + "x" * 64 + '"', "x" * 64),
    ],
)
def test_an_id_is_returned_as_it_was_sent(socket, text, value):
    answer = ask(socket, '{"id":%s,"method":"push","params":{"value":1}}' % text)
    assert "result" in answer
    assert (answer["id"], type(answer["id"])) == (value, type(value))


def test_the_cause_has_the_id_as_it_was_sent(socket):
    for text in ["7", '"seven"', "7.5", "null"]:
        socket.send_json(json.loads('{"id":%s,"method":"push","params":{"value":1}}' % text))
        assert socket.message()["params"]["cause"]["id"] == json.loads(text)
        socket.message()


@pytest.mark.parametrize("identity", ["{}", "[]", "[1]", "true", "false", '"' + "x" * 65 + '"'])
def test_an_invalid_id_is_refused(socket, reference, identity):
    text = '{"id":%s,"method":"push","params":{"value":1}}' % identity
    assert_refused(ask(socket, text), -32600, None, reference)
    assert socket.call("state.get")["result"]["revision"] == 0


def test_a_notification_is_done_and_not_answered(client):
    client.tell("push", value=1)
    client.tell("pop", count=5)
    client.tell("noSuchMethod")
    client.tell("push", nonsense=2)
    client.say({"jsonrpc": "2.0", "method": "state.get"})
    client.say({"id": "marker", "method": "popToRoot"})
    messages = [client.read() for _ in range(3)]
    assert [message.get("method", message.get("id")) for message in messages] == [
        "changed",
        "changed",
        "marker",
    ]
    assert messages[0]["params"]["cause"]["id"] is None


def test_a_request_with_a_null_id_is_no_notification(socket):
    assert ask(socket, '{"id":null,"method":"popToRoot"}') == {
        "jsonrpc": "2.0",
        "id": None,
        "result": {"revision": 0, "changed": False},
    }


def test_unknown_members_are_ignored(socket):
    text = (
        '{"id":1,"method":"push","params":{"value":1},"trace":{"x":[1]},"Method":"pop",'
        '"result":5,"error":null}'
    )
    assert ask(socket, text)["result"] == {"revision": 1, "changed": True}


def test_unknown_parameters_are_refused_with_the_names_that_exist(socket, reference):
    text = '{"id":1,"method":"push","params":{"value":1,"colum":"detail"}}'
    error = assert_refused(ask(socket, text), -32602, 1, reference)
    assert error["data"]["pointer"] == "/params/colum"
    for name in ["value", "values", "column"]:
        assert name in error["message"]
    assert socket.call("state.get")["result"]["revision"] == 0


@pytest.mark.parametrize("params", ["[]", "[1]", "5", '"x"', "true"])
def test_parameters_have_names(socket, reference, params):
    text = '{"id":1,"method":"popToRoot","params":%s}' % params
    answer = ask(socket, text)
    assert answer["error"]["code"] in (-32602, -32600)
    assert_refused(answer, answer["error"]["code"], 1, reference)


def test_parameters_can_be_left_out_if_none_are_required(socket):
    assert "result" in ask(socket, '{"id":1,"method":"popToRoot"}')


@pytest.mark.parametrize(
    ("wrong", "nearest"),
    [
        ("pussh", "push"),
        ("poptoroot", "popToRoot"),
        ("stat.get", "state.get"),
        ("setpath", "setPath"),
        ("history.lst", "history.list"),
    ],
)
def test_the_error_for_an_unknown_method_suggests_the_nearest(socket, reference, wrong, nearest):
    error = assert_refused(
        ask(socket, json.dumps({"id": 1, "method": wrong})), -32601, 1, reference
    )
    assert nearest in error["message"]
    assert nearest in error["data"]["nearest"]


def test_the_error_for_a_very_long_unknown_method_is_short(socket, reference):
    for name in ["x" * 200_000, "\u202e" * 50_000, "push\n" * 1_000]:
        error = assert_refused(
            ask(socket, json.dumps({"id": 1, "method": name}, ensure_ascii=False)),
            -32601,
            1,
            reference,
        )
        assert len(error["message"]) < 1_000


def test_a_batch_is_run_in_order_and_answered_as_one(client):
    answer = client.ask(
        [
            {"id": 1, "method": "push", "params": {"value": 1}},
            {"id": 2, "method": "push", "params": {"value": 2}},
            {"method": "push", "params": {"value": 3}},
            {"id": 3, "method": "pop", "params": {"count": 9}},
            {"id": 4, "method": "state.get"},
            17,
            {"id": 5, "method": "nonsense"},
        ]
    )
    assert [item["id"] for item in answer] == [1, 2, 3, 4, None, 5]
    assert answer[0]["result"]["revision"] == 1
    assert answer[2]["error"]["code"] == 1001
    assert answer[3]["result"]["revision"] == 3
    assert answer[4]["error"]["code"] == -32600
    assert answer[5]["error"]["code"] == -32601
    assert client.path == [1, 2, 3]
    assert client.revision == 3


def test_the_changes_of_a_batch_come_before_its_answer(client):
    client.say([{"id": at, "method": "push", "params": {"value": at}} for at in range(3)])
    assert [client.read().get("method") for _ in range(3)] == ["changed"] * 3
    assert len(client.read()) == 3


def test_an_empty_batch_is_no_request(socket, reference):
    assert_refused(ask(socket, "[]"), -32600, None, reference)


def test_a_batch_of_notifications_is_not_answered(client):
    client.say([{"method": "push", "params": {"value": 1}}, {"method": "pop"}])
    client.say({"id": "marker", "method": "popToRoot"})
    assert client.answer()["id"] == "marker"
    assert client.revision == 2


@pytest.mark.parametrize("count", [1, 99, 100])
def test_a_batch_may_have_up_to_100_requests(socket, count):
    batch = [{"id": at, "method": "popToRoot"} for at in range(count)]
    answer = ask(socket, json.dumps(batch))
    assert [item["id"] for item in answer] == list(range(count))


def test_a_batch_of_101_is_refused_as_a_whole(socket, reference):
    batch = [{"id": at, "method": "push", "params": {"value": at}} for at in range(101)]
    assert_refused(ask(socket, json.dumps(batch)), 1014, None, reference)
    assert socket.call("state.get")["result"]["revision"] == 0


def test_a_batch_inside_a_batch_is_no_request(socket):
    answer = ask(socket, '[[{"id":1,"method":"popToRoot"}],{"id":2,"method":"popToRoot"}]')
    assert [item["id"] for item in answer] == [None, 2]
    assert answer[0]["error"]["code"] == -32600


def test_an_answer_sent_by_a_client_is_no_request(socket, reference):
    assert_refused(ask(socket, '{"jsonrpc":"2.0","id":1,"result":{}}'), -32600, 1, reference)


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "5",
        "[]",
        '{"id":1,"method":"pussh"}',
        '{"id":1,"method":"push"}',
        '{"id":1,"method":"pop"}',
        '{"id":1,"method":"push","params":{"x":1}}',
        '{"id":1,"method":"popTo","params":{"index":1}}',
        '{"id":1,"method":"push","params":{"value":null}}',
        '{"id":1,"method":"push","params":{"value":{"type":"Recipe","value":1}}}',
    ],
)
def test_every_refusal_is_one_plain_sentence(socket, text):
    message = ask(socket, text)["error"]["message"]
    assert message[0].isupper() or message[0] == "\u201c"
    assert message.endswith((".", "?"))
    assert "\n" not in message
