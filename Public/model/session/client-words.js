import { term, translate } from "../../language/translate.js";

const GUESTS = [
  term("Guest otter"),
  term("Guest fox"),
  term("Guest owl"),
  term("Guest bear"),
  term("Guest hare"),
  term("Guest wolf"),
  term("Guest seal"),
  term("Guest lynx"),
  term("Guest crane"),
  term("Guest deer"),
  term("Guest ibex"),
  term("Guest koala"),
  term("Guest mole"),
  term("Guest newt"),
  term("Guest panda"),
  term("Guest raven"),
];

/**
 * A client without a person's name, for people: the server numbers those that give no id, and a
 * browser has the same animal on every page.
 * @param {string} client
 */
export function clientWords(client) {
  if (isNamedByChance(client)) return translate(GUESTS[hashOf(client) % GUESTS.length]);
  const [, number] = /^c(\d+)$/.exec(client) ?? [];
  return number ? translate("Script {number}", { number }) : client;
}

/**
 * The one name of a client on the page: that which its person has taken, or its own. It says which
 * is this tab, and which another tab of this browser.
 * @param {string} client
 * @param {{ taken?: string | null, isOwn?: boolean, own?: string }} about `own`: the page's client.
 */
export function nameOfClient(client, { taken, isOwn = false, own } = {}) {
  const name = taken || clientWords(client);
  if (isOwn) return translate("{name} (you)", { name });
  return client === own ? translate("{name} (another tab)", { name }) : name;
}

/**
 * True if a client's id says less than its name: browsers choose theirs at random.
 * @param {string} client
 */
export function isNamedByChance(client) {
  return client.startsWith("browser-");
}

/**
 * A number from a client's id, the same on every page.
 * @param {string} client
 */
export function hashOf(client) {
  let sum = 2_166_136_261;
  for (const letter of client) {
    sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  }
  return sum >>> 8;
}
