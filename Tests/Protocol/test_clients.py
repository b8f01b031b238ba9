"""The clients that the server offers: their code, and their behaviour."""

import asyncio
import gzip
import importlib.util
import inspect
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import threading
import time

import pytest
from websockets.sync.server import serve

import raw_http
from mirror import Client
from raw_http import HTTPConnection, request
from server_process import PATIENCE, ROOT, Server

FILES = {
    "client.js": "text/javascript; charset=utf-8",
    "client.d.ts": "text/typescript; charset=utf-8",
    "client.py": "text/x-python; charset=utf-8",
}
DENO = {**os.environ, "DENO_DIR": str(ROOT / ".build" / "deno"), "DENO_NO_UPDATE_CHECK": "1"}
TOOLS = pathlib.Path(sys.executable).parent
KEYWORDS = {"import"}


@pytest.fixture(scope="session")
def folder(server, tmp_path_factory):
    folder = tmp_path_factory.mktemp("clients")
    for name in FILES:
        (folder / name).write_bytes(raw_http.get(server, f"/{name}").body)
    return folder


@pytest.fixture(scope="session")
def python(folder):
    spec = importlib.util.spec_from_file_location("client", folder / "client.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def address(server, session):
    return f"{server.websocket_url}/{session}"


@pytest.fixture
def app(python, address):
    with python.connect(address) as app:
        yield app


@pytest.fixture
def javascript(folder):
    """Runs a script beside the client; returns what it passes to `say`."""

    def run(script, *arguments, program="node", client="client.js"):
        head = f"""
          import * as client from "./{client}";
          import process from "node:process";
          const {{ connect }} = client;
          const [address, ...more] = process.argv.slice(2);
          const say = (...told) => console.log(JSON.stringify(told));
        """
        # Beside the client, under its own name.
        path = folder / f"script-{threading.get_ident()}-{time.monotonic_ns()}.mjs"
        path.write_text(head + script)
        command = [TOOLS / program, *(["run", "-A", "--quiet"] if program == "deno" else [])]
        done = subprocess.run(
            [*command, path, *arguments],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            env=DENO,
        )
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
        return [json.loads(line) for line in done.stdout.splitlines()]

    return run


# The code.


@pytest.mark.parametrize("name", FILES)
def test_each_file_is_served_as_other_files_are(server, name):
    answer = raw_http.get(server, f"/{name}")
    assert (answer.status, answer.header("Content-Type")) == (200, FILES[name])
    tag = answer.header("ETag")
    assert raw_http.get(server, f"/{name}", ("If-None-Match", tag)).status == 304
    packed = raw_http.get(server, f"/{name}", ("Accept-Encoding", "gzip"))
    assert packed.header("Content-Encoding") == "gzip"
    assert gzip.decompress(packed.body) == answer.body
    with HTTPConnection(server) as connection:
        connection.send(request("HEAD", f"/{name}", host=server.authority))
        head = connection.response(is_head=True)
    assert int(head.header("Content-Length")) == len(answer.body)
    assert raw_http.get(server, f"/clients/{name}").status == 404, "the core alone is no client"


def test_they_can_be_downloaded_when_sessions_need_a_token(tmp_path):
    token = tmp_path / "token"
    token.touch(0o600)
    token.write_text("0123456789abcdef" * 4)
    with Server("--token-file", str(token)) as server:
        for name in FILES:
            assert raw_http.get(server, f"/{name}").status == 200
        assert raw_http.get(server, "/state/main").status == 401


def camel(name):
    head, *rest = name.split(".")
    return head + "".join(word[:1].upper() + word[1:] for word in rest)


def snake(name):
    spelt = re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", name).replace(".", "_").lower()
    return spelt + "_" * (spelt in KEYWORDS)


def test_each_method_of_the_catalogue_is_in_each_of_them_once(reference, folder, python):
    names = list(reference.document["operations"])
    assert {"push", "popToRoot", "openURL", "scene.open", "import"} <= set(names)
    assert [snake(name) for name in ("openURL", "scene.open")] == ["open_url", "scene_open"]
    methods = re.search(
        r"^export interface Methods \{\n(.*?)^\}", text(folder, "d.ts"), re.M | re.S
    )
    typed = re.findall(r"^  (\w+)\(argument", methods[1], re.M)
    assert typed == [camel(name) for name in names]
    asked = re.findall(r'this\._ask\("([\w.]+)"', text(folder, "js"))
    assert asked == names
    called = re.findall(r'return self\.call\(\n +"([\w.]+)"', text(folder, "py"))
    assert called == names
    for name in names:
        assert len(re.findall(rf"^  {camel(name)}\(", text(folder, "js"), re.M)) == 1, name
        for kind in (python.Session, python.AsyncSession):
            assert getattr(kind, snake(name)) is getattr(python.Methods, snake(name)), name
        assert text(folder, "py").count(f"def {snake(name)}(") == 1, name


def text(folder, ending):
    return (folder / f"client.{ending}").read_text()


def test_each_method_has_the_description_of_the_reference(reference, folder, python):
    def words(text):
        return " ".join(text.replace("*", " ").split())

    for name in reference.document["operations"]:
        operation = reference.document["operations"][name]
        message = reference.document["components"]["messages"][name]
        parameters = message["payload"]["properties"]["params"]["properties"]
        told = words(inspect.getdoc(getattr(python.Methods, snake(name))))
        signature = inspect.signature(getattr(python.Methods, snake(name)))
        for place in (told, words(text(folder, "js")), words(text(folder, "d.ts"))):
            assert words(operation["summary"]) in place, name
        assert list(signature.parameters) == [
            "self",
            *(snake(parameter) for parameter in parameters if parameter != "meta"),
            "meta",
            "timeout",
        ]
        for parameter, schema in parameters.items():
            if parameter != "meta":
                assert words(f"{snake(parameter)}: {schema['description']}") in told


def test_the_python_file_passes_our_linter(folder):
    for command in (["check"], ["format", "--check"]):
        done = subprocess.run(
            [TOOLS / "ruff", *command, "--no-cache", "--config", ROOT / ".ruff.toml", "client.py"],
            cwd=folder,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr


def checked(*files):
    """The complaints of Deno, which contains the TypeScript compiler, about the types."""
    command = [TOOLS / "deno", "check", "--quiet", "--no-remote", "--no-npm"]
    done = subprocess.run(
        [*command, "--config", ROOT / ".deno.json", *files],
        capture_output=True,
        text=True,
        env={**DENO, "NO_COLOR": "1"},
    )
    return done.returncode, done.stderr


def script(folder, tmp_path, body):
    for name in ("client.js", "client.d.ts"):
        (tmp_path / name).write_bytes((folder / name).read_bytes())
    path = tmp_path / "script.ts"
    path.write_text(
        'import { CommandError, connect, type Session } from "./client.js";\n'
        f"export async function drive(app: Session) {{\n{body}\n}}\n"
        'export const opened: Promise<Session> = connect("http://127.0.0.1", { session: "x" });\n'
        "export const code = (error: CommandError): number => error.code;\n"
    )
    return path


def test_the_types_fit_the_code_and_a_script(folder, tmp_path):
    path = script(
        folder,
        tmp_path,
        """
        const done = await app.push(42);
        const revision: number = done.revision;
        await app.push({ values: [1, "two", { type: "Park", value: { id: 7 } }] });
        await app.push(2n ** 60n, { timeout: 100, meta: { ifRevision: revision, label: "x" } });
        await app.setPath([1, 2]);
        await app.pop();
        await app.select({ column: "sidebar", value: "Inbox" });
        await app.setEnvironment({ device: "iphone-16", width: 400 });
        const open: string = (await app.sceneList()).open;
        const state = await app.until((state) => state.detail.path.length === 0);
        const title: string = state.screens[0].title;
        app.onchange = (state, change) => console.log(state.columns, change?.cause.method);
        return [open, title, app.path, (await app.historyList({ limit: 1 })).head];
        """,
    )
    # Only the declarations, then with the code, then with the script.
    assert checked(folder / "client.d.ts", path) == (0, "")
    alone = tmp_path / "alone" / "client.js"
    alone.parent.mkdir()
    alone.write_text(text(folder, "js").split("\n", 1)[1])
    (alone.parent / "client.d.ts").write_text(text(folder, "d.ts"))
    assert checked(alone) == (0, "")


WRONG = [
    "await app.push({ valu: 1 });",
    "await app.push({ value: 1, column: 'middle' });",
    "await app.pop('two');",
    "await app.select({ value: 1 });",
    "await app.restore();",
    "await app.setEnvironment({ device: 'iphone-0' });",
    "await app.pusj(1);",
    "return (await app.push(1)).revison;",
    "return app.state.detial;",
    "await app.until((state) => state.detail.paths.length);",
    "app.state = null;",
    "await app.push(1, { timeout: 'soon' });",
    "await connect('http://127.0.0.1', { sesion: 'x' });",
]


def test_wrong_usage_is_a_type_error(folder, tmp_path):
    paths = []
    for number, wrong in enumerate(WRONG):
        path = script(folder, tmp_path, wrong)
        paths.append(path.rename(path.with_name(f"wrong-{number}.ts")))
    right = script(folder, tmp_path, "await app.push(1);")
    status, told = checked(right, *paths)
    assert status != 0 and "script.ts" not in told
    found = {int(number) for number in re.findall(r"wrong-(\d+)\.ts", told)}
    assert [WRONG[number] for number in range(len(WRONG)) if number not in found] == []


def test_deno_finds_the_types_from_the_address_alone(server, tmp_path):
    (tmp_path / "script.ts").write_text(
        f'import {{ connect }} from "http://{server.authority}/client.js";\n'
        "const app = await connect('http://127.0.0.1');\n"
        "await app.pop('two');\n"
    )
    done = subprocess.run(
        [TOOLS / "deno", "check", "--quiet", "--allow-import", "--no-npm", tmp_path / "script.ts"],
        capture_output=True,
        text=True,
        env={**DENO, "DENO_DIR": str(tmp_path / "deno"), "NO_COLOR": "1"},
    )
    assert "TS2345" in done.stderr and "'\"two\"'" in done.stderr, done.stderr


# The behaviour.


def test_a_script_of_five_lines(app, server, session):
    app.push(42)
    app.push(values=["a", True])
    assert app.path == [42, "a", True]
    assert app.pop(2) == {"revision": 3, "changed": True}
    assert json.loads(raw_http.get(server, f"/state/{session}").body) == app.state
    assert (app.revision, app.session) == (3, session)


@pytest.mark.parametrize("program", ["node", "deno"])
def test_the_same_in_javascript(javascript, server, session, program):
    script = """
      const app = await connect(address, { session: more[0] });
      await app.push(42);
      await app.push({ values: ["a", true] });
      say(app.path, await app.pop(2));
      say(app.state, app.revision, app.session);
      app.close();
    """
    path, last = javascript(script, f"http://{server.authority}", session, program=program)
    assert path == [[42, "a", True], {"revision": 3, "changed": True}]
    assert last == [json.loads(raw_http.get(server, f"/state/{session}").body), 3, session]


def test_the_same_with_asyncio(python, address):
    async def drive():
        async with python.connect_async(address) as app:
            await asyncio.gather(*(app.push(number) for number in range(100)))
            assert app.path == list(range(100)), "in the order of sending"
            await app.pop_to_root()
            return app.path

    assert asyncio.run(drive()) == []


def test_an_error_is_an_exception_with_its_parts(app, python, javascript, address):
    with pytest.raises(python.CommandError) as refused:
        app.push(value=1, values=[2])
    with pytest.raises(python.CommandError) as unknown:
        app.call("pusj", value=1)
    assert unknown.value.data["nearest"] == ["push"]
    script = """
      const app = await connect(address);
      await app.push({ value: 1, values: [2] }).catch((error) => {
        say(error instanceof client.CommandError, error.name, error.code, error.key, error.pointer,
          error.message);
      });
      app.close();
    """
    error = refused.value
    assert javascript(script, address) == [
        [True, "CommandError", error.code, error.key, error.pointer, error.message]
    ]
    assert (error.code, error.key, error.pointer) == (-32602, "invalid_params", "/params")
    assert str(error) == error.message


def test_long_integers_keep_their_digits(app, javascript, address):
    long = 2**60 + 1
    app.push(long)
    app.push(values=[{"type": "UInt64", "value": 2**64 - 1}, -long])
    app.push({"type": "App.Unheard", "value": {"id": long}})
    expected = [long, 2**64 - 1, -long, {"id": long}]
    assert app.path == expected
    script = """
      const app = await connect(address);
      const spell = (value) => JSON.stringify(value, (_, part) =>
        typeof part === "bigint" ? JSON.rawJSON(String(part)) : part);
      console.log(spell(app.path));
      const long = 2n ** 60n + 1n;
      await app.popToRoot();
      await app.push(long);
      await app.push({ values: [{ type: "UInt64", value: 2n ** 64n - 1n }, -long] });
      await app.push({ value: { type: "App.Unheard", value: { id: long } } });
      console.log(spell(app.path));
      app.close();
    """
    assert javascript(script, address) == [expected, expected]
    app.until(lambda state: len(state["detail"]["path"]) == 4)
    assert app.path == expected


def test_until_waits_for_changes_of_others(app, python, connect, javascript, address):
    other = connect()
    threading.Timer(0.1, other.call, ("push",), {"value": 7}).start()
    state = app.until(lambda state: state["detail"]["path"])
    assert state["detail"]["path"][0]["value"] == 7
    with pytest.raises(python.TimedOut):
        app.until(lambda state: False, timeout=0.05)
    with pytest.raises(ZeroDivisionError):
        app.until(lambda state: 1 / 0)
    waiting = []
    late = threading.Thread(target=lambda: waiting.append(caught(app.until, fails_at_two)))
    late.start()
    other.call("push", value=8)
    late.join(PATIENCE)
    assert [type(error) for error in waiting] == [KeyError]
    other.call("pop")
    script = """
      const app = await connect(address), other = await connect(address);
      setTimeout(() => other.push(8), 100);
      say((await app.until((state) => state.detail.path.length === 2)).detail.path[1].value);
      await app.until(() => false, { timeout: 50 }).catch((error) => say(error.name));
      await app.until(() => { throw new Error("mine"); }).catch((error) => say(error.message));
      app.close();
      other.close();
    """
    assert javascript(script, address) == [[8], ["TimedOut"], ["mine"]]


def fails_at_two(state):
    return len(state["detail"]["path"]) == 2 and state["nothing"]


def test_changes_are_reported_and_earlier_states_stay_unchanged(app, javascript, address):
    told = []
    app.on_change = lambda state, change: told.append((change["cause"]["method"], state))
    before = app.state
    app.push(1)
    app.push(2)
    assert [method for method, _ in told] == ["push", "push"]
    depths = [len(state["detail"]["path"]) for state in (before, told[0][1], app.state)]
    assert depths == [0, 1, 2]
    script = """
      const app = await connect(address);
      const told = [], before = app.state;
      app.onchange = (state, change) => told.push([change.cause.method, state]);
      await app.pop();
      await app.pop();
      say(told.map(([method, state]) => [method, state.detail.path.length]));
      say(before.detail.path.length);
      app.close();
    """
    assert javascript(script, address) == [[[["pop", 1], ["pop", 0]]], [2]]


def test_a_script_that_does_not_close_the_connection_still_ends(folder, address):
    script = f"from client import connect\napp = connect({address!r})\napp.push(1)\n"
    done = subprocess.run(
        [sys.executable, "-c", script + "print(app.path)"],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.stdout, done.stderr, done.returncode) == ("[1]\n", "", 0)


def test_no_method_can_be_called_inside_until(app):
    def test(_):
        app.push(1)

    with pytest.raises(RuntimeError, match="on_change"):
        app.until(test)
    assert app.path == []


def test_a_token_is_accepted_and_a_wrong_one_is_reported_at_once(python, javascript, tmp_path):
    token = "0123456789abcdef" * 4
    (tmp_path / "token").touch(0o600)
    (tmp_path / "token").write_text(token)
    script = """
      const app = await connect(address, { token: more[0] });
      say((await app.push(1)).changed);
      app.close();
      await connect(address, { token: "wrong", connectTimeout: 10_000 })
        .catch((error) => say(error.name, error.code));
    """
    with Server("--token-file", str(tmp_path / "token")) as server:
        with python.connect(server.websocket_url, token=token) as app:
            assert app.push(1)["changed"]
        with pytest.raises(python.Disconnected) as refused:
            python.connect(server.websocket_url, token="wrong", connect_timeout=10)
        assert refused.value.code == 401
        assert javascript(script, server.websocket_url, token) == [[True], ["Disconnected", 4501]]


def test_a_permanent_refusal_is_not_retried(server, python, javascript):
    """Retrying would go on for longer than any test may take."""
    with pytest.raises(python.Disconnected) as refused:
        python.connect(server.websocket_url, client="c1", connect_timeout=3_600)
    assert refused.value.code == 400 and "c1" in str(refused.value)


def test_a_server_that_does_not_run_is_reported(python, javascript):
    with pytest.raises(python.Disconnected, match=r"within 0\.3 s"):
        python.connect("ws://127.0.0.1:9", connect_timeout=0.3)
    script = """
      await connect(address, { connectTimeout: 300 })
        .catch((error) => say(error.name, error.message));
    """
    ((name, message),) = javascript(script, "http://127.0.0.1:9")
    assert name == "Disconnected" and "within 300 ms" in message


def test_a_removed_session_is_not_created_again(app, python, connect, javascript, server):
    app.push(1)
    connect(session="other").call("sessions.delete", session=app.session)
    with pytest.raises(python.Disconnected) as removed:
        app.until(lambda state: False)
    assert removed.value.code == 4503
    with pytest.raises(python.Disconnected):
        app.push(2)
    assert raw_http.get(server, f"/state/{app.session}").status == 404
    script = """
      const app = await connect(address), other = await connect(address.replace(/[^/]+$/, "o"));
      await app.push(1);
      const late = app.until(() => false).catch((error) => say(error.name, error.code));
      await other.sessionsDelete({ session: app.session });
      await late;
      await app.push(2).catch((error) => say(error.name));
      other.close();
    """
    told = javascript(script, f"{server.websocket_url}/{app.session}-js")
    assert told == [["Disconnected", 4503], ["Disconnected"]]


def test_a_renamed_session_is_followed(app, connect):
    app.push(1)
    name = f"{app.session}-older"
    connect(session="other").call("sessions.rename", session=app.session, name=name)
    app.push(2)
    assert (app.session, app.path) == (name, [1, 2])


def test_too_many_and_too_large_commands_are_not_sent(python, javascript, address):
    script = """
      const app = await connect(address, { mostWaiting: 1000 });
      await app.push("x".repeat(300_000)).catch((error) => say(error.name, error.message));
      const all = Array.from({ length: 20 }, () => app.push("x".repeat(90)));
      const done = await Promise.allSettled(all);
      say(done.map(({ status, reason }) => reason?.name ?? status));
      say(app.path.length);
      app.close();
    """
    with python.connect(address) as app:
        with pytest.raises(python.NoRoom, match="the server takes 262144"):
            app.push("x" * 300_000)
        assert app.path == []

    async def drive():
        async with python.connect_async(address, most_waiting=1000) as app:
            all_of_them = (app.push("x" * 90) for _ in range(20))
            done = await asyncio.gather(*all_of_them, return_exceptions=True)
            return [type(one) for one in done], app.path

    kinds, path = asyncio.run(drive())
    assert set(kinds) == {dict, python.NoRoom} and len(path) == kinds.count(dict)
    (first, message), (told,), (depth,) = javascript(script, address + "-js")
    assert (first, message[-9:]) == ("NoRoom", "s 262144.")
    assert set(told) == {"fulfilled", "NoRoom"} and depth == told.count("fulfilled")


def test_the_error_of_a_timeout_has_the_commands_key(python, folder):
    with Server() as server:
        with python.connect(server.websocket_url) as app:
            server.process.send_signal(signal.SIGSTOP)
            with pytest.raises(python.TimedOut) as late:
                app.push(1, timeout=0.3)
            assert isinstance(late.value, TimeoutError)
            server.process.send_signal(signal.SIGCONT)
            # Later commands confirm what was answered, but not this one.
            app.push(2)
            app.push(3)
            # The command was sent before the timeout: its key shows whether it was done.
            answer = app.push(1, meta={"key": late.value.key})
            assert answer == {"revision": 1, "changed": True, "replayed": True}
            assert app.path == [1, 2, 3]
        assert server.stop()[0] == 0


# Without confirmations the server's room for answers ends after some 28,800 commands.
MANY = 40_000


def test_any_number_of_commands_can_be_sent(python, javascript, address):
    async def drive():
        async with python.connect_async(address, timeout=60) as app:
            for _ in range(MANY // 500):
                await asyncio.gather(*(app.pop_to_root() for _ in range(500)))
            return (await app.push(1))["revision"]

    assert asyncio.run(drive()) == 1
    script = f"""
      const app = await connect(address, {{ timeout: 60_000 }});
      for (let sent = 0; sent < {MANY}; sent += 500) {{
        await Promise.all(Array.from({{ length: 500 }}, () => app.popToRoot()));
      }}
      say((await app.push(2)).revision);
      app.close();
    """
    assert javascript(script, address + "-js") == [[1]]


def test_commands_are_not_sent_into_a_new_history(python):
    with Server("--ephemeral") as first, python.connect(first.websocket_url, timeout=10) as app:
        app.push(1)
        epoch = app.epoch
        first.stop(signal.SIGKILL)
        waiting = []
        pushing = threading.Thread(target=lambda: waiting.append(caught(app.push, 2)))
        pushing.start()
        with Server("--ephemeral", port=first.port):
            pushing.join(PATIENCE)
            assert [type(error) for error in waiting] == [python.HistoryEnded]
            assert app.path == [] and app.epoch != epoch
            app.push(3)
            assert app.path == [3]


def caught(method, value):
    try:
        return method(value)
    except Exception as error:
        return error


class Fake:
    """A server that says what a test wants it to say."""

    def __init__(self, talk):
        self.paths, self.heard = [], []
        self.talk = talk
        self.server = serve(self._visit, "127.0.0.1", 0, subprotocols=["colonnade.v1"])
        self.url = f"ws://127.0.0.1:{self.server.socket.getsockname()[1]}/ws/fake"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def _visit(self, socket):
        self.paths.append(socket.request.path)
        self.talk(self, socket, len(self.paths))
        for _ in socket:
            pass

    def hear(self, socket):
        self.heard.append(json.loads(socket.recv()))
        return self.heard[-1]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.shutdown()


def hello(socket, revision, depth=None, **more):
    params = {"epoch": "e", "revision": revision, "limits": {}, **more}
    if depth is not None:
        params["state"] = {"detail": {"path": [{"value": n} for n in range(depth)]}}
    socket.send(json.dumps({"method": "hello", "params": params}))


def changed(socket, base, path=None, **more):
    patch = [{"op": "add", "path": path, "value": {"value": base}}]
    params = {"base": base, "revision": base + 1, "cause": {}, "patch": patch, **more}
    socket.send(json.dumps({"method": "changed", "params": params}))


def answer(socket, command, **more):
    socket.send(json.dumps({"id": command["id"], **more}))


RATE_LIMITED = {"code": 1013, "message": "wait", "data": {"key": "rate_limited"}}


def refuse_once(fake, socket, _visit):
    hello(socket, 0, 0)
    error = {**RATE_LIMITED, "data": {"key": "rate_limited", "retryAfterMs": 30}}
    answer(socket, fake.hear(socket), error=error)
    answer(socket, fake.hear(socket), result={"revision": 0, "changed": False})


PUSH = """
  const app = await connect(address);
  say(await app.push(1));
  app.close();
"""


@pytest.mark.parametrize("kind", ["python", "javascript"])
def test_a_command_that_comes_too_soon_is_sent_again_automatically(python, javascript, kind):
    with Fake(refuse_once) as fake:
        if kind == "python":
            with python.connect(fake.url) as app:
                assert app.push(1) == {"revision": 0, "changed": False}
        else:
            assert javascript(PUSH, fake.url) == [[{"revision": 0, "changed": False}]]
        first, second = fake.heard
        assert first == second
        # A server that does not say that it can forget answers gets no confirmations.
        assert list(first["params"]["meta"]) == ["key"]


def skip(fake, socket, visit):
    """A change is missing: the client requests it."""
    if visit == 1:
        hello(socket, 1, 1)
        changed(socket, 2, "/detail/path/2")
    else:
        change = {"base": 1, "revision": 2, "cause": {}}
        change["patch"] = [{"op": "add", "path": "/detail/path/1", "value": {"value": 1}}]
        hello(socket, 2, resumed=True, changes=[change])
        changed(socket, 2, "/detail/path/2")


def drift(fake, socket, visit):
    """A patch does not apply: the client requests the whole state."""
    if visit == 1:
        hello(socket, 1, 1)
        changed(socket, 1, "/detail/path/7")
    else:
        hello(socket, 3, 3)


def repeat(fake, socket, visit):
    """A repeated change has no effect; a state may replace several changes."""
    hello(socket, 0, 0)
    changed(socket, 0, "/detail/path/0")
    changed(socket, 0, "/detail/path/0")
    state = {"detail": {"path": [{"value": 0}, {"value": 1}, {"value": 2}]}}
    params = {"base": 1, "revision": 3, "cause": {}, "state": state, "coalesced": 2}
    socket.send(json.dumps({"method": "changed", "params": params}))


UNTIL = """
  const app = await connect(address);
  await app.until((state) => state.detail.path.length === 3, { timeout: 5000 });
  say(app.path, app.revision);
  app.close();
"""


@pytest.mark.parametrize("kind", ["python", "javascript"])
@pytest.mark.parametrize(
    ("talk", "asked"),
    [(skip, ["", "epoch=e&revision=1"]), (drift, ["", ""]), (repeat, [""])],
    ids=["skip", "drift", "repeat"],
)
def test_a_state_that_does_not_fit_is_repaired(python, javascript, talk, asked, kind):
    with Fake(talk) as fake:
        if kind == "python":
            with python.connect(fake.url) as app:
                app.until(lambda state: len(state["detail"]["path"]) == 3, timeout=5)
                told = [app.path, app.revision]
        else:
            (told,) = javascript(UNTIL, fake.url)
        assert told == [[0, 1, 2], 3]
        assert [re.sub(r".*\bclient=[\w-]+&?", "", path) for path in fake.paths] == asked
        assert len({re.search(r"client=([\w-]+)", path)[1] for path in fake.paths}) == 1


def flood(fake, socket, visit):
    hello(socket, visit, visit + 1)
    if visit == 1:
        changed(socket, 1, "/detail/path/0", note="x" * 5000)


def test_a_message_that_is_too_large_is_not_read(python):
    with Fake(flood) as fake, python.connect(fake.url, max_size=4000) as app:
        app.until(lambda state: len(state["detail"]["path"]) == 3, timeout=5)
        assert len(fake.paths) == 2 and "revision" not in fake.paths[1]


def begin_anew(fake, socket, visit):
    if visit == 1:
        hello(socket, 0, 0)
        fake.hear(socket)
        socket.close(4000, "begin anew")
    else:
        hello(socket, 0, 0, epoch="another", reason="epoch_changed", resumed=False)


def close_4500(fake, socket, _visit):
    hello(socket, 0, 0)
    fake.hear(socket)
    socket.close(4500, "enough")


def close_4000(fake, socket, visit):
    hello(socket, 0, 0)
    if visit == 1:
        fake.hear(socket)
        socket.close(4000, "once more")
    else:
        answer(socket, fake.hear(socket), result={"visit": visit})


CATCH = """
  const app = await connect(address);
  say(await app.push(1).catch((error) => [error.name, error.code ?? null]));
  app.close();
"""


@pytest.mark.parametrize("kind", ["python", "javascript"])
@pytest.mark.parametrize(
    ("talk", "outcome"),
    [
        (close_4500, ["Disconnected", 4500]),
        (close_4000, {"visit": 2}),
        (begin_anew, ["HistoryEnded", None]),
    ],
    ids=["4500", "4000", "anew"],
)
def test_only_temporary_errors_are_retried(python, javascript, talk, outcome, kind):
    with Fake(talk) as fake:
        if kind == "python":
            with python.connect(fake.url) as app:
                told = caught(app.push, 1)
                if isinstance(told, Exception):
                    told = [type(told).__name__, getattr(told, "code", None)]
        else:
            ((told,),) = javascript(CATCH, fake.url)
        assert told == outcome
        if outcome == {"visit": 2}:
            first, second = fake.heard
            assert first == second, "the same command under the same key"
        else:
            assert len(fake.heard) == 1


def keep_silent(fake, socket, visit):
    hello(socket, 0, 0)
    command = fake.hear(socket)
    if visit == 2:
        answer(socket, command, result={"visit": visit})


def test_a_silent_connection_is_closed(javascript, folder):
    hasty = text(folder, "js").replace("SILENCE = 20_000", "SILENCE = 100")
    (folder / "hasty.js").write_text(hasty.replace("WATCH = 5000", "WATCH = 20"))
    with Fake(keep_silent) as fake:
        assert javascript(PUSH, fake.url, client="hasty.js") == [[{"visit": 2}]]
        first, second = fake.heard
        assert first == second


def test_the_address_can_be_that_of_the_page(python, javascript, server, session):
    page = f"http://{server.authority}/?session={session}#x"
    with python.connect(page) as app:
        assert app.session == session
    script = "const app = await connect(address); say(app.session); app.close();"
    assert javascript(script, page) == [[session]]
    with pytest.raises(ValueError, match="a/b"):
        python.connect(server.websocket_url, session="a/b")
    script = "await connect(address, { session: 'a/b' }).catch((error) => say(error.name));"
    assert javascript(script, page) == [["TypeError"]]


def test_the_clients_are_no_part_of_the_page(server):
    page = raw_http.get(server, "/").body.decode()
    packed = re.findall(r'(?:src|href)="(/packed/[^"]+\.js)"', page)
    assert packed
    for path in packed:
        assert b"HistoryEnded" not in raw_http.get(server, path).body


def test_another_client_sees_their_changes(app, connect, server):
    app.push(1, meta={"label": "by the client"})
    with Client(server, app.session) as client:
        (entry,) = client.call("history.list")["revisions"]
    assert (entry["cause"]["label"], entry["cause"]["client"]) == ("by the client", app.client)
