"""A session as the protocol describes it: slow, obvious, and written without looking at the server.

It knows the sandbox's part of the state document: the path, the selections, the columns and the
device. The server chooses the ids, and the model checks them: an element keeps its id as long as
it lives, even through undo and restore, and a new element never gets one that was used before.
"""

from __future__ import annotations

import dataclasses
import itertools
import json
from typing import Any

DEVICES = ["ipad-11-landscape", "iphone-16", "ipad-11", "ipad-13", "mac-window", "iphone-se"]
VISIBILITIES = ["automatic", "all", "doubleColumn", "detailOnly"]
COLUMNS = ["sidebar", "content", "detail"]
SCALARS = {"Int", "UInt8", "Int64", "Double", "String", "Bool"}

tokens = itertools.count(1)


class Refusal(Exception):
    """An error answer, with its code."""

    def __init__(self, code: int):
        super().__init__(code)
        self.code = code


@dataclasses.dataclass(frozen=True)
class Value:
    """A type's name, and the value as canonical JSON."""

    type: str
    text: str

    @staticmethod
    def read(wire: Any) -> Value:
        """Reads a value as a client writes it, or as a state document shows it."""
        if isinstance(wire, bool):
            kind, value = "Swift.Bool", wire
        elif isinstance(wire, int):
            kind, value = "Swift.Int", wire
        elif isinstance(wire, float):
            kind, value = "Swift.Double", wire
        elif isinstance(wire, str):
            kind, value = "Swift.String", wire
        else:
            kind, value = qualified(wire["type"]), wire["value"]
        if kind == "Swift.Double":
            value = float(value)
        return Value(kind, json.dumps(value, sort_keys=True))


def qualified(name: str) -> str:
    return f"Swift.{name}" if name in SCALARS else name


@dataclasses.dataclass(frozen=True)
class Element:
    value: Value
    token: int = dataclasses.field(default_factory=lambda: next(tokens))


@dataclasses.dataclass(frozen=True)
class State:
    path: tuple[Element, ...] = ()
    sidebar: Any = None  # an element, a frozenset of elements, or None
    content: Any = None
    visibility: str = "automatic"
    preferred: str = "sidebar"
    device: str = "ipad-11-landscape"

    def with_(self, **changes: Any) -> State:
        return dataclasses.replace(self, **changes)


def pushed(params: dict) -> list[Element]:
    wires = params["values"] if "values" in params else [params["value"]]
    return [Element(Value.read(wire)) for wire in wires]


def push(state: State, params: dict) -> State:
    elements = pushed(params)
    if not elements:
        return state
    below = state.path if params.get("column", "detail") == "detail" else ()
    return state.with_(path=(*below, *elements))


def pop(state: State, params: dict) -> State:
    count = params.get("count", 1)
    if count > len(state.path):
        raise Refusal(1001)
    return state.with_(path=state.path[: len(state.path) - count])


def pop_to_root(state: State, params: dict) -> State:
    return state.with_(path=())


def pop_to(state: State, params: dict, names: dict[int, str]) -> State:
    def fits(index: int, element: Element) -> bool:
        if "index" in params:
            return index == params["index"]
        if "id" in params:
            return names.get(element.token) == params["id"]
        if "value" in params:
            return element.value == Value.read(params["value"])
        return element.value.type == qualified(params["type"])

    for index in reversed(range(len(state.path))):
        if fits(index, state.path[index]):
            return state.with_(path=state.path[: index + 1])
    raise Refusal(1002)


def set_path(state: State, params: dict) -> State:
    values = [Value.read(wire) for wire in params["values"]]
    common = 0
    while common < min(len(values), len(state.path)) and state.path[common].value == values[common]:
        common += 1
    return state.with_(path=(*state.path[:common], *(Element(v) for v in values[common:])))


def replace_top(state: State, params: dict) -> State:
    if not state.path:
        raise Refusal(1001)
    value = Value.read(params["value"])
    if state.path[-1].value == value:
        return state
    return state.with_(path=(*state.path[:-1], Element(value)))


def chosen(selection: Any) -> Any:
    """The selection without its ids."""
    if isinstance(selection, frozenset):
        return frozenset(element.value for element in selection)
    return None if selection is None else selection.value


def select(state: State, params: dict) -> State:
    column = params["column"]
    if column == "detail":
        raise Refusal(1006)
    if "values" in params:
        selection: Any = frozenset(
            Element(value) for value in {Value.read(wire) for wire in params["values"]}
        )
    else:
        wire = params["value"]
        selection = None if wire is None else Element(Value.read(wire))
    if chosen(selection) == chosen(getattr(state, column)):
        return state
    # SEMANTICS 78: a new selection removes the screens from the detail's stack.
    return state.with_(**{column: selection, "path": ()})


def set_visibility(state: State, params: dict) -> State:
    return state.with_(visibility=params["visibility"])


