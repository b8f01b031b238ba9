"""A client of Colonnade, in one file: Python 3.11 and the package `websockets` 15, or newer.

    from client import connect

    with connect("ws://127.0.0.1:8080/ws/demo") as app:
        app.push(42)
        print(app.path)
        app.until(lambda state: not state["detail"]["path"])

The same for asyncio: `async with connect_async(…) as app: await app.push(42)`.

A cut is mended: the client connects again, catches up, and sends what was not answered once more
under its key, which the server does once. There is a method for each of the server's, in Python's
spelling: `popToRoot` is `pop_to_root`, `scene.open` is `scene_open`, `import` is `import_`. The
first parameter may stand without its name: `app.pop(2)`, `app.select("sidebar", value="Inbox")`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import secrets
import threading
import time
import urllib.parse
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from itertools import islice
from typing import Any, Generic, Literal, TypeVar

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

__all__ = [
    "AsyncSession",
    "ClientError",
    "CommandError",
    "Disconnected",
    "HistoryEnded",
    "NoRoom",
    "Session",
    "TimedOut",
    "connect",
    "connect_async",
]

SUBPROTOCOL = "colonnade.v1"
# Seconds that a command, or `until`, takes at most, unless it is told otherwise.
PATIENCE = 30.0
# Seconds that the first connection may take, with all its tries.
FIRST_PATIENCE = 5.0
# Seconds that one try to connect may take.
OPENING_TIME = 4.0
# Commands that wait for their answers take so many bytes at most.
MOST_WAITING = 4 << 20
# A message of the server has so many bytes at most; its own bounds are in `hello["limits"]`.
MOST_READ = 128 << 20
FIRST_PAUSE = 0.3
LONGEST_PAUSE = 10.0

# The closing that a message was too long.
TOO_BIG = 1009
# Closings that refuse a message: sent again, it would be refused again.
REFUSING_CODES = {1002, 1003, 1007, TOO_BIG}
# The code of a connection that was lost without a closing.
LOST = 1006
# From this closing on, it is pointless to connect again.
FIRST_FINAL = 4500
# Answers that say why no WebSocket is opened, and never will be.
REFUSING_STATUSES = {400, 401, 403, 404, 421, 426}
# Refusals of a command that was not even looked at: rate_limited, overloaded.
WAITING_CODES = {1013, 1019}
INTEGERS = re.compile(r"(?:Swift\.)?U?Int(?:8|16|32|64|128)?")
MOST_SAFE = 2**53 - 1


class ClientError(Exception):
    """The start of all that this client raises."""


class CommandError(ClientError):
    """The server's refusal: its `code`, `key`, `message`, `pointer` and all of its `data`."""

    def __init__(self, error: dict[str, Any]):
        super().__init__(error["message"])
        self.message: str = error["message"]
        self.code: int = error["code"]
        self.data: dict[str, Any] = error.get("data") or {}
        self.key: str = self.data.get("key", "")
        self.pointer: str | None = self.data.get("pointer")


class TimedOut(ClientError, TimeoutError):
    """It took too long. The command may have been done: `key` is what it was sent under."""

    def __init__(self, message: str, key: str | None = None):
        super().__init__(message)
        self.key = key


class Disconnected(ClientError):
    """There is no connection, and no other is tried; `code` is the closing's or HTTP's."""

    def __init__(self, message: str, code: int | None = None):
        super().__init__(message)
        self.code = code


class HistoryEnded(ClientError):
    """The history that the command was meant for has ended; it is not sent to the next one."""


class NoRoom(ClientError):
    """The commands that wait, or this one, take more room than there is: nothing was sent."""


class _Unset:
    def __repr__(self) -> str:
        return "unset"


_UNSET: Any = _Unset()
Answer_co = TypeVar("Answer_co", covariant=True)
State = dict[str, Any]
OnChange = Callable[[State, dict[str, Any] | None], None]


