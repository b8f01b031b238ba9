// A line of a script in words, for the list of its steps.

import { commandWords } from "../log/command-words.js";
import { writeExactly } from "../../protocol/exact-json.js";
import { translate } from "../../language/translate.js";

/** @import { ScriptLine } from "./lines.js" */

const LONGEST = 120;

/** @param {ScriptLine} line */
export function lineWords(line) {
  if (line.kind === "expect") {
    const what = line.expectations
      .map(({ name, value }) => `${name || "/"} = ${writeExactly(value)}`).join(", ");
    return translate("Expect {what}", { what: cut(what) });
  }
  const words = commandWords(line.method, line.params);
  return line.refused === null ? words : translate("Refused: {command}", { command: words });
}

/** @param {string} text */
function cut(text) {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
