"""Coding agents: `colonnade mcp`, driven by an independent client of the protocol."""

import asyncio
import importlib.metadata
import itertools
import json
import os
import pathlib
import random
import re
import signal
import urllib.request

import jsonschema
import pytest
from mcp.shared.exceptions import MCPError
from mcp_types.version import HANDSHAKE_PROTOCOL_VERSIONS, LATEST_PROTOCOL_VERSION

from agents import META, Bridge, agent, text
from mirror import Client
from server_process import PATIENCE, Server, run, wait_until

MODES = ("auto", "legacy")


@pytest.fixture(params=MODES)
def mode(request):
    """Without a handshake, as since 2026-07-28, and with the earlier one."""
    return request.param


def play(scenario):
    """Runs it, with a time limit."""
    asyncio.run(asyncio.wait_for(scenario(), 60))


def test_the_newest_revision_that_the_client_knows_is_used(mode):
    async def scenario():
        async with agent(mode=mode) as client:
            newest = LATEST_PROTOCOL_VERSION if mode == "auto" else HANDSHAKE_PROTOCOL_VERSIONS[-1]
            assert client.protocol_version == newest
            assert client.server_info.name == "colonnade"
            link = re.search(r"http://127\.0\.0\.1:\d+/\S*", client.instructions).group()
            with urllib.request.urlopen(link, timeout=PATIENCE) as page:
                assert b"<html" in page.read()

    play(scenario)


def test_the_client_is_the_one_whose_newest_revision_was_announced():
    assert importlib.metadata.version("mcp").split(".")[0] == "2"
    assert META["io.modelcontextprotocol/protocolVersion"] == LATEST_PROTOCOL_VERSION


def test_every_tool_has_a_schema_and_says_what_it_changes(mode, reference):
    async def scenario():
        async with agent(mode=mode) as client:
            tools = {tool.name: tool for tool in (await client.list_tools()).tools}
            for tool in tools.values():
                jsonschema.Draft202012Validator.check_schema(tool.input_schema)
                assert tool.input_schema["type"] == "object"
                assert tool.title and tool.description.endswith(".")
                hints = tool.annotations
                assert hints.open_world_hint is False
                assert not (hints.read_only_hint and hints.destructive_hint)
            methods = {
                name
                for name, operation in reference.document["operations"].items()
                if operation["action"] == "receive"
            }
            named = {
                name.replace(".", "_")
                for name in methods - {"measure", "history.overview", "history.depths"}
            }
            assert set(tools) == named | {"screen", "problems", "type"}
            reading = {name for name, tool in tools.items() if tool.annotations.read_only_hint}
            assert reading >= {"screen", "problems", "state_get", "history_get", "export"}
            assert not reading & {"tap", "type", "push", "undo", "scene_open", "presence_set"}

    play(scenario)


def test_a_schema_accepts_what_the_server_accepts(reference):
    async def scenario():
        async with agent() as client:
            tools = {tool.name: tool for tool in (await client.list_tools()).tools}
            for name, message in reference.document["components"]["messages"].items():
                tool = tools.get(name.replace(".", "_"))
                if tool is None:
                    continue
                for example in message["examples"]:
                    params = example["payload"]["params"]
                    jsonschema.Draft202012Validator(tool.input_schema).validate(params)
                with pytest.raises(jsonschema.ValidationError):
                    jsonschema.Draft202012Validator(tool.input_schema).validate({"no": 1})

    play(scenario)


def test_an_agent_finds_its_way_through_the_recipes(mode):
    async def scenario():
        async with agent(mode=mode) as client:
            opened = await client.call_tool("scene_open", {"id": "recipes"})
            assert 'link "Dessert"' in text(opened) and "opened the scene recipes" in text(opened)
            control = re.search(r'link "Dessert".*\[(\w+)\]', text(opened)).group(1)
            tapped = await client.call_tool("tap", {"control": control})
            assert not tapped.is_error
            assert tapped.structured_content["changed"] is True
            assert text(tapped).startswith('Revision 2, tap "Dessert" by mcp: selected Category')
            assert 'detail "Dessert"' in text(tapped)
            await client.call_tool("tap", {"label": "Apple Pie"})
            screen = text(await client.call_tool("screen", {}))
            assert 'detail "Apple Pie", back to "Dessert"' in screen
            undone = text(await client.call_tool("undo", {}))
            assert "undo" in undone and 'detail "Dessert"' in undone
            past = text(await client.call_tool("screen", {"revision": 3}))
            assert 'detail "Apple Pie"' in past and "Revision 3" in past
            back = text(await client.call_tool("restore", {"revision": 3}))
            assert 'detail "Apple Pie"' in back
            nothing = text(await client.call_tool("restore", {"revision": 3}))
            assert nothing.startswith("Nothing changed.")

    play(scenario)