class Methods(Generic[Answer_co]):
    """The server's methods, and any other by `call`. `Answer_co` is a result, or to be awaited."""

    def call(
        self,
        method: str,
        /,
        *,
        meta: dict[str, Any] | None = None,
        timeout: float | None = None,
        **params: Any,
    ) -> Answer_co:
        """Calls a method by its name on the wire, with the parameters' names on the wire.

        Gives the result when the change is in `state`. Raises CommandError, TimedOut, Disconnected,
        HistoryEnded or NoRoom. `meta` has `ifRevision`, `label`, and `key` where it shall be
        another than the client gives; `timeout` is in seconds.
        """
        raise NotImplementedError

    # <catalogue>
    # Here the server puts a method for each of its own.
    # </catalogue>


class _Gap(Exception):
    """The state here is not what the server's change begins with."""


class _Mirror:
    """The state at (epoch, revision), as the server's messages move it."""

    def __init__(self) -> None:
        self.epoch: str | None = None
        self.revision: int | None = None
        self.state: State = {}

    def take(self, change: dict[str, Any]) -> bool:
        """Takes a change; False for one that is known. A state handed out is never changed."""
        if change["revision"] <= (self.revision or 0):
            return False
        if "state" in change:
            self.state = change["state"]
        elif change["base"] != self.revision:
            raise _Gap
        else:
            try:
                self.state = _patched(self.state, change["patch"])
            except (LookupError, TypeError, ValueError) as error:
                self.revision = None
                raise _Gap from error
        self.revision = change["revision"]
        return True

    def begin(self, hello: dict[str, Any]) -> None:
        """Takes a whole state."""
        self.epoch, self.revision = hello["epoch"], hello["revision"]
        self.state = hello["state"]


