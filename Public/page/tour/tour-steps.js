// The five commands of the tour: the request, how the page sees that it was done, and how the page
// does it itself.

import { firstPush } from "../../model/state/first-commands.js";
import { term } from "../../language/translate.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { Params } from "../../types/wire.d.ts" */
/** @import { Page } from "../../panels/page.d.ts" */

/**
 * The starting point of a step: the session when the step began, and what has happened since.
 * @typedef {{ depth: number, device: string, hasLooked: boolean }} Start
 */
/**
 * `words` are the sentence, `selector` selects the element that it is about. `isFolded`: the menus
 * of the stage come with a button.
 * @typedef {{ id: string, words: (page: Page, isFolded: boolean) => string, selector: string,
 *   isDone: (page: Page, start: Start) => boolean,
 *   command: (page: Page) => { verb: string, params?: Params } }} Step
 */

/** @type {Step[]} */
export const STEPS = [
  {
    id: "push",
    words: ({ live }) =>
      isCompact(live)
        ? term(
          "Push a value onto the path: press Push. The line below the device says where it is.",
        )
        : term("Push a value onto the path: press Push. Its screen comes into sight."),
    selector: "push-form button.primary, command-bar button:first-child",
    isDone: ({ live }, { depth }) => depthOf(live) > depth,
    command: (page) => ({ verb: "push", params: firstPush(page).params }),
  },
  {
    id: "root",
    words: () => term("Press Root to pop to the root. Undo brings the path back."),
    selector: "path-buttons button:nth-child(2), command-bar button:nth-child(3)",
    isDone: ({ live }) => depthOf(live) === 0,
    command: () => ({ verb: "popToRoot" }),
  },
  {
    id: "device",
    words: ({ live }, isFolded) => deviceWords(isCompact(live), isFolded),
    selector: "#device, .toolbar-fold",
    isDone: ({ live }, { device }) => live?.environment.device !== device,
    command: ({ live }) => ({
      verb: "setEnvironment",
      params: { device: isCompact(live) ? "ipad-11-landscape" : "iphone-16" },
    }),
  },
  {
    id: "past",
    words: ({ viewing }) =>
      viewing
        ? term(
          "This is how it looked then. Nothing was sent. Press “Back to live” to return.",
        )
        : term("Go back in time: press ‹ below the device to see the previous revision."),
    selector:
      "body:not([data-viewing]) timeline-bar button:first-child, body[data-viewing] revision-card .primary:last-child",
    isDone: ({ viewing }, { hasLooked }) => hasLooked && viewing === null,
    command: ({ viewing }) => ({ verb: viewing ? "backToLive" : "olderRevision" }),
  },
  {
    id: "code",
    words: () =>
      term(
        "Take it with you: open Code. It has the SwiftUI code of this screen, and all you just did as a Swift test.",
      ),
    selector: "#tab-code, command-bar .for-code",
    isDone: ({ layout }) => layout.seen.some((id) => id === "code" || id === "test"),
    command: () => ({ verb: "openPanel", params: { id: "test" } }),
  },
];

/**
 * @param {Page} page
 * @returns {Start}
 */
export function startOf({ live, viewing }) {
  const device = live?.environment.device ?? "";
  return { depth: depthOf(live), device, hasLooked: viewing !== null };
}

/**
 * The step to show and its starting point: the next step if anyone has done this one. After the
 * last step there is none.
 * @param {number} index
 * @param {Start} start
 * @param {Page} page
 * @returns {{ index: number, start: Start }}
 */
export function stepOn(index, start, page) {
  const step = STEPS[index];
  if (!step || page.live === null) return { index, start };
  const seen = page.viewing && !start.hasLooked ? { ...start, hasLooked: true } : start;
  // Someone may empty the path, so that it can be filled again.
  const now = { ...seen, depth: Math.min(seen.depth, depthOf(page.live)) };
  return step.isDone(page, now)
    ? { index: index + 1, start: startOf(page) }
    : { index, start: now };
}

/**
 * A session in which nothing has happened yet, except that a phone set the device.
 * @param {Page} page
 */
export function isFresh({ link: { revision }, live, log, isOwn }) {
  if (live === null) return false;
  if (revision === 0) return true;
  const cause = log.get(1)?.cause;
  return revision === 1 && cause?.method === "setEnvironment" && isOwn(cause.id);
}

/**
 * @param {boolean} isPhone
 * @param {boolean} isFolded
 */
function deviceWords(isPhone, isFolded) {
  if (isFolded)
    return isPhone
      ? term(
        "Switch to a tablet: press the device icon at the top right, then choose an iPad. The stack becomes columns.",
      )
      : term(
        "Switch to a phone: press the device icon at the top right, then choose an iPhone. The columns become one stack.",
      );
  return isPhone
    ? term(
      "Switch to a tablet: choose an iPad in the device menu above. The stack becomes columns.",
    )
    : term(
      "Switch to a phone: choose an iPhone in the device menu above. The columns become one stack.",
    );
}

/** @param {State | null} state */
const depthOf = (state) => state?.detail.path.length ?? 0;

/** @param {State | null} state */
const isCompact = (state) => state?.environment.horizontalSizeClass === "compact";
