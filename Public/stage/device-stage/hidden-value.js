// A value that is on the path while a column in front hides it: where it is, and a button that
// brings the detail forward.

import { term, translate } from "../../language/translate.js";
import { columnOnScreen } from "../../model/state/column-on-screen.js";
import { fixOf } from "../../model/state/problem-fixes.js";
import { valueText } from "../../model/values/values.js";
import { emit, make, setText } from "../../dom/dom.js";
import { visibleText } from "../../dom/visible-marks.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { Fix } from "../../model/state/problem-fixes.js" */

const COLUMN_NAMES = { sidebar: term("Sidebar"), content: term("Content"), detail: term("Detail") };

/** @type {Fix | null} */
let fix = null;
const words = make("span");
const button = make(
  "button",
  {
    type: "button",
    click: ({ currentTarget }) => fix && emit(currentTarget, fix.method, fix.params),
  },
  translate("Show"),
);

/**
 * Says in the line below the device where the topmost value is, if it is hidden and the person can
 * bring it forward.
 * @param {HTMLElement} line
 * @param {State} state
 */
export function drawHiddenValue(line, state) {
  const problem = state.problems.find(({ code }) => code === "detail_hidden");
  const [top, column] = [state.detail.path.at(-1), columnOnScreen(state)];
  fix = problem && top && column ? fixOf(problem, state) : null;
  words.hidden = button.hidden = fix === null;
  if (!fix || !top || !column) return;
  const names = {
    value: visibleText(valueText(top), 40),
    column: translate(COLUMN_NAMES[column]),
  };
  setText(words, translate("{value} is on the path; {column} hides it.", names));
  if (words.parentElement !== line) line.lastElementChild?.before(words, button);
}
