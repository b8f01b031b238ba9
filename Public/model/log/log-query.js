// The language of the log's filter: `op:push by:script -type:Bool path:/detail "some text"`.

import { entryText, pointersOf, typesOf } from "./log-text.js";
import { causeWords, METHODS, methodWords } from "../../protocol/methods.js";
import { term, translate } from "../../language/translate.js";

/** @import { LogEntry } from "../../types/log.d.ts" */

/**
 * Facts for queries that the entries do not contain: who is who, and how deep the path was.
 * @typedef {{ isOwn: (id: unknown) => boolean, nameOf?: (client: string | null) => string,
 *   depthOf?: (revision: number) => number | undefined }} Actors
 */
/** @typedef {{ key: string, value: string, isNegated: boolean, at: number }} Term */
/** @typedef {{ message: string, at: number, end: number }} QueryProblem */
/** @typedef {{ terms: Term[], problem: null } | { terms: null, problem: QueryProblem }} Query */

/** The terms, each with what it finds and an example, for the help. */
export const TERMS = [
  {
    key: "op",
    example: "op:push",
    words: term("Method name; end with * to match a prefix"),
  },
  {
    key: "by",
    example: "by:script",
    words: term("Part of a client’s name; by:me is this tab, by:app is the app"),
  },
  { key: "name", example: "name:Anna", words: term("Part of a person’s display name") },
  {
    key: "type",
    example: "type:Bool",
    words: term("A value of this type was pushed, popped or selected"),
  },
  {
    key: "path",
    example: "path:/detail",
    words: term("The state changed at or below this pointer"),
  },
  {
    key: "shown",
    example: "shown:sheet",
    words: term("A sheet, alert or destination appeared or went away"),
  },
  {
    key: "rev",
    example: "rev:10-20",
    words: term("A range of revisions; rev:10- means 10 and later"),
  },
  {
    key: "",
    example: '"some text"',
    words: term("Text in the row; use quotes for spaces and punctuation"),
  },
  { key: "-", example: "-op:tap", words: term("Not this one") },
];

const KEYS = TERMS.map(({ key }) => key).filter((key) => /^[a-z]+$/.test(key));

/**
 * Reads a query; a problem says in one sentence what is wrong, and at which place.
 * @param {string} text
 * @returns {Query}
 */
export function parseQuery(text) {
  /** @type {Term[]} */
  const terms = [];
  const token = /\s*(-?)(?:([A-Za-z]+):)?(?:"([^"]*)("?)|([^\s"]*))/gy;
  while (token.lastIndex < text.length) {
    const start = token.lastIndex;
    const match = token.exec(text);
    if (!match || match[0] === "") break;
    const [whole, minus, key, quoted, quote, bare] = match;
    const at = start + whole.length - whole.trimStart().length;
    const term = { key: key ?? "", value: quoted ?? bare ?? "", isNegated: minus === "-", at };
    const problem = problemOf(term, quoted !== undefined && quote === "", start + whole.length);
    if (problem) return { terms: null, problem };
    if (term.value !== "") terms.push({ ...term, key: term.key.toLowerCase() });
  }
  return { terms, problem: null };
}

/**
 * @param {Term} term
 * @param {boolean} isOpen A quote has no end.
 * @param {number} end
 * @returns {QueryProblem | null}
 */
function problemOf({ key, value, isNegated, at }, isOpen, end) {
  const name = key.toLowerCase();
  const place = at + (isNegated ? 1 : 0);
  if (isOpen)
    return {
      message: translate("Missing closing {quote}.", { quote: '“"”' }),
      at: place,
      end,
    };
  if (key !== "" && !KEYS.includes(name)) {
    const known = KEYS.map((known) => `${known}:`).join(" ");
    const message = translate("Unknown filter “{key}:”. Use {known}, or put text in quotes.", {
      key,
      known,
    });
    return { message, at: place, end: place + key.length + 1 };
  }
  if (value === "") return emptyProblem(name, isNegated, at, end);
  if (name === "rev" && rangeOf(value) === null) {
    const message = translate("Use one revision (rev:12) or a range (rev:10-20).");
    return { message, at: place + 4, end };
  }
  return null;
}

/**
 * @param {string} key
 * @param {boolean} isNegated
 * @param {number} at
 * @param {number} end
 * @returns {QueryProblem | null}
 */
function emptyProblem(key, isNegated, at, end) {
  const example = TERMS.find((term) => term.key === key)?.example;
  if (key !== "") {
    const message = translate("“{key}:” needs a value, such as {example}.", {
      key,
      example: example ?? "",
    });
    return { message, at: end, end };
  }
  return isNegated
    ? { message: translate("Add what to exclude after “-”, for example -op:tap."), at, end }
    : null;
}

