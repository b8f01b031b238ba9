// Scripts that bring a session of a server to the end of a recording, and check that it is there.

import { writeExactly } from "../../protocol/exact-json.js";
import { documentOf } from "../session/session-document.js";
import { javascriptFrame, pythonFrame } from "./program-frames.js";

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
  return pythonFrame({
    about: `${spanWords(recording)}, recorded by Colonnade.`,
    success: "the server's state is then as it was recorded",
    session: "recorded",
    texts: `REQUESTS = r'''
${requests}
'''

EXPECTED = r'''
${expected}
'''`,
    body: `def spelled(text):
    """JSON with its numbers as they are spelled."""
    return json.loads(
        text, parse_int=lambda number: ("number", number),
        parse_float=lambda number: ("number", number))


def main(url):
    with opened(url) as socket:
        for request in REQUESTS.split("\\n"):
            if not request:
                continue
            answer = json.loads(call(socket, request))
            if "error" in answer:
                sys.exit(f"{request[:200]}\\n{answer['error']['message']}")
        found = spelled(call(socket, '{"method":"export"}'))["result"]["document"]
    for name, value in spelled(EXPECTED).items():
        if found.get(name) != value:
            sys.exit(f"{name} is {found.get(name)!r}, expected {value!r}")
    print(f"The state of {url} is as it was recorded.")`,
  });
}

/**
 * A module for Node, and for the browser's console on the dashboard.
 * @param {Recording} recording
 */
export function javascriptModule(recording) {
  const { requests, expected } = texts(recording);
  return javascriptFrame({
    about: `${spanWords(recording)}, recorded by Colonnade.`,
    success: "the server's state is then as it was recorded",
    session: "recorded",
    texts: `const REQUESTS = String.raw\`
${requests}
\`.trim().split("\\n");

const EXPECTED = String.raw\`
${expected}
\`;`,
    body: `/** JSON with its numbers as they are spelled, in one order of members. */
const spelled = (text) => JSON.parse(text, (_, value, context) => {
  if (typeof value === "number") return { number: context?.source ?? String(value) };
  const isPlain = value && typeof value === "object" && !Array.isArray(value);
  return isPlain ? Object.fromEntries(Object.entries(value).sort()) : value;
});

for (const request of REQUESTS) {
  const { error } = JSON.parse(await call(request));
  if (error) throw new Error(\`\${request.slice(0, 200)}\\n\${error.message}\`);
}
const found = spelled(await call('{"method":"export"}')).result.document;
socket.close();
for (const [member, value] of Object.entries(spelled(EXPECTED))) {
  const [is, was] = [found[member], value].map((one) => JSON.stringify(one));
  if (is !== was) throw new Error(\`\${member} is \${is}, expected \${was}\`);
}
console.log(\`The state of \${url.host}\${url.pathname} is as it was recorded.\`);`,
  });
}
