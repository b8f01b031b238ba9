import { javascriptModule, pythonScript } from "../../model/code/scripts.js";
import { swiftTest, swiftUIView } from "../../model/code/swift.js";
import { linesOf } from "../../model/code/recording-lines.js";
import { term, translate } from "../../language/translate.js";

/** @import { Language } from "../../model/code/code-tokens.js" */
/** @import { Page } from "../page.d.ts" */
/** @import { Recording } from "../../model/script/recording.js" */

/**
 * A format for a recording.
 * @typedef {{ id: string, words: string, notes: string[], file: string, language: Language,
 *   needsViews?: boolean, write: (recording: Recording, page: Page) => string | Promise<string> }} Format
 */

const VALUES = term("@State isn’t recorded.");
const PATH_ALONE = term("Selections and columns aren’t included.");

const NOTHING = term(
  "Nothing has happened since the scene was opened. Tap something in the app, and the test does it again.",
);

/**
 * A test of the app cannot begin before its scene was opened, which is where it begins then.
 * @param {Page} page
 * @param {number} after
 * @param {number} through
 * @returns {Promise<string>}
 */
async function appTest(page, after, through) {
  if (after >= through) throw new Error(translate(NOTHING));
  try {
    return (await page.ask("export", { format: "navigation-test", after, through })).document;
  } catch (error) {
    const { pointer, sentence } = /** @type {any} */ (error).data ?? {};
    const opened = Number(sentence?.values?.[0]);
    if (pointer !== "/params/after" || !(opened > after)) throw error;
    return appTest(page, opened, through);
  }
}

/** @type {Format[]} */
export const FORMATS = [
  {
    id: "swift-test",
    words: term("Swift test"),
    notes: [
      term("Replays the steps on a NavigationPath and checks the path after each one."),
      PATH_ALONE,
    ],
    file: "RecordedNavigationTests.swift",
    language: "swift",
    write: swiftTest,
  },
  {
    id: "navigation-test",
    words: term("Test of the app"),
    notes: [
      term("Repeats your actions in the app and checks titles and paths. Uses NavigationTesting."),
      VALUES,
    ],
    file: "RecordedTests.swift",
    language: "swift",
    needsViews: true,
    write: ({ from, to }, page) => appTest(page, from - 1, to),
  },
  {
    id: "swiftui",
    words: term("SwiftUI view"),
    notes: [term("A stack with a button for the next step."), PATH_ALONE],
    file: "RecordedNavigation.swift",
    language: "swift",
    write: swiftUIView,
  },
  {
    id: "python",
    words: "Python",
    notes: [
      term(
        "Brings a new session to the recorded state and verifies it. Requires the websockets package.",
      ),
      VALUES,
    ],
    file: "recorded.py",
    language: "python",
    write: pythonScript,
  },
  {
    id: "javascript",
    words: "JavaScript",
    notes: [term("The same in JavaScript, for Node 22 or this page’s console."), VALUES],
    file: "recorded.mjs",
    language: "javascript",
    write: javascriptModule,
  },
  {
    id: "jsonl",
    words: term("JSON lines"),
    notes: [term("For “colonnade drive”, “colonnade replay” and import."), VALUES],
    file: "recorded.jsonl",
    language: "lines",
    write: linesOf,
  },
];