def test_an_agent_types_into_a_field(mode):
    async def scenario():
        async with agent(mode=mode) as client:
            await client.call_tool("scene_open", {"id": "settings"})
            screen = text(await client.call_tool("tap", {"label": "Account"}))
            label = re.search(r'textField "([^"]+)"', screen).group(1)
            typed = await client.call_tool("type", {"label": label, "text": "Grace"})
            assert not typed.is_error, text(typed)
            assert f'textField "{label}" = "Grace"' in text(typed)
            pressed = await client.call_tool("type", {"label": "Account", "text": "x"})
            assert pressed.is_error and f'textField "{label}"' in text(pressed)

    play(scenario)


def test_an_agent_opens_a_deep_link_and_learns_that_another_leads_nowhere():
    async def scenario():
        async with agent() as client:
            await client.call_tool("scene_open", {"id": "recipes"})
            refused = await client.call_tool("openURL", {"url": "library://book/2"})
            assert refused.is_error and "Nothing handles" in text(refused)
            await client.call_tool("scene_open", {"id": "deep-links"})
            opened = await client.call_tool("openURL", {"url": "library://book/2/chapter/3"})
            assert 'detail "Chapter 3", back to "Book 2"' in text(opened)

    play(scenario)


def test_an_agent_finds_a_problem_reads_it_and_fixes_it():
    async def scenario():
        async with agent() as client:
            await client.call_tool("scene_open", {"id": "mixed-types"})
            assert text(await client.call_tool("problems", {})) == "No problems.\n"
            met = await client.call_tool("push", {"value": 4.5})
            assert "problem destination_missing" in text(met)
            problems = await client.call_tool("problems", {})
            assert "destination_missing" in text(problems) and "why: " in text(problems)
            assert problems.structured_content["problems"][0]["code"] == "destination_missing"
            mended = await client.call_tool("pop", {})
            assert "problem " not in text(mended)

    play(scenario)


def test_an_agent_exports_a_test():
    async def scenario():
        async with agent() as client:
            await client.call_tool("push", {"values": [42, "two"]})
            exported = text(await client.call_tool("export", {"format": "swift-test"}))
            assert exported.startswith("//") and "@Test" in exported and "42" in exported

    play(scenario)


def test_the_error_for_an_impossible_action_lists_what_is_there(mode):
    async def scenario():
        async with agent(mode=mode) as client:
            await client.call_tool("scene_open", {"id": "recipes"})
            missed = await client.call_tool("tap", {"label": "Desert"})
            assert missed.is_error
            assert "The nearest on the screen: “Dessert”." in text(missed)
            assert 'link "Salad"' in text(missed)
            deep = await client.call_tool("pop", {"count": 3})
            assert deep.is_error and text(deep).startswith("Cannot pop 3")
            wrong = await client.call_tool("setEnvironment", {"device": "iphone-61"})
            assert wrong.is_error and "“iphone-16”" in text(wrong)
            stray = await client.call_tool("push", {"valeu": 3})
            assert stray.is_error and "“valeu”" in text(stray)
            with pytest.raises(MCPError) as unknown:
                await client.call_tool("popToRot", {})
            assert unknown.value.error.code == -32602 and "popToRoot" in unknown.value.error.message

    play(scenario)


def test_resources_are_read(mode):
    async def scenario():
        async with agent(mode=mode) as client:
            await client.call_tool("push", {"value": 42})
            uris = [resource.uri for resource in (await client.list_resources()).resources]
            read = {}
            for uri in uris:
                (contents,) = (await client.read_resource(uri)).contents
                is_json = contents.mime_type == "application/json"
                read[uri] = json.loads(contents.text) if is_json else contents.text
            assert read["colonnade://state"]["detail"]["path"][0]["value"] == 42
            assert read["colonnade://screen"].startswith("revision 1 of session main")
            assert read["colonnade://history"]["revisions"][0]["cause"]["method"] == "push"
            assert read["colonnade://problems"] == read["colonnade://state"]["problems"]
            (template,) = (await client.list_resource_templates()).resource_templates
            uri = template.uri_template.replace("{n}", "0")
            (contents,) = (await client.read_resource(uri)).contents
            assert json.loads(contents.text)["state"]["detail"]["path"] == []
            for missing in ("colonnade://revision/99", "colonnade://nothing"):
                with pytest.raises(MCPError) as error:
                    await client.read_resource(missing)
                assert error.value.error.code == (-32602 if mode == "auto" else -32002)

    play(scenario)


