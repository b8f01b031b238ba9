import assert from "node:assert/strict";
import { test } from "node:test";
import {
  aboutPieces,
  causeWords,
  piecesOf,
  summarise,
  withDepth,
} from "../../Public/model/history/change-summary.js";
import { nextVisibility, otherSizeClass } from "../../Public/model/state/column-steps.js";
import { DeviceTable } from "../../Public/model/state/devices.js";
import { effectsBetween } from "../../Public/model/history/revision-effects.js";

import { awaySentence, overdueSentence } from "../../Public/model/session/away-words.js";
import { isAway, linkState, returnSentence } from "../../Public/model/session/link-words.js";
import { methodTone } from "../../Public/model/log/method-tone.js";
import { methodWords } from "../../Public/protocol/methods.js";
import { pathWindow } from "../../Public/model/state/path-window.js";
import { RevisionLog } from "../../Public/model/log/revision-log.js";
import { stackChange } from "../../Public/model/history/stack-change.js";
import { ChangeRate } from "../../Public/model/session/change-recorder.js";
import { titlesIn } from "../../Public/model/state/state-titles.js";
import { elementOf, partly, stateOf } from "./documents.mjs";

/** @import { Link } from "../../Public/types/wire.d.ts" */
/** @import { State, Visibility } from "../../Public/types/state.d.ts" */

const entry = (revision, more = {}) => partly({ revision, did: [], ...more });

test("the log keeps each revision once, newest first, in whatever order they come", () => {
  const log = new RevisionLog();
  for (const revision of [3, 1, 2, 3, 5, 4]) log.add(entry(revision));
  assert.deepEqual([0, 1, 2, 3, 4].map((index) => log.at(index)?.revision), [5, 4, 3, 2, 1]);
  assert.deepEqual([log.count, log.indexOf(2), log.indexOf(9), log.at(5)], [5, 3, -1, undefined]);
});

test("a summary does not replace what the page has seen, but the reverse happens", () => {
  const log = new RevisionLog();
  log.add(partly({ revision: 1 }));
  log.add(entry(1, { did: [{ depth: 1 }] }));
  log.add(partly({ revision: 1 }));
  log.add(entry(1, { did: [{ depth: 2 }] }));
  assert.deepEqual(log.at(0)?.did, [{ depth: 1 }]);
});

test("the log holds at most its capacity, dropping the oldest", () => {
  for (const [added, held] of [[2, 2], [3, 3], [4, 3]]) {
    const log = new RevisionLog(3);
    for (let revision = 1; revision <= added; revision += 1) log.add(entry(revision));
    assert.equal(log.count, held);
    assert.equal(log.at(0)?.revision, added);
  }
});

test("a gap is counted, and requested from the top", () => {
  const log = new RevisionLog();
  for (const revision of [1, 2, 10]) log.add(entry(revision));
  assert.equal(log.missingBelow(0), 7);
  assert.deepEqual(log.hole(), { after: 2, limit: 7 });
  assert.deepEqual(log.hole(5), { after: 4, limit: 5 });
  for (let revision = 3; revision < 10; revision += 1) log.add(entry(revision));
  assert.equal(log.hole(), null);
});

test("each change of the log changes its version", () => {
  const log = new RevisionLog();
  const { version } = log;
  log.add(entry(1));
  assert.notEqual(log.version, version);
});

test("motions have the direction of the change", () => {
  /** @type {[string, string, string, number][]} */
  const kinds = [
    ["", "a", "push", 1],
    ["a", "abc", "push", 2],
    ["abc", "ab", "pop", 1],
    ["abc", "a", "pop", 2],
    ["abc", "", "popToRoot", 3],
    ["a", "", "pop", 1],
    ["abc", "abx", "set", 1],
    ["ab", "xy", "set", 2],
    ["ab", "ab", "none", 0],
  ];
  for (const [before, after, kind, count] of kinds) {
    assert.deepEqual(
      stackChange([...before], [...after]),
      { kind, count },
      `${before} to ${after}`,
    );
  }
});

test("more than four changes in a quarter of a second are too many to animate", () => {
  const burst = new ChangeRate();
  assert.deepEqual([0, 50, 100, 150, 250].map((time) => burst.add(time)), [1, 2, 3, 4, 5]);
  assert.equal(burst.canAnimate(250), false);
  assert.equal(burst.add(251), 5);
  assert.equal(burst.add(1000), 1);
  assert.equal(burst.canAnimate(1000), true);
});

test("animations start at least a tenth of a second apart", () => {
  const burst = new ChangeRate();
  burst.add(0);
  burst.animated(0);
  assert.deepEqual([99, 100].map((now) => burst.canAnimate(now)), [false, true]);
});

