import { translate } from "../../language/translate.js";

/**
 * A client without a person's name, for people: the server numbers those that give no id.
 * @param {string} client
 */
export function clientWords(client) {
  const [, number] = /^c(\d+)$/.exec(client) ?? [];
  return number ? translate("Script {number}", { number }) : client;
}