class _Request:
    """A command that waits for its answer."""

    def __init__(self, text: str, size: int, key: str, answer: asyncio.Future[Any]):
        self.text, self.size, self.key, self.answer = text, size, key, answer
        self.refusal: CommandError | None = None

    def fail(self, error: ClientError) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class AsyncSession(Methods[Awaitable[Any]]):
    """A session, kept up to date over cuts and restarts. `connect_async` makes it.

    `on_change(state, change)` is called after each change; `change` is None where the whole state
    came anew.
    """

    def __init__(
        self,
        address: str,
        *,
        session: str | None = None,
        client: str | None = None,
        scene: str | None = None,
        token: str | None = None,
        timeout: float = PATIENCE,
        connect_timeout: float = FIRST_PATIENCE,
        most_waiting: int = MOST_WAITING,
        on_change: OnChange | None = None,
        **socket_options: Any,
    ):
        url = urllib.parse.urlsplit(address)
        named = re.findall(r"^/ws/([^/]+)$", url.path)
        named += urllib.parse.parse_qs(url.query).get("session", [])
        self.session = _checked(session or (named[0] if named else "main"))
        self.client = _checked(client or f"py-{secrets.token_hex(6)}")
        self.hello: dict[str, Any] = {}
        self.on_change = on_change
        scheme: Literal["ws", "wss"] = "wss" if url.scheme in ("https", "wss") else "ws"
        self._base = f"{scheme}://{url.netloc}/ws/"
        self._scene, self._timeout, self._most_waiting = scene, timeout, most_waiting
        self._connect_timeout = connect_timeout
        self._socket_options = {"compression": None, "proxy": None, "close_timeout": 1}
        if token is not None:
            self._socket_options["additional_headers"] = {"Authorization": f"Bearer {token}"}
        self._socket_options |= socket_options
        self._mirror = _Mirror()
        self._run_name = secrets.token_hex(6)
        self._last_id = 0
        self._pending: dict[int, _Request] = {}
        # The numbers of calls whose answers are unknown, and when these are no longer kept.
        self._late: dict[int, float] = {}
        # Seconds for which the server keeps answers; 0 if it cannot forget those that arrived.
        self._kept = 0
        self._waiting = 0
        self._unsent: deque[int] = deque()
        self._wake = asyncio.Event()
        self._first_hello: asyncio.Future[None] | None = None
        self._is_live = False
        self._ended: ClientError | None = None
        self._reason = "no server answers"
        self._attempt = 0
        self._longest = 1 << 62
        self._waits: list[tuple[Callable[[State], Any], asyncio.Future[State]]] = []
        self._line: asyncio.Task[None] | None = None

    @property
    def state(self) -> State:
        """The newest state: it is not to be changed, and stays as it is; a change makes another."""
        return self._mirror.state

    @property
    def revision(self) -> int:
        """The number of the newest revision, in the history `epoch`."""
        return self._mirror.revision or 0

    @property
    def epoch(self) -> str:
        """The history that the revision belongs to."""
        return self._mirror.epoch or ""

    @property
    def path(self) -> list[Any]:
        """The values on the detail's stack."""
        return [_plain(element) for element in self.state["detail"]["path"]]

    @property
    def is_connected(self) -> bool:
        """True while the line is open; what is called meanwhile waits for it."""
        return self._is_live

    async def open(self) -> AsyncSession:
        """Connects; returns when the state is here."""
        self._first_hello = asyncio.get_running_loop().create_future()
        self._line = asyncio.create_task(self._keep_connected())
        try:
            async with asyncio.timeout(self._connect_timeout):
                await self._first_hello
        except TimeoutError:
            within = f"Not connected within {self._connect_timeout} s"
            error = Disconnected(f"{within}: {self._reason}.")
            await self._leave(error)
            raise error from None
        except BaseException:
            await self.close()
            raise
        return self

    async def call(
        self,
        method: str,
        /,
        *,
        meta: dict[str, Any] | None = None,
        timeout: float | None = None,
        **params: Any,
    ) -> Any:
        if self._ended is not None:
            raise self._ended
        self._last_id += 1
        identity = self._last_id
        request = self._begin(identity, method, params, meta or {})
        patience = self._timeout if timeout is None else timeout
        try:
            async with asyncio.timeout(patience):
                return await request.answer
        except TimeoutError:
            if request.refusal is not None:
                raise request.refusal from None
            late = f"“{method}” was not answered within {patience} s."
            self._late[identity] = time.monotonic() + self._kept
            raise TimedOut(late, request.key) from None
        finally:
            self._pending.pop(identity, None)
            self._waiting -= request.size

    async def until(self, test: Callable[[State], Any], timeout: float | None = None) -> State:
        """Waits for a state, from now on, for which `test` gives a true value; returns it."""
        if self._ended is not None:
            raise self._ended
        if test(self.state):
            return self.state
        patience = self._timeout if timeout is None else timeout
        wait = (test, asyncio.get_running_loop().create_future())
        self._waits.append(wait)
        try:
            async with asyncio.timeout(patience):
                return await wait[1]
        except TimeoutError:
            if wait[1].done() and not wait[1].cancelled():
                raise
            late = f"Not within {patience} s; this is revision {self.revision}."
            raise TimedOut(late) from None
        finally:
            self._waits.remove(wait)

    async def close(self) -> None:
        """Leaves for good. What waits is raised Disconnected."""
        await self._leave(Disconnected("The client has been closed."))

    async def __aenter__(self) -> AsyncSession:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def _begin(
        self, identity: int, method: str, params: dict[str, Any], meta: dict[str, Any]
    ) -> _Request:
        given = {name: _tagged(value) for name, value in params.items() if value is not _UNSET}
        marks = meta if "key" in meta else self._key(identity) | meta
        message = {
            "jsonrpc": "2.0",
            "id": identity,
            "method": method,
            "params": {**given, "meta": marks},
        }
        text = json.dumps(message, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
        size = len(text.encode())
        self._check_room(size)
        answer = asyncio.get_running_loop().create_future()
        request = _Request(text, size, marks["key"], answer)
        self._pending[identity] = request
        self._waiting += size
        self._send(identity)
        return request

    def _key(self, identity: int) -> dict[str, Any]:
        """The key of a call. It confirms all answers before the first one that is missing."""
        key = {"key": f"{self._run_name}-{identity}"}
        if not self._kept:
            return key
        now = time.monotonic()
        self._late = {late: until for late, until in self._late.items() if until > now}
        missing = min([identity, *islice(self._pending, 1), *self._late])
        return key | {"confirmed": missing - 1}

    def _check_room(self, size: int) -> None:
        if size > self._longest:
            raise NoRoom(f"The command has {size} bytes; the server takes {self._longest}.")
        if self._waiting + size > self._most_waiting:
            waiting, most = self._waiting, self._most_waiting
            raise NoRoom(f"{waiting} bytes wait for their answers already; {most} may.")

    def _send(self, identity: int) -> None:
        self._unsent.append(identity)
        self._wake.set()

    def _url(self) -> str:
        query = {"client": self.client}
        if self._scene is not None:
            query["scene"] = self._scene
        if self._mirror.epoch is not None and self._mirror.revision is not None:
            query |= {"epoch": self._mirror.epoch, "revision": str(self._mirror.revision)}
        return f"{self._base}{self.session}?{urllib.parse.urlencode(query)}"

    async def _keep_connected(self) -> None:
        try:
            while self._ended is None:
                await self._visit()
                pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2**self._attempt)
                self._attempt = min(self._attempt + 1, 10)
                await asyncio.sleep(random.random() * pause)
        except Exception as error:
            gave_up = Disconnected(f"The client gave up: {error!r}.")
            gave_up.__cause__ = error
            self._end(gave_up)

    async def _visit(self) -> None:
        """One connection, from its opening to its end."""
        options = {
            "subprotocols": [SUBPROTOCOL],
            "max_size": MOST_READ,
            "open_timeout": OPENING_TIME,
            **self._socket_options,
        }
        try:
            # Without the loop of tries of its own, which would not tell what it refuses.
            async with contextlib.AsyncExitStack() as stack:
                socket = await open_socket(self._url(), **options)
                stack.push_async_callback(socket.close)
                code, reason = await self._converse(socket)
            self._closed(code, reason)
        except InvalidStatus as refused:
            status = refused.response.status_code
            self._reason = (
                f"HTTP {status}: {(refused.response.body or b'').decode(errors='replace')}"
            )
            if status in REFUSING_STATUSES:
                self._end(Disconnected(f"The server refuses: {self._reason}", status))
        except (OSError, InvalidHandshake) as error:
            self._reason = str(error) or repr(error)

    async def _converse(self, socket: ClientConnection) -> tuple[int, str]:
        """Hears the server to the end; gives its closing, or LOST and a reason of our own."""
        writer = asyncio.create_task(self._write(socket))
        try:
            while True:
                self._take(json.loads(await socket.recv()))
        except _Gap:
            return LOST, "a change does not fit"
        except ConnectionClosed as closed:
            if (
                closed.sent is not None
                and closed.sent.code == TOO_BIG
                and not closed.rcvd_then_sent
            ):
                # Ours, to missed changes that are too many: the whole state may be smaller.
                self._mirror.revision = None
                return LOST, "a message is too big"
            return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (LOST, "")
        finally:
            self._is_live = False
            writer.cancel()

    async def _write(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._is_live and self._unsent:
                    request = self._pending.get(self._unsent.popleft())
                    if request is not None and not request.answer.done():
                        await socket.send(request.text)

    def _closed(self, code: int, reason: str) -> None:
        self._reason = reason or self._reason
        if code >= FIRST_FINAL:
            self._end(Disconnected(f"The server closed: {reason}.", code))
        elif code in REFUSING_CODES:
            self._fail(Disconnected(f"The server hung up: {reason or code}.", code))

    def _take(self, message: dict[str, Any]) -> None:
        match message.get("method"):
            case "hello":
                self._welcome(message["params"])
            case "changed":
                self._fold(message["params"])
            case "renamed":
                self.session = message["params"]["name"]
            case None:
                self._settle(message)

    def _welcome(self, hello: dict[str, Any]) -> None:
        self._attempt = 0
        self.hello = hello
        limits = hello["limits"]
        self._longest = limits.get("messageBytes", self._longest)
        self._kept = limits["keySeconds"] if limits.get("confirmedRuns") else 0
        if hello.get("resumed"):
            for change in hello["changes"]:
                self._fold(change)
        else:
            if self._mirror.epoch not in (None, hello["epoch"]):
                self._fail(HistoryEnded("The session has a new history; this was not sent to it."))
            self._mirror.begin(hello)
            self._tell(None)
        self._is_live = True
        self._unsent = deque(self._pending)
        self._wake.set()
        if self._first_hello is not None and not self._first_hello.done():
            self._first_hello.set_result(None)

    def _fold(self, change: dict[str, Any]) -> None:
        if self._mirror.take(change):
            self._tell(change)

    def _tell(self, change: dict[str, Any] | None) -> None:
        for test, found in self._waits:
            if found.done():
                continue
            try:
                if test(self.state):
                    found.set_result(self.state)
            except Exception as error:  # It is the author's, and goes to who waits.
                found.set_exception(error)
        if self.on_change is not None:
            try:
                self.on_change(self.state, change)
            except Exception as error:  # As from any callback of a loop: told, and stops nothing.
                told = {"message": "on_change raised", "exception": error}
                asyncio.get_running_loop().call_exception_handler(told)

    def _settle(self, answer: dict[str, Any]) -> None:
        identity = answer.get("id")
        if identity is None:
            # To a message that the server could not read: the oldest one's.
            identity = next(iter(self._pending), None)
        request = self._pending.get(identity)
        if request is None or request.answer.done():
            return
        if "error" in answer:
            self._refused(identity, request, CommandError(answer["error"]))
        else:
            request.answer.set_result(answer["result"])

    def _refused(self, identity: int, request: _Request, refusal: CommandError) -> None:
        """Waits out what was not looked at; it may then come behind what was sent after it."""
        if refusal.code not in WAITING_CODES:
            request.fail(refusal)
            return
        request.refusal = refusal
        pause = refusal.data.get("retryAfterMs", 1000) / 1000
        asyncio.get_running_loop().call_later(pause, self._send, identity)

    def _fail(self, error: ClientError) -> None:
        for request in self._pending.values():
            request.fail(error)

    def _end(self, error: ClientError) -> None:
        if self._ended is not None:
            return
        self._ended = error
        self._fail(error)
        for _, found in self._waits:
            if not found.done():
                found.set_exception(error)
        if self._first_hello is not None and not self._first_hello.done():
            self._first_hello.set_exception(error)

    async def _leave(self, error: ClientError) -> None:
        self._end(error)
        if self._line is not None:
            self._line.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self._line


class connect_async:  # noqa: N801 (it is called as a function is)
    """Connects to a session, in `async with` or awaited; `AsyncSession` says what it takes."""

    def __init__(self, address: str, **options: Any):
        self._address, self._options = address, options

    def __await__(self) -> Generator[Any, None, AsyncSession]:
        return self._open().__await__()

    async def _open(self) -> AsyncSession:
        return await AsyncSession(self._address, **self._options).open()

    async def __aenter__(self) -> AsyncSession:
        self._opened = await self._open()
        return self._opened

    async def __aexit__(self, *_: object) -> None:
        await self._opened.close()


class Session(Methods[Any]):
    """The same for scripts without asyncio, which has a thread of its own here. `connect` makes it.

    `on_change`, and what `until` is given, run on that thread: there, nothing can be called.
    """

    def __init__(self, address: str, **options: Any):
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        try:
            self._app = self._do(connect_async(address, **options)._open())
        except BaseException:
            self._stop()
            raise

    def call(
        self,
        method: str,
        /,
        *,
        meta: dict[str, Any] | None = None,
        timeout: float | None = None,
        **params: Any,
    ) -> Any:
        return self._do(self._app.call(method, meta=meta, timeout=timeout, **params))

    def until(self, test: Callable[[State], Any], timeout: float | None = None) -> State:
        """Waits for a state, from now on, for which `test` gives a true value; returns it."""
        return self._do(self._app.until(test, timeout))

    def close(self) -> None:
        """Leaves for good."""
        if not self._loop.is_closed():
            self._do(self._app.close())
            self._stop()

    @property
    def state(self) -> State:
        """The newest state: it is not to be changed, and stays as it is; a change makes another."""
        return self._app.state

    @property
    def revision(self) -> int:
        """The number of the newest revision, in the history `epoch`."""
        return self._app.revision

    @property
    def epoch(self) -> str:
        """The history that the revision belongs to."""
        return self._app.epoch

    @property
    def path(self) -> list[Any]:
        """The values on the detail's stack."""
        return self._app.path

    @property
    def session(self) -> str:
        """The session's name."""
        return self._app.session

    @property
    def client(self) -> str:
        """The name under which the server knows this client again."""
        return self._app.client

    @property
    def hello(self) -> dict[str, Any]:
        """The server's first message of the newest connection, with its limits."""
        return self._app.hello

    @property
    def is_connected(self) -> bool:
        """True while the line is open; what is called meanwhile waits for it."""
        return self._app.is_connected

    @property
    def on_change(self) -> OnChange | None:
        """Called after each change, on the client's own thread."""
        return self._app.on_change

    @on_change.setter
    def on_change(self, handler: OnChange | None) -> None:
        self._app.on_change = handler

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _do(self, work: Coroutine[Any, Any, Any]) -> Any:
        if threading.current_thread() is self._thread or self._loop.is_closed():
            work.close()
            if self._loop.is_closed():
                raise Disconnected("The client has been closed.")
            raise RuntimeError("Nothing can be called in on_change, or in what until is given.")
        done = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return done.result()
        except BaseException:
            done.cancel()
            raise

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


def connect(address: str, **options: Any) -> Session:
    """Connects to a session; returns when its state is here.

    The address is the server's (`http://127.0.0.1:8080`, with `session="demo"`), the session's
    (`ws://127.0.0.1:8080/ws/demo`) or that of its page. Options: `session`, `client` (a stable
    name), `scene` (of a session that this makes), `token`, `timeout` and `connect_timeout` in
    seconds, `most_waiting` in bytes, `on_change`, and any of `websockets`' own, such as `ssl`.
    """
    return Session(address, **options)


def _checked(name: str) -> str:
    if re.fullmatch(r"[A-Za-z0-9_-]{1,64}", name):
        return name
    raise ValueError(f"A name has 1 to 64 letters, digits, “_” or “-”, unlike “{name}”.")


def _plain(element: dict[str, Any]) -> Any:
    """The value of an element; long integers come as strings."""
    value = element.get("value")
    is_long = isinstance(value, str) and INTEGERS.fullmatch(element["type"])
    return int(value) if is_long else value


def _tagged(value: Any) -> Any:
    """The value as it travels: integers beyond ±(2^53−1) as strings with their type."""
    match value:
        case bool():
            return value
        case int() if abs(value) > MOST_SAFE:
            return {"type": "Int", "value": str(value)}
        case list() | tuple():
            return [_tagged(part) for part in value]
        case {"type": str(name), "value": int(number)} if INTEGERS.fullmatch(name):
            is_long = not isinstance(number, bool) and abs(number) > MOST_SAFE
            return {**value, "value": str(number)} if is_long else value
        case {"type": str(), "value": _}:
            return value
        case dict():
            return {key: _tagged(part) for key, part in value.items()}
    return value


def _patched(document: Any, patch: list[dict[str, Any]]) -> Any:
    """The document after a patch of add, remove and replace; the one before stays as it was."""
    own: dict[int, Any] = {}
    for step in patch:
        keys = [key.replace("~1", "/").replace("~0", "~") for key in step["path"].split("/")[1:]]
        document = _edited(document, keys, step, own)
    return document


def _edited(node: Any, keys: list[str], step: dict[str, Any], own: dict[int, Any]) -> Any:
    """`own` holds the copies that this patch has made, by their identities."""
    if not keys:
        return step["value"]
    if not isinstance(node, (dict, list)):
        raise TypeError("it leads through a scalar")
    copy = node if id(node) in own else node.copy()
    own[id(copy)] = copy
    key: Any = int(keys[0]) if isinstance(copy, list) else keys[0]
    if len(keys) > 1:
        copy[key] = _edited(copy[key], keys[1:], step, own)
    elif step["op"] == "remove":
        del copy[key]
    elif step["op"] == "add" and isinstance(copy, list):
        if key > len(copy):
            raise IndexError(key)
        copy.insert(key, step["value"])
    elif step["op"] == "replace" and isinstance(copy, dict) and key not in copy:
        raise KeyError(key)
    else:
        copy[key] = step["value"]
    return copy
