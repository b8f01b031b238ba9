"""`colonnade drive`: JSON lines in, answers out."""

import json
import select
import signal
import subprocess
import time

from mirror import Client
from server_process import Server, binary, run


def drive(server, session, text, *options):
    url = f"{server.websocket_url}/{session}"
    return run("drive", url, *options, stdin=text.encode())


def answers(result):
    return [json.loads(line) for line in result.stdout.decode().splitlines()]


def test_every_line_is_answered_with_a_line(server, session):
    result = drive(
        server,
        session,
        "\n".join(
            [
                '{"id":1,"method":"push","params":{"value":1}}',
                '{"id":"two","method":"push","params":{"values":[2,"é"]}}',
                '{"id":3,"method":"state.get"}',
            ]
        )
        + "\n",
    )
    assert result.returncode == 0, result.stderr
    assert result.stderr == b""
    found = answers(result)
    assert [answer["id"] for answer in found] == [1, "two", 3]
    assert [item["value"] for item in found[2]["result"]["state"]["detail"]["path"]] == [1, 2, "é"]


def test_a_request_without_an_id_gets_the_number_of_its_line(server, session):
    result = drive(server, session, '\n{"method":"popToRoot"}\n   \n{"method":"popToRoot"}\n')
    assert [answer["id"] for answer in answers(result)] == [2, 4]


def test_the_last_line_needs_no_line_break(server, session):
    result = drive(server, session, '{"id":1,"method":"popToRoot"}')
    assert len(answers(result)) == 1


def test_it_stops_at_the_first_error_with_status_1(server, session, connect):
    result = drive(
        server,
        session,
        "\n".join(
            [
                '{"id":1,"method":"push","params":{"value":1}}',
                '{"id":2,"method":"pop","params":{"count":9}}',
                '{"id":3,"method":"push","params":{"value":3}}',
            ]
        ),
    )
    assert result.returncode == 1
    assert [answer["id"] for answer in answers(result)] == [1, 2]
    assert answers(result)[1]["error"]["code"] == 1001
    assert connect().path == [1]


def test_it_goes_on_with_keep_going_and_still_ends_with_status_1(server, session, connect):
    result = drive(
        server,
        session,
        "\n".join(
            [
                '{"id":1,"method":"pop"}',
                "{",
                '{"id":3,"method":"nonsense"}',
                '{"id":4,"method":"push","params":{"value":4}}',
            ]
        ),
        "--keep-going",
    )
    assert result.returncode == 1
    assert [answer["id"] for answer in answers(result)][-1] == 4
    assert connect().path == [4]


def test_a_line_that_is_not_json_is_reported_with_its_number(server, session, connect):
    result = drive(server, session, '{"id":1,"method":"popToRoot"}\n\n{"id":2,\n')
    assert result.returncode == 1
    assert "line 3" in result.stderr.decode().lower()
    assert len(result.stderr.decode().splitlines()) == 1


def test_batches_are_lines_too(server, session, connect):
    result = drive(
        server,
        session,
        "\n".join(
            [
                '[{"id":1,"method":"push","params":{"value":1}},{"method":"pop"}]',
                '[{"method":"push","params":{"value":2}}]',
                '{"id":2,"method":"state.get"}',
            ]
        ),
    )
    assert result.returncode == 0, result.stderr
    found = answers(result)
    assert [answer["id"] for answer in found[0]] == [1]
    assert found[1]["id"] == 2 and found[1]["result"]["revision"] == 3


def test_an_error_inside_a_batch_is_an_error(server, session):
    result = drive(server, session, '[{"id":1,"method":"pop"}]\n{"id":2,"method":"popToRoot"}')
    assert result.returncode == 1
    assert len(answers(result)) == 1


def test_a_file_can_be_named_instead_of_standard_input(server, session, tmp_path):
    file = tmp_path / "script.jsonl"
    file.write_text('{"id":1,"method":"popToRoot"}\r\n{"id":2,"method":"popToRoot"}\r\n')
    result = run("drive", f"{server.websocket_url}/{session}", str(file))
    assert [answer["id"] for answer in answers(result)] == [1, 2]


