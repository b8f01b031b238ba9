import { term } from "../language/translate.js";

/** @import { PanelEntry } from "./page.d.ts" */

/**
 * The panels of the inspector and the drawer: tabs, shortcuts and the help sheet come from this
 * list. `load` gives the class of `element` at the first opening, with its style sheets, `styles`.
 * @type {PanelEntry[]}
 */
export const PANELS = [
  {
    id: "problems",
    words: term("Problems"),
    icon: "warn",
    keys: ["E"],
    area: "inspector",
    element: "problem-list",
    styles: "/panels/problem-list/problem-list.css",
    load: () => import("./problem-list/problem-list.js").then(({ ProblemList }) => ProblemList),
    count: ({ state }) => state?.problems.length ?? 0,
  },
  {
    id: "state",
    words: term("State"),
    icon: "tree",
    keys: ["T"],
    area: "inspector",
    element: "state-tree",
    styles: "/panels/state-tree/state-tree.css",
    load: () => import("./state-tree/state-tree.js").then(({ StateTree }) => StateTree),
  },
  {
    id: "diff",
    words: term("Diff"),
    icon: "diff",
    keys: ["D"],
    area: "inspector",
    element: "revision-diff",
    styles: "/panels/revision-diff/revision-diff.css",
    load: () => import("./revision-diff/revision-diff.js").then(({ RevisionDiff }) => RevisionDiff),
  },
  {
    id: "json",
    words: term("JSON"),
    icon: "braces",
    keys: ["J"],
    area: "inspector",
    element: "state-json",
    styles: "/panels/state-json/state-json.css",
    load: () => import("./state-json/state-json.js").then(({ StateJSON }) => StateJSON),
  },
  {
    id: "code",
    words: term("Code"),
    part: term("SwiftUI"),
    icon: "code",
    keys: ["K", "Shift+S"],
    area: "inspector",
    element: "source-view",
    styles: ["/panels/state-json/state-json.css", "/panels/source-view/source-view.css"],
    load: () => import("./source-view/source-view.js").then(({ SourceView }) => SourceView),
  },
  {
    id: "test",
    words: term("Test or script of the steps"),
    part: term("Test or script"),
    within: "code",
    icon: "code",
    keys: ["Shift+K"],
    area: "inspector",
    element: "session-code",
    styles: [
      "/panels/revision-diff/revision-diff.css",
      "/panels/state-json/state-json.css",
      "/panels/session-code/session-code.css",
    ],
    load: () => import("./session-code/session-code.js").then(({ SessionCode }) => SessionCode),
  },
  {
    id: "x-ray",
    words: term("X-ray"),
    icon: "eye",
    keys: ["Shift+X"],
    area: "inspector",
    element: "x-ray",
    styles: "/panels/x-ray/x-ray.css",
    load: () => import("./x-ray/x-ray-panel.js").then(({ XRayPanel }) => XRayPanel),
  },
  {
    id: "log",
    words: term("Log"),
    icon: "log",
    keys: ["L"],
    area: "drawer",
    element: "revision-log",
    styles: "/panels/revision-log/revision-log.css",
    load: () =>
      import("./revision-log/revision-log.js").then(({ RevisionLogGrid }) => RevisionLogGrid),
  },
  {
    id: "sequence",
    words: term("Sequence"),
    icon: "sequence",
    keys: ["Q"],
    area: "drawer",
    element: "sequence-diagram",
    styles: "/panels/sequence-diagram/sequence-diagram.css",
    load: () =>
      import("./sequence-diagram/sequence-diagram.js").then(({ SequenceDiagram }) =>
        SequenceDiagram
      ),
  },
  {
    id: "map",
    words: term("Map"),
    icon: "map",
    keys: ["A"],
    area: "drawer",
    element: "app-map",
    styles: "/panels/app-map/app-map.css",
    load: () => import("./app-map/app-map.js").then(({ AppMap }) => AppMap),
  },
  {
    id: "wire",
    words: term("Wire"),
    icon: "wifi",
    keys: ["W"],
    area: "drawer",
    element: "wire-frames",
    styles: ["/panels/state-json/state-json.css", "/panels/wire-frames/wire-frames.css"],
    load: () => import("./wire-frames/wire-frames.js").then(({ WireFrames }) => WireFrames),
  },
  {
    id: "faults",
    words: term("Faults"),
    icon: "flag",
    keys: ["N"],
    area: "drawer",
    element: "fault-panel",
    styles: "/panels/fault-panel/fault-panel.css",
    load: () => import("./fault-panel/fault-panel.js").then(({ FaultPanel }) => FaultPanel),
  },
  {
    id: "performance",
    words: term("Performance"),
    icon: "clock",
    keys: ["M"],
    area: "drawer",
    element: "performance-panel",
    styles: "/panels/performance-panel/performance-panel.css",
    load: () =>
      import("./performance-panel/performance-panel.js").then(({ PerformancePanel }) =>
        PerformancePanel
      ),
  },
  {
    id: "scripts",
    words: term("Scripts"),
    icon: "play",
    keys: ["R"],
    area: "drawer",
    element: "script-panel",
    styles: "/panels/script-panel/script-panel.css",
    load: () => import("./script-panel/script-panel.js").then(({ ScriptPanel }) => ScriptPanel),
  },
];

/** @param {string} id */
export function panelNamed(id) {
  return PANELS.find((panel) => panel.id === id);
}
