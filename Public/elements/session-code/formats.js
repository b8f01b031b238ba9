import { javascriptModule, pythonScript } from "../../model/code/scripts.js";
import { swiftTest, swiftUIView } from "../../model/code/swift.js";
import { linesOf } from "../../model/code/recording-lines.js";

/** @import { Language } from "../../model/code-tokens.js" */
/** @import { Recording } from "../../net/recording.js" */

/**
 * A form that a recording can be had in.
 * @typedef {{ id: string, words: string, note: string, file: string, language: Language,
 *   write: (recording: Recording) => string }} Format
 */

const VALUES = "What an app keeps in @State is not recorded.";

/** @type {Format[]} */
export const FORMATS = [
  {
    id: "swift-test",
    words: "Swift test",
    note:
      "Does the steps on a NavigationPath and checks it behind each. Selections and columns are " +
      "not part of a path.",
    file: "RecordedNavigationTests.swift",
    language: "swift",
    write: swiftTest,
  },
  {
    id: "swiftui",
    words: "SwiftUI view",
    note: "A stack with a button for the next step. Selections and columns are not part of a path.",
    file: "RecordedNavigation.swift",
    language: "swift",
    write: swiftUIView,
  },
  {
    id: "python",
    words: "Python",
    note: `Leads a new session to the recorded state, and checks it. Needs websockets. ${VALUES}`,
    file: "recorded.py",
    language: "python",
    write: pythonScript,
  },
  {
    id: "javascript",
    words: "JavaScript",
    note: `The same, in Node 22 or in the console of this page. ${VALUES}`,
    file: "recorded.mjs",
    language: "javascript",
    write: javascriptModule,
  },
  {
    id: "jsonl",
    words: "JSON lines",
    note: `For “colonnade drive”, “colonnade replay” and import. ${VALUES}`,
    file: "recorded.jsonl",
    language: "lines",
    write: linesOf,
  },
];
