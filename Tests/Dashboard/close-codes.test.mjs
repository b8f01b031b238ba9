import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import {
  CLOSE_CODES,
  isFinal,
  LEAVING,
  LOST,
  refusesMessage,
  SESSION_REMOVED,
} from "../../Public/protocol/close-codes.js";

const ROOT = new URL("../../", import.meta.url).pathname;
const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), "utf8");

/** The codes of /protocol.json with their reasons, from the server's source. */
const reference = read("Sources/Wire/WireProtocol/Reference+Notifications.swift");
const [, list = ""] = /closeCodes: JSONValue = \[(.*?)\n {2}\]/s.exec(reference) ?? [];
const codes = new Map(
  [...list.matchAll(/"(\d{4})": "([^"]+)"/g)].map(([, code, words]) => [Number(code), words]),
);

/** The codes that the server's library sends by itself, by their names. */
const sent = new Map(
  [
    ...read("Sources/Server/Transport/WebSocket/CloseCode.swift").matchAll(
      /static let (\w+): UInt16 = (\d+)/g,
    ),
  ].map(([, name, code]) => [name, Number(code)]),
);

/** Anything in quotes, and comments: with templates, which have no codes in them. */
const UNREAD = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/.*|\/\*.*?\*\//gs;
/** Numbers that are codes rather than round amounts. */
const CODE = /(?<![\d_.])(?:100[1-9]|101[0-5]|40(?!00)\d\d|4[5-9]\d\d)(?![\d_.])/;

test("the page's close codes are in the server's list", () => {
  assert.ok(codes.size >= 11 && sent.size >= 8);
  for (const [name, code] of Object.entries(CLOSE_CODES)) assert.ok(codes.has(code), name);
  const { protocolError, binaryFrame, invalidText, tooBig } = CLOSE_CODES;
  assert.deepEqual(
    [protocolError, binaryFrame, invalidText, tooBig, LEAVING],
    ["protocolError", "unsupported", "invalidPayload", "tooBig", "normal"].map((name) =>
      sent.get(name)
    ),
  );
  assert.equal(codes.get(4503), SESSION_REMOVED);
});

test("after each code of the list a client reconnects, unless it is final", () => {
  for (const [code, words] of codes) {
    assert.equal(isFinal(code), code >= 4500, words);
    if (words.includes("reconnect")) assert.ok(!isFinal(code) && !refusesMessage(code), words);
  }
  assert.ok(!isFinal(LOST) && !refusesMessage(LOST));
  assert.deepEqual([...codes.keys()].filter(refusesMessage).toSorted(), [1002, 1003, 1007, 1009]);
});

test("no other module writes a close code as a number", () => {
  const paths = globSync("Public/**/*.js", { cwd: ROOT });
  const found = paths.flatMap((path) => {
    const source = read(path).replace(UNREAD, '""');
    return CODE.test(source) ? [`${path}: ${CODE.exec(source)}`] : [];
  });
  assert.deepEqual(found, ["Public/protocol/close-codes.js: 1002"]);
});
