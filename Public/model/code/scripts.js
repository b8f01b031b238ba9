// Scripts that bring a session of a server to the end of a recording, and check that it is there.

import { writeExactly } from "../../protocol/exact-json.js";
import { documentOf } from "../session/session-document.js";

/** @import { Recording } from "../script/recording.js" */

/**
 * JSON in pure ASCII, without the characters that would end or change a raw string of Python or
 * JavaScript. The JSON means the same.
 * @param {unknown} value
 */
export function rawJSON(value) {
  return writeExactly(value).replace(
    /[^\x20-\x7e]|['`$]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** @param {Recording} recording */
function texts({ opening, steps, end }) {
  const requests = [...opening, ...steps].map(rawJSON).join("\n");
  return { requests, expected: rawJSON(documentOf(end)) };
}

/**
 * The revisions in words: "r3 to r9 of the session “main”"; the name is ASCII by the rules of names.
 * @param {Recording} recording
 */
export function spanWords({ from, to, session }) {
  return `${from === to ? `r${to}` : `r${from} to r${to}`} of the session "${session}"`;
}

/**
 * A script for Python with the package websockets.
 * @param {Recording} recording
 */
export function pythonScript(recording) {
  const { requests, expected } = texts(recording);
  return `#!/usr/bin/env python3
"""${spanWords(recording)}, recorded by Colonnade.

Usage: python3 this-file.py [URL], URL like ws://127.0.0.1:8080/ws/demo. Needs the package
websockets. The status is 0 if the server's state is then as it was recorded, else 1.
"""

import json
import secrets
import sys

from websockets.sync.client import connect

REQUESTS = r'''
${requests}
'''

EXPECTED = r'''
${expected}
'''


def spelled(text):
    """JSON with its numbers as they are spelled."""
    return json.loads(
        text, parse_int=lambda digits: ("number", digits),
        parse_float=lambda digits: ("number", digits))


def call(socket, request):
    """The answer to a request that has no id yet."""
    socket.send('{"id":1,' + request[1:])
    while True:
        message = socket.recv()
        answer = json.loads(message)
        if "method" in answer:
            continue
        if "error" in answer:
            sys.exit(f"{request[:200]}\\n{answer['error']['message']}")
        return message


def main(url):
    with connect(url + ("&" if "?" in url else "?") + "watch=none", max_size=None) as socket:
        for request in REQUESTS.split("\\n"):
            if request:
                call(socket, request)
        found = spelled(call(socket, '{"method":"export"}'))["result"]["document"]
    for name, value in spelled(EXPECTED).items():
        if found.get(name) != value:
            sys.exit(f"{name} is {found.get(name)!r}, expected {value!r}")
    print(f"The state of {url} is as it was recorded.")


if __name__ == "__main__":
    fresh = f"ws://127.0.0.1:8080/ws/recorded-{secrets.token_hex(4)}"
    main(sys.argv[1] if len(sys.argv) > 1 else fresh)
`;
}

/**
 * A module for Node, and for the browser's console on the dashboard.
 * @param {Recording} recording
 */
export function javascriptModule(recording) {
  const { requests, expected } = texts(recording);
  return `// ${spanWords(recording)}, recorded by Colonnade.
//
// In Node 22 or newer: node this-file.mjs [URL], URL like ws://127.0.0.1:8080/ws/demo; the status is
// 0 if the server's state is then as it was recorded, else 1. Or in the console of the dashboard.

const REQUESTS = String.raw\`
${requests}
\`.trim().split("\\n");

const EXPECTED = String.raw\`
${expected}
\`;

const name = \`recorded-\${Math.random().toString(36).slice(2, 10)}\`;
const page = globalThis.location?.href.replace(/^http/, "ws") ?? "ws://127.0.0.1:8080/";
const url = new URL(globalThis.process?.argv[2] ?? new URL(\`/ws/\${name}\`, page));
url.searchParams.set("watch", "none");

/** JSON with its numbers as they are spelled, in one order of members. */
const spelled = (text) => JSON.parse(text, (_, value, context) => {
  if (typeof value === "number") return { number: context?.source ?? String(value) };
  const isPlain = value && typeof value === "object" && !Array.isArray(value);
  return isPlain ? Object.fromEntries(Object.entries(value).sort()) : value;
});

const socket = new WebSocket(url);
await new Promise((resolve, reject) => {
  socket.onopen = resolve;
  socket.onerror = () => reject(new Error(\`There is no connection to \${url}.\`));
});

/** The text of the answer to a request that has no id yet. */
const call = (request) => new Promise((resolve, reject) => {
  socket.onmessage = ({ data }) => {
    const { id, error } = JSON.parse(data);
    if (error) reject(new Error(\`\${request.slice(0, 200)}\\n\${error.message}\`));
    else if (id === 1) resolve(data);
  };
  socket.send(\`{"id":1,\${request.slice(1)}\`);
});

for (const request of REQUESTS) await call(request);
const found = spelled(await call('{"method":"export"}')).result.document;
socket.close();
for (const [member, value] of Object.entries(spelled(EXPECTED))) {
  const [is, was] = [found[member], value].map((one) => JSON.stringify(one));
  if (is !== was) throw new Error(\`\${member} is \${is}, expected \${was}\`);
}
console.log(\`The state of \${url.host}\${url.pathname} is as it was recorded.\`);
`;
}