def set_preferred(state: State, params: dict) -> State:
    return state.with_(preferred=params["column"])


def set_environment(state: State, params: dict) -> State:
    return state.with_(device=params["device"])


STEPS = {
    "push": push,
    "pop": pop,
    "popToRoot": pop_to_root,
    "setPath": set_path,
    "replaceTop": replace_top,
    "select": select,
    "setColumnVisibility": set_visibility,
    "setPreferredCompactColumn": set_preferred,
    "setEnvironment": set_environment,
}


class SessionModel:
    """The log as a list of states: `states[n]` is the state at revision n."""

    def __init__(self, hello_state: dict):
        self.states = [
            State(
                visibility=hello_state["columnVisibility"],
                preferred=hello_state["preferredCompactColumn"],
                device=hello_state["environment"]["device"],
            )
        ]
        self.causes: list[tuple] = [()]
        self.done: list[tuple[State, State]] = []
        self.undone: list[tuple[State, State]] = []
        self.answers: dict[tuple[str, str], dict] = {}
        self.names: dict[int, str] = {}
        self.traits: dict[str, dict] = {}

    def copy(self) -> SessionModel:
        other = object.__new__(SessionModel)
        other.__dict__ = {key: type(value)(value) for key, value in self.__dict__.items()}
        return other

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def revision(self) -> int:
        return len(self.states) - 1

    def run(self, client: str, method: str, params: dict) -> dict:
        """The result of a command; a refusal is raised."""
        meta = params.get("meta", {})
        name = (client, meta.get("key"))
        if name in self.answers:
            if isinstance(self.answers[name], Refusal):
                raise self.answers[name]
            return self.answers[name] | {"replayed": True}
        try:
            answer = self.run_first(client, method, params)
        except Refusal as refusal:
            answer = refusal
        if meta.get("key") is not None:
            self.answers[name] = answer
        if isinstance(answer, Refusal):
            raise answer
        return answer

    def run_first(self, client: str, method: str, params: dict) -> dict:
        meta = params.get("meta", {})
        if meta.get("ifRevision", self.revision) != self.revision:
            raise Refusal(1009)
        before, after = self.state, self.decide(method, params)
        is_change = after != before
        if is_change:
            self.note(method, before, after)
            self.states.append(after)
            self.causes.append((method, client, meta.get("label")))
        return {"revision": self.revision, "changed": is_change}

    def decide(self, method: str, params: dict) -> State:
        if method == "undo":
            return self.done[-1][0] if self.done else self.state
        if method == "redo":
            return self.undone[-1][1] if self.undone else self.state
        if method == "restore":
            return self.states[params["revision"]]
        if method != "transaction":
            return self.step(self.state, method, params)
        state = self.state
        try:
            for command in params["commands"]:
                state = self.step(state, command["method"], command.get("params", {}))
        except Refusal:
            raise Refusal(1010) from None
        return state

    def step(self, state: State, method: str, params: dict) -> State:
        if method == "popTo":
            return pop_to(state, params, self.names)
        return STEPS[method](state, params)

    def note(self, method: str, before: State, after: State) -> None:
        """Records a step to undo, or moves it between the done and the undone ones."""
        if method == "undo":
            self.undone.append(self.done.pop())
        elif method == "redo":
            self.done.append(self.undone.pop())
        else:
            self.done.append((before, after))
            self.undone.clear()

    def check(self, document: dict, revision: int | None = None) -> None:
        """Checks that the state document equals the model's state at that revision."""
        state = self.states[-1 if revision is None else revision]
        assert document["columnVisibility"] == state.visibility, document["columnVisibility"]
        assert document["preferredCompactColumn"] == state.preferred
        environment = document["environment"]
        assert environment["device"] == state.device, environment
        assert self.traits.setdefault(state.device, environment) == environment
        shown = document["detail"]["path"]
        assert [Value.read(item) for item in shown] == [item.value for item in state.path], (
            f"the path is {shown}, expected {state.path}"
        )
        for element, item in zip(state.path, shown, strict=True):
            self.check_name(element, item)
        for column in ["sidebar", "content"]:
            self.check_selection(getattr(state, column), document[column]["selection"])

    def check_selection(self, selection: Any, shown: Any) -> None:
        if selection is None:
            assert shown is None, shown
            return
        elements = selection if isinstance(selection, frozenset) else {selection}
        items = shown if isinstance(selection, frozenset) else [shown]
        by_value = {element.value: element for element in elements}
        assert {Value.read(item) for item in items} == set(by_value), (shown, selection)
        assert len(items) == len(elements)
        for item in items:
            self.check_name(by_value[Value.read(item)], item)

    def check_name(self, element: Element, item: dict) -> None:
        known = self.names.get(element.token)
        if known is None:
            assert item["id"] not in self.names.values(), f"{item['id']} was another element's"
            self.names[element.token] = item["id"]
        else:
            assert item["id"] == known, f"{known} is called {item['id']} now"
