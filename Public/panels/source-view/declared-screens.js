import { term, translate } from "../../language/translate.js";
import { topScreens } from "../../model/state/screen-origins.js";
import { visibleText } from "../../dom/visible-marks.js";

/** @import { SourceLocation, State } from "../../types/state.d.ts" */
/** @import { ScreenFacts } from "../../model/state/screen-origins.js" */

/** A screen with its part of the stage. */
/** @typedef {ScreenFacts & { part: string, location: SourceLocation }} Declared */

const OPTION = term("{title} · {file}:{line}");
const ASKED_KEY = "asked";
const ASKED = term("{file}:{line}");
const MOST_SCREENS = 60;

/**
 * The screens with a known declaration, those in front first.
 * @param {State} state
 */
export function declaredScreens(state) {
  const all = topScreens(state).flatMap(({ part, screens }) =>
    screens.map((screen) => ({ ...screen, part }))
  );
  return /** @type {Declared[]} */ (all.filter(({ location }) => location !== null))
    .slice(0, MOST_SCREENS);
}

/**
 * The screens, after a requested location at which no screen is declared.
 * @param {Declared[]} screens
 * @param {SourceLocation | null} source
 */
export function withAsked(screens, source) {
  const isHere = (/** @type {Declared} */ screen) =>
    source?.file === screen.location.file && source.line === screen.location.line;
  if (!source || screens.some(isHere)) return screens;
  const asked = { key: ASKED_KEY, title: "", type: null, part: "", location: source };
  return [/** @type {Declared} */ (asked), ...screens];
}

/** @param {Declared} screen */
export function optionWords({ key, title, type, location: { file, line } }) {
  if (key === ASKED_KEY) return translate(ASKED, { file: visibleText(nameOf(file), 60), line });
  const named = visibleText(title || (type ?? ""), 40);
  return translate(OPTION, { title: named, file: visibleText(nameOf(file), 60), line });
}

/**
 * The name of a file without its module.
 * @param {string} file
 */
function nameOf(file) {
  return file.slice(file.lastIndexOf("/") + 1);
}