test("a window of chips is bounded and stays within the path", () => {
  assert.deepEqual(pathWindow(0, 0, 40), { start: 0, end: 0, pages: 0 });
  assert.deepEqual(pathWindow(39, 0, 40), { start: 0, end: 39, pages: 0 });
  assert.deepEqual(pathWindow(40, 3, 40), { start: 0, end: 40, pages: 0 });
  assert.deepEqual(pathWindow(41, 0, 40), { start: 1, end: 41, pages: 0 });
  assert.deepEqual(pathWindow(41, 1, 40), { start: 0, end: 40, pages: 1 });
  assert.deepEqual(pathWindow(10_000, 1, 40), { start: 9920, end: 9960, pages: 1 });
  assert.deepEqual(pathWindow(10_000, 9999, 40), { start: 0, end: 40, pages: 249 });
  assert.deepEqual(pathWindow(10, -1, 40), { start: 0, end: 10, pages: 0 });
});

test("a row shows the new values, the removed ones and the depth of the stack", () => {
  assert.deepEqual(summarise(stateOf("a"), stateOf("ab")), [
    { element: elementOf("b") },
    "depth 2",
  ]);
  assert.deepEqual(summarise(stateOf("ab"), stateOf("ax")), [
    { gone: 1 },
    { went: elementOf("b") },
    { element: elementOf("x") },
    "depth 2",
  ]);
  assert.deepEqual(summarise(stateOf(""), stateOf("abcde")).slice(0, 2), [
    "2 more,",
    { element: elementOf("c") },
  ]);
});

test("a row names the removed values, the topmost first", () => {
  assert.deepEqual(summarise(stateOf("abcd"), stateOf("a")), [
    { gone: 3 },
    { went: elementOf("d") },
    { went: elementOf("c") },
    { went: elementOf("b") },
    "depth 1",
  ]);
  assert.deepEqual(summarise(stateOf("abcdef"), stateOf("a")).slice(3), [
    { went: elementOf("d") },
    "and 2 more",
    "depth 1",
  ]);
});

test("a row shows a selection, of one value or of a set", () => {
  const soup = { id: "s1", type: "Swift.String", value: "Soup" };
  const before = stateOf("ab");
  assert.deepEqual(summarise(before, stateOf("", { sidebar: { selection: soup } })), [
    "sidebar →",
    { element: soup },
    { gone: 2 },
    { went: elementOf("b") },
    { went: elementOf("a") },
    "depth 0",
  ]);
  assert.deepEqual(summarise(stateOf("", { sidebar: { selection: [soup] } }), stateOf("")), [
    "sidebar →",
    "nothing",
  ]);
  assert.deepEqual(summarise(stateOf(""), stateOf("", { content: { selection: [soup] } })), [
    "content →",
    { element: soup },
  ]);
});

test("a row shows changes of the device and the layout", () => {
  const on = (device, width, height, horizontalSizeClass) =>
    stateOf("", {
      environment: { device, width, height, horizontalSizeClass, platform: "iOS" },
      columnVisibility: "all",
    });
  assert.deepEqual(
    summarise(on("ipad-11", 834, 1194, "regular"), on("iphone-16", 393, 852, "compact")),
    [{ device: "iphone-16" }, "393 × 852", "compact width"],
  );
  /** @type {State} */
  const narrowed = { ...on("ipad-11", 834, 1194, "regular"), columnVisibility: "detailOnly" };
  const titles = titlesIn({
    components: { schemas: { State: { properties: { columnVisibility: { title: "columns" } } } } },
  });
  assert.deepEqual(summarise(on("ipad-11", 834, 1194, "regular"), narrowed, titles), [
    "columns: detailOnly",
  ]);
});

test("a row has words for fields that this page does not know", () => {
  const before = stateOf("a", {
    environment: partly({ width: 1, height: 1 }),
  });
  const after = {
    ...before,
    environment: { ...before.environment, contrastLevel: "increased" },
    textDirection: "rightToLeft",
  };
  assert.deepEqual(summarise(before, after), [
    "contrast level: increased",
    "text direction: rightToLeft",
  ]);
  assert.deepEqual(summarise(after, before), [
    "contrast level: standard",
    "text direction: standard",
  ]);
});

