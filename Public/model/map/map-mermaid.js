// A map as a Mermaid flowchart, for documents that draw such text.

import { translate } from "../../language/translate.js";
import { visibleText } from "../../dom/visible-marks.js";

import { allOf } from "./map-plan.js";

/** @import { Plan } from "./map-plan.js" */

const MOST_LETTERS = 60;

/**
 * The plan as text. A way back is dashed, a deep link is a rounded box, and dead ends and screens
 * without a way back have classes.
 * @param {Plan} plan
 */
export function mermaidOf({ screens, doors, lines, hidden }) {
  const ids = new Map(screens.map(({ id }, index) => [id, `s${index + 1}`]));
  const out = ["flowchart LR"];
  if (hidden > 0) out.push(`  %% ${translate("{count} more screens", { count: hidden })}`);
  for (const { id, title, examples } of screens) {
    const lines = [quoted(title), ...(examples ? [quoted(examples)] : [])];
    out.push(`  ${ids.get(id)}["${lines.join("<br/>")}"]`);
  }
  doors.forEach(({ to, words }, index) => {
    out.push(`  d${index + 1}(["${quoted(words)}"]) ==> ${ids.get(to)}`);
  });
  for (const line of lines.filter(({ isDrawn }) => isDrawn)) {
    const arrow = line.isBack ? "-.->" : "-->";
    out.push(`  ${ids.get(line.from)} ${arrow}|"${quoted(allOf(line))}"| ${ids.get(line.to)}`);
  }
  for (const { id, loop } of screens) {
    if (loop) out.push(`  ${ids.get(id)} -->|"${quoted(loop)}"| ${ids.get(id)}`);
  }
  for (const [mark, colour] of [["deadEnd", "#ad2218"], ["noWayBack", "#7a4a00"]]) {
    const marked = screens.filter(({ marks }) => marks.some((one) => one === mark))
      .map(({ id }) => ids.get(id));
    if (marked.length === 0) continue;
    out.push(`  classDef ${mark} stroke:${colour},stroke-width:3px`);
    out.push(`  class ${marked.join()} ${mark}`);
  }
  return `${out.join("\n")}\n`;
}

/**
 * Text between quotation marks: everything in ASCII that could mean something there is a number.
 * @param {string} text
 */
function quoted(text) {
  const shown = visibleText(text, MOST_LETTERS);
  return shown.replace(SPECIAL, (letter) => `#${letter.codePointAt(0)};`);
}

/** All of ASCII that is no letter, digit, blank, comma, hyphen or full stop. */
const SPECIAL = /[\x21-\x2b\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]/g;