/**
 * The ends of `12`, `10-20`, `10-` or `-20`; null for anything else.
 * @param {string} value
 */
function rangeOf(value) {
  const [, from, dash, to] = value.match(/^r?(\d*)(-|\.\.)?r?(\d*)$/) ?? [];
  if (from === undefined || (from === "" && to === "")) return null;
  return { from: Number(from || 0), to: dash ? Number(to || Infinity) : Number(from) };
}

/**
 * Returns a test that is true for entries that match all terms.
 * @param {Term[]} terms
 * @param {Actors} actors
 * @returns {(entry: LogEntry) => boolean}
 */
export function matcher(terms, actors) {
  const tests = terms.map((term) => {
    const test = testOf(term, actors);
    return (/** @type {LogEntry} */ entry) => test(entry) !== term.isNegated;
  });
  return (entry) => tests.every((test) => test(entry));
}

/**
 * @param {Term} term
 * @param {Actors} actors
 * @returns {(entry: LogEntry) => boolean}
 */
function testOf({ key, value }, { isOwn, nameOf, depthOf }) {
  const wanted = value.toLowerCase();
  const has = (/** @type {string} */ text) => text.toLowerCase().includes(wanted);
  /** @type {Record<string, () => (entry: LogEntry) => boolean>} */
  const makers = {
    op: () => {
      const ops = wanted.split(",").map(pattern);
      return ({ cause }) => ops.some((op) => op.test(cause.method) || op.test(causeWords(cause)));
    },
    by: () => ({ cause: { client, id } }) =>
      wanted === "me" ? isOwn(id) : client === null ? wanted === "app" : has(client),
    name: () => ({ cause: { client, name } }) => has(nameOf?.(client) || name || ""),
    type: () => {
      const types = wanted.split(",").map(pattern);
      return (entry) => typesOf(entry).some((type) => types.some((one) => one.test(type)));
    },
    path: () => (entry) => pointersOf(entry).some((pointer) => isAt(pointer.toLowerCase(), wanted)),
    shown: () => ({ did = [] }) =>
      did.some(({ shown, hidden }) => (shown ?? hidden)?.toLowerCase() === wanted),
    rev: () => {
      const { from, to } = rangeOf(value) ?? { from: 0, to: Infinity };
      return ({ revision }) => revision >= from && revision <= to;
    },
  };
  return makers[key]
    ? makers[key]()
    : (entry) => entryText(entry, depthOf?.(entry.revision)).includes(wanted);
}

/**
 * The likely meaning of a valid query, as a suggestion; "" if there is none.
 * @param {Term[]} terms
 */
export function adviceOn(terms) {
  const names = terms.filter(({ key }) => key === "op").flatMap(({ value }) => value.split(","));
  const unknown = names.find((name) => name !== "" && !isMethod(pattern(name)));
  if (unknown === undefined) return "";
  const start = unknown.slice(0, 2).toLowerCase();
  const near = [...METHODS.keys()].filter((method) => method.toLowerCase().startsWith(start));
  return near.length === 0
    ? translate("Unknown method “{method}”.", { method: unknown })
    : translate("Unknown method “{method}”. Available: {names}.", {
      method: unknown,
      names: near.join(", "),
    });
}

/** @param {ReturnType<typeof pattern>} wanted */
function isMethod(wanted) {
  return wanted.test(translate("Type")) || [...METHODS.keys()]
    .some((method) => wanted.test(method) || wanted.test(methodWords(method)));
}

/**
 * Letters match in either case; a star matches any text.
 * @param {string} text
 */
function pattern(text) {
  const [start, ...rest] = text.toLowerCase().split("*");
  const end = rest.pop();
  const test = (/** @type {string} */ tested) => {
    const whole = tested.toLowerCase();
    if (end === undefined) return whole === start;
    if (!whole.startsWith(start)) return false;
    let place = start.length;
    for (const part of rest) {
      const found = whole.indexOf(part, place);
      if (found < 0) return false;
      place = found + part.length;
    }
    return whole.length - end.length >= place && whole.endsWith(end);
  };
  return { test };
}

/**
 * True if `pointer` is the requested place, or below it.
 * @param {string} pointer
 * @param {string} wanted
 */
function isAt(pointer, wanted) {
  const place = `/${wanted.replace(/^\/+|\/+$/g, "")}`;
  return place === "/" || pointer === place || pointer.startsWith(`${place}/`);
}