test("sheets, alerts and the screens of links, flags and items appear by name", () => {
  const root = { title: "Root", source: "root" };
  const fox = { title: "Fox", source: "link" };
  const sold = { title: "Sold", source: "presented", declaration: "isPresented" };
  const before = stateOf("", { screens: partly([root, fox]), view: {} });
  const sheet = { title: "Edit", body: [] };
  const alert = { title: "Delete?", body: [] };
  const after = stateOf("", { screens: partly([root, sold]), view: { sheet } });
  assert.deepEqual(summarise(before, after), [
    { mark: "hidden", kind: "link" },
    { quote: "Fox" },
    { mark: "shown", kind: "flag" },
    { quote: "Sold" },
    { mark: "shown", kind: "sheet" },
    { quote: "Edit" },
  ]);
  const asked = stateOf("", { screens: partly([root, sold]), view: { sheet, alert } });
  assert.deepEqual(summarise(after, asked), [{ mark: "shown", kind: "alert" }, {
    quote: "Delete?",
  }]);
  assert.deepEqual(summarise(asked, before).map((piece) => Object.values(piece)[0]), [
    "hidden",
    "Sold",
    "shown",
    "Fox",
    "hidden",
    "Delete?",
    "hidden",
    "Edit",
  ]);
});

test("several screens of one kind that disappear together are shown with their number", () => {
  assert.deepEqual(piecesOf([{ hidden: "link", title: "Fox", count: 3 }]), [
    { mark: "hidden", kind: "link" },
    { quote: "Fox" },
    "× 3",
  ]);
  assert.deepEqual(piecesOf([{ set: [elementOf("a")], count: 4 }]), [
    "path →",
    "3 more,",
    { element: elementOf("a") },
  ]);
});

test("the server's description of a change precedes the page's own findings", () => {
  const told = [{ pop: [elementOf("secret")], count: 7 }];
  const before = stateOf("ab", { columnVisibility: "all" });
  const after = stateOf("", { columnVisibility: "detailOnly" });
  assert.deepEqual(effectsBetween(before, after, told), [
    { field: "columnVisibility", from: "all", to: "detailOnly" },
    { pop: [elementOf("secret")], count: 7 },
    { depth: 0 },
  ]);
});

test("a row shows what was tapped, typed and opened, and never a secret", () => {
  assert.deepEqual(aboutPieces({ control: "c1", role: "link", label: "Fox" }), [
    "link",
    { quote: "Fox" },
  ]);
  assert.deepEqual(aboutPieces({ role: "textField", label: "Name", value: "Ann" }), [
    { quote: "Ann" },
    "into",
    { quote: "Name" },
  ]);
  assert.deepEqual(aboutPieces({ role: "toggle", control: "c2", value: true }), [
    "toggle",
    { code: "c2" },
    "→",
    { code: "true" },
  ]);
  assert.deepEqual(aboutPieces({ role: "secureField", secret: true }), [
    "••••",
    "into",
    "secure field",
  ]);
  assert.deepEqual(aboutPieces({ role: "textField", label: "Name" })[0], "text field");
  assert.equal(causeWords({ method: "tap", about: { role: "textField", value: "" } }), "Type");
  assert.equal(causeWords({ method: "tap", about: { role: "textField" } }), "Tap");
  assert.deepEqual(aboutPieces({ label: "PIN", secret: true, value: "1234" }).at(-1), "••••");
  assert.deepEqual(aboutPieces({ url: "app://x" }), [{ code: "app://x" }]);
  assert.deepEqual(aboutPieces(partly("?")), []);
});

test("methods have words and a tone; unknown ones keep their name", () => {
  assert.deepEqual(["popToRoot", "future"].map(methodWords), ["Pop to root", "future"]);
  assert.deepEqual(
    ["push", "popTo", "select", "redo", "setEnvironment", "future"].map(methodTone),
    ["grow", "shrink", "choose", "history", "arrange", "arrange"],
  );
});

test("an interruption of less than half a second is not shown", () => {
  /** @type {Pick<Link, "phase" | "since" | "waitingSince" | "retryAt" | "revision">} */
  const link = { phase: "waiting", since: 1000, waitingSince: null, retryAt: 4000, revision: 53 };
  assert.deepEqual([1499, 1500].map((now) => isAway(link, now)), [false, true]);
  assert.equal(linkState(link, 1499).word, "Live");
  assert.equal(linkState(link, 1500).word, "Reconnecting");
  assert.equal(isAway({ ...link, phase: "live" }, 9000), false);
});

test("an overdue answer is shown with the seconds since the request", () => {
  /** @type {Pick<Link, "phase" | "since" | "waitingSince" | "isPing">} */
  const link = { phase: "live", since: 0, waitingSince: 1000 };
  assert.deepEqual(linkState(link, 1999), { word: "Live", tone: "ok" });
  assert.deepEqual(linkState(link, 4300), { word: "Waiting 3 s…", tone: "busy" });
  assert.equal(linkState({ ...link, isPing: true }, 5300).word, "No answer for 4 s");
  assert.equal(linkState({ ...link, waitingSince: null }, 9000).word, "Live");
  assert.equal(linkState({ ...link, phase: "waiting" }, 4300).word, "Reconnecting");
});

