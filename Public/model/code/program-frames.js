// Programs that drive a session of a server: how they start, connect and end. The server's export
// for Python has the same frame, which a test compares.

/**
 * A program's own parts.
 *
 * `about` is its first line, `success` when its status is 0; `session` begins the name of the
 * session that it makes if it is given no address; `texts` are its constants.
 * @typedef {{ about: string, success: string, session: string, texts: string, body: string }} Program
 */

/**
 * A program for Python with the package websockets. Its body has `main(url)`, and may call
 * `call(socket, request)`, which gives the text of an answer.
 * @param {Program & { imports?: string[] }} program
 */
export function pythonFrame({ about, success, session, texts, body, imports = [] }) {
  return `#!/usr/bin/env python3
"""${about}

Usage: python3 this-file.py [URL], URL like ws://127.0.0.1:8080/ws/demo. Needs the package
websockets. The status is 0 if ${success}, else 1.
"""

${["import json", "import secrets", "import sys", ...imports].join("\n")}

try:
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect
except ImportError:
    sys.exit("The package websockets is missing: pip install websockets")

${texts}


def opened(url):
    return connect(url + ("&" if "?" in url else "?") + "watch=none", max_size=None)


def call(socket, request):
    """The text of the answer to a request that has no id yet."""
    socket.send('{"id":1,' + request[1:])
    while "method" in json.loads(message := socket.recv()):
        pass
    return message


${body}


if __name__ == "__main__":
    fresh = f"ws://127.0.0.1:8080/ws/${session}-{secrets.token_hex(4)}"
    try:
        main(sys.argv[1] if len(sys.argv) > 1 else fresh)
    except (OSError, WebSocketException) as error:
        sys.exit(f"Can't connect to the server: {error}")
`;
}

/**
 * A module for Node, and for the browser's console on the dashboard. Its body may call
 * `call(request)`, which gives the text of an answer, and ends with closing \`socket\`.
 * @param {Program} program
 */
export function javascriptFrame({ about, success, session, texts, body }) {
  return `// ${about}
//
// In Node 22 or newer: node this-file.mjs [URL], URL like ws://127.0.0.1:8080/ws/demo; the status is
// 0 if ${success}, else 1. Or in the console of the dashboard.

${texts}

const name = \`${session}-\${Math.random().toString(36).slice(2, 10)}\`;
const page = globalThis.location?.href.replace(/^http/, "ws") ?? "ws://127.0.0.1:8080/";
const url = new URL(globalThis.process?.argv[2] ?? new URL(\`/ws/\${name}\`, page));
url.searchParams.set("watch", "none");

const socket = new WebSocket(url);
await new Promise((resolve, reject) => {
  socket.onopen = resolve;
  socket.onerror = () => reject(new Error(\`There is no connection to \${url}.\`));
});

/** The text of the answer to a request that has no id yet. */
const call = (request) => new Promise((resolve) => {
  socket.onmessage = ({ data }) => {
    if (JSON.parse(data).method === undefined) resolve(data);
  };
  socket.send(\`{"id":1,\${request.slice(1)}\`);
});

${body}
`;
}
