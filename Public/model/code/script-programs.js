// A script as a program that runs it on a session of a server, and checks its expectations.

import { fromRequestValue } from "../script/request-values.js";
import { typeFamily } from "../../protocol/type-names.js";
import { javascriptFrame, pythonFrame } from "./program-frames.js";
import { rawJSON } from "./scripts.js";

/** @import { ScriptLine } from "../script/lines.js" */

/**
 * The lines at their places in the script, with the values of a path in the server's spelling.
 * @param {ScriptLine[]} lines
 */
function textOf(lines) {
  const texts = Array.from({ length: lines.at(-1)?.line ?? 0 }, () => "");
  for (const line of lines)
    texts[line.line - 1] = rawJSON(line.kind === "expect" ? expectation(line) : request(line));
  return texts.join("\n");
}

/** @param {Extract<ScriptLine, { kind: "command" }>} line */
function request({ method, params, refused }) {
  return { method, params, ...(refused === null ? {} : { refused }) };
}

/** @param {Extract<ScriptLine, { kind: "expect" }>} line */
function expectation({ expectations, within }) {
  const expect = Object.fromEntries(
    expectations.map(({ name, value }) => [name, name === "path" ? comparedPath(value) : value]),
  );
  return { expect, ...(within === 0 ? {} : { within }) };
}

/** @param {unknown} path */
function comparedPath(path) {
  return /** @type {unknown[]} */ (path).map((spelling) => {
    const { type = "", value = null } = fromRequestValue(spelling) ?? {};
    if (typeFamily(type) !== "int") return { type, value };
    const number = Number(String(value));
    return { type, value: Number.isSafeInteger(number) ? number : String(value) };
  });
}

/**
 * A script for Python with the package websockets.
 * @param {ScriptLine[]} lines
 */
export function pythonProgram(lines) {
  return pythonFrame({
    about: "A script of Colonnade.",
    success: "every line went as expected",
    session: "script",
    imports: ["import time", "from decimal import Decimal"],
    texts: `LINES = r'''
${textOf(lines)}
'''`,
    body: `def read(text):
    """JSON whose numbers keep their digits."""
    return json.loads(text, parse_float=Decimal)


def found(state, name):
    """The state's value under a word, or at a JSON pointer."""
    if name == "path":
        return [{key: one[key] for key in ("type", "value")} for one in state["detail"]["path"]]
    if name == "depth":
        return len(state["detail"]["path"])
    if name == "titles":
        return [screen["title"] for screen in state["screens"]]
    if name == "problems":
        return [problem["code"] for problem in state["problems"]]
    for token in name.split("/")[1:]:
        key = token.replace("~1", "/").replace("~0", "~")
        state = state[int(key)] if isinstance(state, list) else state[key]
    return state


def same(one, other):
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    return one == other


def failure(state, expected):
    """Why something expected does not hold; None if all does."""
    for name, value in expected.items():
        try:
            there = found(state, name)
        except (KeyError, IndexError, TypeError, ValueError):
            return f"{name}: expected {value!r}, there is nothing"
        if not same(there, value):
            return f"{name}: expected {value!r}, found {there!r}"
    return None


def look(socket, expected, within):
    end = time.monotonic() + within / 1000
    while True:
        state = read(call(socket, '{"method":"state.get"}'))["result"]["state"]
        reason = failure(state, expected)
        if reason is None or time.monotonic() >= end:
            return reason
        time.sleep(0.05)


def send(socket, text, refused):
    """Why a request did not go as it was to; None if it did."""
    error = read(call(socket, text)).get("error")
    if error is None:
        return None if refused is None else "expected a refusal, but it was done"
    if refused is True or refused == error["code"]:
        return None
    return error["message"]


def main(url):
    with opened(url) as socket:
        for number, text in enumerate(LINES.split("\\n")):
            if not text:
                continue
            line = read(text)
            if "expect" in line:
                reason = look(socket, line["expect"], line.get("within", 0))
            else:
                reason = send(socket, text, line.get("refused"))
            if reason is not None:
                sys.exit(f"Line {number}: {reason}")
    print(f"Every line went as expected on {url}.")`,
  });
}

/**
 * A module for Node, and for the browser's console on the dashboard.
 * @param {ScriptLine[]} lines
 */
export function javascriptProgram(lines) {
  return javascriptFrame({
    about: "A script of Colonnade.",
    success: "every line went as expected",
    session: "script",
    texts: `const LINES = String.raw\`
${textOf(lines)}
\`.split("\\n");`,
    body: `/** JSON with integers that keep their digits, in one order of members. */
const read = (text) => JSON.parse(text, (_, value, context) => {
  if (typeof value === "number") {
    return /^-?\\d+$/.test(context?.source ?? "") && !Number.isSafeInteger(value)
      ? { integer: context.source }
      : value;
  }
  const isPlain = value && typeof value === "object" && !Array.isArray(value);
  return isPlain ? Object.fromEntries(Object.entries(value).sort()) : value;
});

const WORDS = {
  path: ({ detail }) => detail.path.map(({ type, value }) => ({ type, value })),
  depth: ({ detail }) => detail.path.length,
  titles: ({ screens }) => screens.map(({ title }) => title),
  problems: ({ problems }) => problems.map(({ code }) => code),
};

/** The state's value under a word, or at a JSON pointer. */
const found = (state, name) => name in WORDS ? WORDS[name](state) : name.split("/").slice(1)
  .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"))
  .reduce((place, key) => place?.[key], state);

/** The reason why something expected does not hold; undefined if all does. */
const failure = (state, expected) => {
  for (const [name, value] of Object.entries(expected)) {
    const [is, was] = [found(state, name), value].map((one) => JSON.stringify(one));
    if (is !== was) return \`\${name}: expected \${was}, found \${is ?? "nothing"}\`;
  }
};

const look = async (expected, within) => {
  for (const end = Date.now() + within;;) {
    const { result: { state } } = read(await call('{"method":"state.get"}'));
    const reason = failure(state, expected);
    if (reason === undefined || Date.now() >= end) return reason;
    await new Promise((done) => setTimeout(done, 50));
  }
};

const send = async (text, refused) => {
  const { error } = read(await call(text));
  if (!error) return refused === undefined ? undefined : "expected a refusal, but it was done";
  return refused === true || refused === error.code ? undefined : error.message;
};

for (const [number, text] of LINES.entries()) {
  if (text === "") continue;
  const { expect, within = 0, refused } = read(text);
  const reason = await (expect ? look(expect, within) : send(text, refused));
  if (reason !== undefined) throw new Error(\`Line \${number}: \${reason}\`);
}
socket.close();
console.log(\`Every line went as expected on \${url.host}\${url.pathname}.\`);`,
  });
}