test("the banner explains an answer that takes two seconds", () => {
  /** @type {Pick<Link, "phase" | "waitingSince" | "isPing">} */
  const link = { phase: "live", waitingSince: 1000, isPing: false };
  assert.equal(overdueSentence(link, 2999), null);
  assert.equal(overdueSentence(link, 3000), "No answer for 2 s. The app’s code may not return.");
  assert.equal(overdueSentence({ ...link, isPing: true }, 9000), null);
  assert.equal(overdueSentence({ ...link, phase: "waiting" }, 9000), null);
  assert.equal(overdueSentence({ ...link, waitingSince: null }, 9000), null);
});

test("the banner says for how long, where, and when the next try is", () => {
  /** @type {Pick<Link, "phase" | "since" | "retryAt" | "revision">} */
  const link = { phase: "waiting", since: 0, retryAt: 15_000, revision: 53 };
  assert.equal(awaySentence(link, 12_000), "Disconnected 12 s ago at r53. Next try in 3 s.");
  assert.equal(
    awaySentence({ ...link, phase: "retrying", revision: null }, 120_000),
    "Disconnected 2 min ago. Trying again…",
  );
});

test("after a reconnection the page says what it missed, or that the history is new", () => {
  assert.equal(
    returnSentence({ kind: "resumed", count: 1 }),
    "Reconnected. Caught up on 1 change, none lost.",
  );
  assert.equal(returnSentence({ kind: "resumed" }), "Reconnected. Nothing missed.");
  assert.match(returnSentence({ kind: "fresh", sameEpoch: false }), /without the old history/);
  assert.match(
    returnSentence({ kind: "fresh", sameEpoch: false, lostFrom: 7 }),
    /repair .* r7 and later are lost/,
  );
  assert.match(returnSentence({ kind: "fresh", reason: "too_old" }), /latest state/);
});

const DEVICES = {
  components: {
    "x-devices": [
      { name: "iphone-se", title: "iPhone SE", kind: "phone" },
      { name: "ipad-11-half-landscape", title: "iPad 11″ ½ landscape", kind: "pane" },
      { name: "mac-window", title: "Mac window", kind: "mac" },
    ],
  },
};

test("devices have the server's names and kinds, and are grouped by family", () => {
  const devices = DeviceTable.in(DEVICES);
  assert.equal(devices.title("ipad-11-half-landscape"), "iPad 11″ ½ landscape");
  assert.equal(devices.kind({ device: "ipad-11-half-landscape", platform: "iPadOS" }), "pane");
  assert.deepEqual(devices.groups("custom"), [
    ["iPhone", ["iphone-se"]],
    ["iPad", ["ipad-11-half-landscape"]],
    ["Mac", ["mac-window"]],
    ["Free", ["custom"]],
  ]);
});

test("each device has a neighbor, and the last is followed by the first", () => {
  const devices = DeviceTable.in(DEVICES);
  assert.equal(devices.neighbour("mac-window", 1), "iphone-se");
  assert.equal(devices.neighbour("iphone-se", -1), "mac-window");
  assert.equal(devices.neighbour("unknown", 1), "iphone-se");
});

test("until the server's devices have come, the current one is the only one", () => {
  const devices = new DeviceTable();
  assert.equal(devices.neighbour("ipad-11", 1), null);
  assert.deepEqual(devices.groups("ipad-11"), [["ipad-11", ["ipad-11"]]]);
  assert.equal(devices.kind({ device: "ipad-11", platform: "iPadOS" }), "pad");
  assert.equal(devices.kind({ device: "custom", platform: "iOS" }), "free");
  assert.equal(devices.title("custom"), "Custom size");
});

test("visibilities and width classes cycle", () => {
  /** @type {Visibility[]} */
  const round = ["automatic", "all", "doubleColumn", "detailOnly", "automatic"];
  for (let index = 0; index < 4; index += 1) {
    assert.equal(nextVisibility({ columnVisibility: round[index] }), round[index + 1]);
  }
  assert.equal(otherSizeClass({ environment: { horizontalSizeClass: "compact" } }), "regular");
  assert.equal(otherSizeClass({ environment: { horizontalSizeClass: "regular" } }), "compact");
});

test("the depth is shown once, and only for changes of the path", () => {
  const push = { push: [], count: 1 };
  assert.deepEqual(withDepth([push], 3), [push, { depth: 3 }]);
  assert.deepEqual(withDepth([{ set: true }], 0), [{ set: true }, { depth: 0 }]);
  assert.deepEqual(withDepth([push, { depth: 2 }], 3), [push, { depth: 2 }]);
  assert.deepEqual(withDepth([push], undefined), [push]);
  assert.deepEqual(withDepth([{ field: "columnVisibility" }], 3), [{ field: "columnVisibility" }]);
});
