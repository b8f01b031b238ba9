import { clientWords, hashOf } from "./client-words.js";

/** @import { Person } from "../../types/page.d.ts" */

/** The number of colours that mark people, as `data-colour`. */
const COLOURS = 6;
const LONGEST_NAME = 40;
const LONGEST_NAME_BYTES = 64;
/** Characters that break a line, or turn the text around them the other way. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu;
const utf8 = new TextEncoder();

/**
 * Who is in a session: the connected clients, with the names that people have taken. The names of
 * those who have left are kept, because their changes stay in the log.
 */
export class People {
  /** Rises with every change. */
  version = 0;
  /** True once the server has reported who is here. */
  isKnown = false;
  /** @type {Person[]} */
  list = [];
  /** The number of people: for a crowd, not all are listed. */
  count = 0;
  /** @type {Map<string, string>} */
  #names = new Map();
  /** @type {Map<string, number>} */
  #colours = new Map();

  /**
   * Takes the server's list; several connections of one client are one person.
   * @param {unknown} message
   */
  update(message) {
    const entries = peopleIn(message);
    if (entries === null) return false;
    /** @type {Map<string, Person>} */
    const found = new Map();
    for (const { client, name, kind, connections } of entries) {
      const count = Number.isInteger(connections) ? connections : 1;
      const known = found.get(client);
      const more = known ? known.connections + count : count;
      const named = nameIn(name) || known?.name || "";
      found.set(client, { client, name: named, kind: kindOf(kind, client), connections: more });
      this.#names.set(client, named);
      this.colourOf(client);
    }
    this.list = [...found.values()].toSorted((a, b) => rank(a) - rank(b));
    const { count } = /** @type {{ count?: unknown }} */ (message);
    this.count = Number.isInteger(count) ? Math.max(Number(count), found.size) : found.size;
    this.isKnown = true;
    this.version += 1;
    return true;
  }

  /**
   * The name that a client's person has taken; "" for none.
   * @param {string | null} client
   */
  nameOf(client) {
    return (client !== null && this.#names.get(client)) || "";
  }

  /**
   * The number of the colour that marks a client while the page lives: the colour of its name, or
   * the next that no one has yet.
   * @param {string} client
   */
  colourOf(client) {
    const known = this.#colours.get(client);
    if (known !== undefined) return known;
    const taken = new Set(this.#colours.values());
    let colour = hashOf(client) % COLOURS;
    for (let tries = 1; tries < COLOURS && taken.has(colour); tries += 1) {
      colour = (colour + 1) % COLOURS;
    }
    if (taken.size === COLOURS) colour = hashOf(client) % COLOURS;
    this.#colours.set(client, colour);
    return colour;
  }
}

/** @param {any} message */
function peopleIn(message) {
  const list = Array.isArray(message)
    ? message
    : message?.people ?? message?.clients ?? message?.presence;
  if (!Array.isArray(list)) return null;
  return list.filter((entry) => typeof entry?.client === "string");
}

/**
 * A name without surrounding blanks, short enough for a row.
 * @param {unknown} name
 */
export function nameIn(name) {
  return typeof name === "string" ? [...name.trim()].slice(0, LONGEST_NAME).join("") : "";
}

/**
 * The name that a person can take: as much of a text as the server allows.
 * @param {unknown} text
 */
export function nameToTake(text) {
  let name = nameIn(typeof text === "string" ? text.replace(CONTROLS, "") : text);
  while (utf8.encode(name).length > LONGEST_NAME_BYTES) name = [...name].slice(0, -1).join("");
  return name;
}

/**
 * @param {unknown} kind
 * @param {string} client
 * @returns {Person["kind"]}
 */
function kindOf(kind, client) {
  if (kind === "browser" || kind === "script") return kind;
  return client.startsWith("browser-") ? "browser" : "script";
}

/** People before scripts. @param {Person} person */
const rank = ({ kind, name }) => (kind === "script" ? 2 : 0) + (name === "" ? 1 : 0);

const segments = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * The initials of a name or of a client: "Anna Karenina" is "AK", "demo-script" is "D", and a guest
 * has the beginning of the animal.
 * @param {Pick<Person, "client" | "name">} person
 */
export function initials({ client, name }) {
  const words = wordsOf(name);
  if (!words && client.startsWith("browser-")) {
    const animal = clientWords(client).split(" ").at(-1) ?? "";
    return titled([...segments.segment(animal)].slice(0, 2).map(({ segment }) => segment).join(""));
  }
  const known = words ?? wordsOf(client) ?? [client];
  const ends = known.length > 1 && name ? [known[0], known[known.length - 1]] : known.slice(0, 1);
  return ends.map((word) => [...segments.segment(word)][0].segment.toUpperCase()).join("");
}

/** @param {string} text */
const titled = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * The words of a text from their first letter, digit or picture on; null if there are none.
 * @param {string} text
 */
function wordsOf(text) {
  const words = text.split(/[\s_-]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u, ""))
    .filter(Boolean);
  return words.length > 0 ? words : null;
}