def test_a_stream_sends_changes():
    async def scenario():
        async with (
            agent() as client,
            client.listen(resource_subscriptions=["colonnade://state"]) as stream,
        ):
            await client.call_tool("push", {"value": 1})
            event = await anext(aiter(stream))
            assert event.uri == "colonnade://state"

    play(scenario)


def test_a_killed_server_is_reported_and_found_again_after_its_restart(mode):
    async def scenario():
        with Server() as first:
            url = f"{first.websocket_url}/main"
            async with agent(url, mode=mode) as client:
                await client.call_tool("push", {"value": 1})
                first.process.kill()
                first.process.wait()
                # Until the end of the connection arrives, the newest screen is still known.
                async with asyncio.timeout(PATIENCE):
                    while not (lost := await client.call_tool("screen", {})).is_error:
                        await asyncio.sleep(0.05)
                assert re.match(r"(The connection to .* was cut|Can't connect to)", text(lost))
                still = await client.call_tool("tap", {"label": "x"})
                assert still.is_error and "127.0.0.1" in text(still)
                with Server(port=first.port, after=first):
                    async with asyncio.timeout(PATIENCE):
                        while (found := await client.call_tool("screen", {})).is_error:
                            await asyncio.sleep(0.05)
                    assert "path 1" in text(found)

    play(scenario)


def test_two_agents_and_a_person_share_a_session(server, session):
    async def scenario():
        url = f"{server.websocket_url}/{session}"
        with Client(server, session) as person:
            async with agent(url) as one, agent(url, mode="legacy") as other:
                await one.call_tool("push", {"value": 1})
                assert "path 1\n" in text(await other.call_tool("screen", {}))
                await other.call_tool("push", {"value": "two"})
                person.call("push", value=3)
                for client in (one, other):
                    # The change of the other may still be on its way.
                    screen = text(await client.call_tool("screen", {"wait": 0}))
                    if 'path 1, "two", 3' not in screen:
                        screen = text(await client.call_tool("screen", {"wait": 1}))
                    assert 'path 1, "two", 3' in screen
                people = await one.call_tool("presence_list", {})
                assert people.structured_content["count"] == 3
                waits = asyncio.create_task(one.call_tool("screen", {"wait": 30}))
                await one.call_tool("problems", {})
                person.call("popToRoot")
                assert "path" not in text(await waits)
            person.wait_for(4)
            assert [change["cause"].get("name") for change in person.changes] == [
                "mcp",
                "mcp",
                None,
                None,
            ]

    play(scenario)


def test_the_token_is_used_and_never_shown(tmp_path):
    token = tmp_path / "token"
    token.touch(0o600)
    token.write_text("secret" * 10 + "\n")
    with (
        Server("--token-file", str(token)) as server,
        Bridge(f"{server.websocket_url}/main", "--token-file", str(token)) as bridge,
    ):
        told = [
            bridge.ask("server/discover"),
            bridge.call("push", value=1),
            bridge.ask("resources/list"),
            bridge.ask("resources/read", {"uri": "colonnade://state"}),
        ]
        assert told[1]["isError"] is False
        assert "secret" not in json.dumps(told) and b"secret" not in bridge.errors
        assert bridge.end() == (0, [])


def test_a_refused_connection_is_reported():
    with Server("--test-echo") as server, Bridge(f"{server.websocket_url}/no/such") as bridge:
        result = bridge.call("screen")
        assert result["isError"] is True
        assert "Can't connect" in result["content"][0]["text"]


@pytest.fixture(scope="module")
def bridge(server):
    with Bridge(f"{server.websocket_url}/lines") as bridge:
        yield bridge
        assert bridge.end()[0] == 0


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"{", -32700),
        (b"\xff\xfe", -32700),
        (b'{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}', -32700),
        (b"[" * 100, -32700),
        (b"[]", -32600),
        (b'{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600),
        (b'{"jsonrpc":"2.0","id":1}', -32600),
        (b'{"jsonrpc":"2.0","id":1,"method":"tools/list"}', -32602),
        (b'{"jsonrpc":"2.0","id":1,"method":"initialize"}', -32602),
        (b'{"jsonrpc":"2.0","id":1,"method":"ping","params":"x"}', -32602),
    ],
)
def test_a_malformed_message_gets_its_error_and_the_next_is_answered(bridge, line, code):
    bridge.write(line + b"\n")
    answer = bridge.read()
    assert answer["error"]["code"] == code and answer["error"]["message"]
    assert "result" in bridge.ask("server/discover")