def test_an_empty_input_is_fine(server, session):
    for text in ["", "\n\n", "  \n"]:
        result = drive(server, session, text)
        assert (result.returncode, result.stdout, result.stderr) == (0, b"", b"")


def test_five_thousand_lines_are_sent_in_order(server, session, connect):
    count = 5_000
    lines = "\n".join('{"method":"push","params":{"value":%d}}' % at for at in range(count))
    result = drive(server, session, lines)
    assert result.returncode == 0
    assert [answer["result"]["revision"] for answer in answers(result)] == list(range(1, count + 1))
    assert connect().path == list(range(count))


def test_changes_by_others_are_not_mixed_into_the_answers(server, session, connect):
    other = connect()
    result = drive(server, session, '{"id":1,"method":"push","params":{"value":1}}\n')
    assert [answer["id"] for answer in answers(result)] == [1]
    other.wait_for(1)


def test_answers_come_while_the_script_is_still_being_written(server, session):
    """Someone writes a line, waits for its answer, and writes the next."""
    with subprocess.Popen(
        [binary(), "drive", f"{server.websocket_url}/{session}"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        try:
            process.stdin.write(b'{"id":1,"method":"popToRoot"}\n')
            process.stdin.flush()
            ready, _, _ = select.select([process.stdout], [], [], 5)
            assert ready, "no answer before the end of the input"
            assert json.loads(process.stdout.readline())["id"] == 1
            process.stdin.close()
            assert process.wait(timeout=5) == 0
        finally:
            process.kill()


def test_the_error_for_a_server_that_does_not_run_is_one_sentence():
    result = run("drive", "ws://127.0.0.1:1/ws", stdin=b'{"id":1,"method":"popToRoot"}')
    assert result.returncode in (1, 2)
    lines = result.stderr.decode().splitlines()
    assert len(lines) == 1 and lines[0].startswith("colonnade: ")


def test_the_error_for_an_invalid_session_name_is_one_sentence(server):
    result = run("drive", f"{server.websocket_url}/a.b", stdin=b'{"id":1,"method":"popToRoot"}')
    assert result.returncode in (1, 2)
    assert len(result.stderr.decode().splitlines()) == 1


def test_a_line_over_the_limit_ends_it_with_a_sentence(server, session):
    line = json.dumps({"id": 1, "method": "push", "params": {"value": "x" * 300_000}})
    result = drive(server, session, line)
    assert result.returncode == 1
    assert "1009" in result.stderr.decode()


def test_a_token_file_opens_a_guarded_server(tmp_path):
    token = tmp_path / "token"
    token.touch(0o600)
    token.write_text("k" * 64 + "\n")
    with Server("--token-file", str(token)) as server:
        line = b'{"id":1,"method":"push","params":{"value":1}}'
        refused = run("drive", server.websocket_url, stdin=line)
        assert refused.returncode in (1, 2) and refused.stdout == b""
        opened = run("drive", server.websocket_url, "--token-file", str(token), stdin=line)
        assert opened.returncode == 0 and answers(opened)[0]["result"]["changed"]


def test_a_server_that_stops_ends_it_with_a_sentence(tmp_path):
    with Server() as server:
        lines = b'{"method":"push","params":{"value":1}}\n{"method":"pop"}\n' * 200_000
        file = tmp_path / "long.jsonl"
        file.write_bytes(lines)
        with subprocess.Popen(
            [binary(), "drive", server.websocket_url, str(file)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        ) as process:
            deadline = time.monotonic() + 10
            with Client(server) as watcher:
                while watcher.revision < 100:
                    watcher.read()
            assert server.stop(signal.SIGTERM)[0] == 0
            _, errors = process.communicate(timeout=deadline - time.monotonic() + 10)
            assert process.returncode == 1
            assert len(errors.decode().splitlines()) == 1 and b"1001" in errors
