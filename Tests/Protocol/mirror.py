"""A client as the protocol intends it: a mirror of the state, kept up to date by changes."""

import contextlib
import copy
import itertools
import json
import urllib.parse

import jsonpatch
from websockets.sync.client import connect

import sentences

PATIENCE = 20.0


class Refused(Exception):
    """An error answer."""

    def __init__(self, error):
        super().__init__(f"{error['code']}: {error['message']}")
        self.error = error
        self.code = error["code"]
        self.data = error.get("data", {})


def loads(text):
    """JSON without ambiguity: a repeated member is an error."""

    def unique(pairs):
        members = dict(pairs)
        assert len(members) == len(pairs), f"a member stands twice: {pairs}"
        return members

    message = json.loads(text, object_pairs_hook=unique)
    sentences.check(message)
    return message


class Mirror:
    """The epoch, the revision and the state, from `hello` and `changed`."""

    def __init__(self, state=None, revision=None, epoch=None):
        self._state, self.revision, self.epoch = state, revision, epoch
        self.changes = []

    @property
    def state(self):
        """A copy: later changes do not affect it."""
        return copy.deepcopy(self._state)

    def greet(self, params):
        """Applies a hello; a resumed one continues from here."""
        self.epoch = params["epoch"]
        if params.get("resumed"):
            assert "state" not in params, "either changes or a state"
            for change in params["changes"]:
                self.take(change)
        else:
            assert "changes" not in params, "either changes or a state"
            self._state = params["state"]
            self.revision = params["revision"]
        assert self.revision == params["revision"]

    def take(self, change):
        """Applies the params of a `changed`."""
        assert change["base"] == self.revision, (change["base"], self.revision)
        assert change["revision"] > change["base"]
        assert ("patch" in change) != ("state" in change), change.keys()
        if "patch" in change:
            assert change["revision"] == change["base"] + 1
            for operation in change["patch"]:
                assert operation["op"] in ("add", "remove", "replace"), operation
                assert "-" not in operation["path"].split("/"), operation
            patch = jsonpatch.JsonPatch(copy.deepcopy(change["patch"]))
            self._state = patch.apply(self._state, in_place=True)
        else:
            self._state = copy.deepcopy(change["state"])
        self.revision = change["revision"]
        self.changes.append(change)


class Client:
    """A script with a mirror, on the `websockets` package."""

    def __init__(
        self,
        server,
        session="main",
        mirror=None,
        headers=None,
        tls=None,
        open_timeout=PATIENCE,
        **query,
    ):
        if mirror is not None:
            query |= {"epoch": mirror.epoch, "revision": mirror.revision}
        self.url = f"{server.websocket_url}/{session}"
        if query:
            self.url += "?" + urllib.parse.urlencode(query)
        self.open = contextlib.ExitStack()
        self.socket = self.open.enter_context(
            connect(
                self.url,
                subprotocols=["colonnade.v1"],
                compression=None,
                max_size=None,
                additional_headers=headers,
                open_timeout=open_timeout,
                close_timeout=1,
                proxy=None,
                ssl=tls,
            )
        )
        self.mirror = mirror or Mirror()
        self.watch = query.get("watch", "patch")
        self.identities = itertools.count(1)
        self.greeting = self.read()
        assert self.greeting["method"] == "hello", self.greeting
        self.hello = self.greeting["params"]
        self.mirror.greet(self.hello)

    @property
    def state(self):
        return self.mirror.state

    @property
    def path(self):
        """The values on the stack, without their ids."""
        return [element["value"] for element in self.state["detail"]["path"]]

    @property
    def revision(self):
        return self.mirror.revision

    @property
    def changes(self):
        return self.mirror.changes

    def read(self, timeout=PATIENCE):
        """The next message; a change is already in the mirror."""
        message = loads(self.socket.recv(timeout=timeout))
        if isinstance(message, dict) and message.get("method") == "changed":
            self.mirror.take(message["params"])
        return message

    def say(self, message):
        """Sends a value as JSON, or a text or bytes as they are."""
        is_ready = isinstance(message, (str, bytes))
        self.socket.send(message if is_ready else json.dumps(message, ensure_ascii=False))

    def answer(self):
        """The next message that is not a notification."""
        while True:
            message = self.read()
            if isinstance(message, list) or "method" not in message:
                return message

    def ask(self, message):
        self.say(message)
        return self.answer()

    def call(self, method, **params):
        """The result of a request; an error answer is raised."""
        identity = next(self.identities)
        answer = self.ask({"jsonrpc": "2.0", "id": identity, "method": method, "params": params})
        assert answer["jsonrpc"] == "2.0" and answer["id"] == identity, answer
        if "error" in answer:
            raise Refused(answer["error"])
        return answer["result"]

    def tell(self, method, **params):
        """A notification: nothing is answered."""
        self.say({"jsonrpc": "2.0", "method": method, "params": params})

    def wait_for(self, revision):
        """Reads until the mirror is at this revision."""
        while self.mirror.revision < revision:
            self.read()
        assert self.mirror.revision == revision

    def close(self):
        self.open.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