def test_hostile_lines_change_nothing_and_get_an_answer_or_none(bridge):
    """The seed of a failing line is shown, so that it can be repeated."""
    chance = random.Random(20261125)
    base = json.dumps(
        {
            "jsonrpc": "2.0",
            "id": 5,
            "method": "tools/call",
            "params": {"name": "screen", "arguments": {"revision": 0}, "_meta": META},
        }
    ).encode()
    for _ in range(600):
        line = bytearray(base)
        for _ in range(chance.randint(1, 6)):
            place = chance.randrange(len(line))
            if chance.random() < 0.5:
                line[place] = chance.randrange(256)
            else:
                del line[place : place + chance.randint(1, 9)]
        bridge.write(bytes(line).replace(b"\n", b" ") + b"\n")
    bridge.say({"jsonrpc": "2.0", "id": "last", "method": "ping", "params": {}})
    count = 0
    while (message := bridge.read()).get("id") != "last":
        assert ("result" in message) != ("error" in message)
        count += 1
    assert count > 300
    assert bridge.call("screen")["structuredContent"]["revision"] == 0


def test_a_line_without_an_end_takes_no_memory(bridge):
    bridge.ask("server/discover")
    before = bridge.memory("VmHWM")
    piece = b"x" * 1_000_000
    for _ in range(100):
        bridge.write(piece)
    bridge.write(b"\n")
    answer = bridge.read()
    assert answer["error"]["code"] == -32600 and answer["id"] is None
    assert bridge.memory("VmHWM") - before < 40_000_000
    assert "result" in bridge.ask("server/discover")


def test_a_client_that_does_not_read_is_not_read_from(server):
    with Bridge(f"{server.websocket_url}/unread") as bridge:
        bridge.ask("server/discover")
        before = bridge.memory()
        asked = json.dumps(
            {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"_meta": META}}
        )
        os.set_blocking(bridge.process.stdin.fileno(), False)
        for _ in itertools.repeat(None, 20_000):
            try:
                os.write(bridge.process.stdin.fileno(), asked.encode() + b"\n")
            except BlockingIOError:
                break
        else:
            pytest.fail("all was taken, though nobody read the answers")
        assert bridge.memory() - before < 60_000_000
        bridge.process.kill()


def test_pending_requests_are_answered_before_the_end(server, session):
    lines = [
        {
            "jsonrpc": "2.0",
            "id": number,
            "method": "tools/call",
            "params": {"name": "push", "arguments": {"value": number}, "_meta": META},
        }
        for number in range(5)
    ]
    done = run(
        "mcp",
        f"{server.websocket_url}/{session}",
        stdin="".join(json.dumps(line) + "\n" for line in lines).encode(),
    )
    assert done.returncode == 0 and done.stderr == b""
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == list(range(5))


@pytest.mark.parametrize("arguments", [(), ("ws://127.0.0.1:1/ws/main",)])
def test_an_input_that_ends_at_once_ends_the_program(arguments):
    done = run("mcp", *arguments)
    assert done.returncode == 0 and done.stdout == b""


@pytest.mark.parametrize(
    "arguments",
    [
        ("http://x",),
        ("ws://127.0.0.1:1/ws", "more"),
        ("ws://127.0.0.1:1/ws", "--port", "1"),
        ("--token-file", "/nowhere"),
        ("--port", "70000"),
        ("--prot", "1"),
    ],
)
def test_wrong_arguments_are_refused(arguments):
    done = run("mcp", *arguments)
    assert done.returncode == 2 and done.stdout == b""
    assert done.stderr.startswith(b"colonnade: ") and done.stderr.count(b"\n") == 1


def test_a_port_can_be_chosen_and_a_port_in_use_is_reported(server):
    done = run("mcp", "--port", str(server.port))
    assert done.returncode == 2 and b"--port" in done.stderr


@pytest.mark.parametrize("is_own", [True, False])
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_program_cleanly(server, is_own, number):
    with Bridge(*([] if is_own else [f"{server.websocket_url}/signals"])) as bridge:
        bridge.call("screen")
        bridge.process.send_signal(number)
        wait_until(lambda: bridge.process.poll() is not None, "the end of the program")
        assert bridge.process.returncode == 0 and bridge.read() is None


def test_output_of_an_app_goes_to_standard_error():
    with Bridge() as bridge:
        bridge.ask("server/discover")
        files = pathlib.Path(f"/proc/{bridge.process.pid}/fd")
        assert (files / "1").readlink() == (files / "2").readlink()


def test_the_help_names_the_revision():
    done = run("mcp", "--help")
    assert done.returncode == 0 and LATEST_PROTOCOL_VERSION.encode() in done.stdout


def test_a_reader_that_disconnects_ends_the_program():
    with Bridge() as bridge:
        bridge.ask("server/discover")
        bridge.process.stdout.close()
        bridge.say({"jsonrpc": "2.0", "id": 1, "method": "ping"})
        wait_until(lambda: bridge.process.poll() is not None, "the end of the program")
        assert bridge.process.returncode == 0
