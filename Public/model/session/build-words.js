// Sentences for the news of “colonnade watch” about the app that it rebuilds.

import { fixedWords } from "../../language/fixed-words.js";
import { term, translate, translateCount } from "../../language/translate.js";
import { visibleText } from "../../dom/visible-marks.js";

/** @import { SourceLocation } from "../../types/state.d.ts" */
/** @import { Build, BuildError } from "../../types/wire.d.ts" */

const HEADS = {
  building: term("Building…"),
  failed: term("Build failed. The stage shows the last good build."),
  crashed: term("The app crashed. The last good build is still running."),
  slow: term("The app’s code takes more than two seconds."),
  live: term("Live"),
};
/** The most functions of a stack that are shown. */
const SHOWN_FUNCTIONS = 8;
const RETURNED = term("The app’s code took more than two seconds.");
const RESTARTED = term("The app crashed and was started again.");

/** @param {Build} build */
export function buildHead(build) {
  if (build.state === "crashed" && build.restarted) return translate(RESTARTED);
  if (build.state === "slow" && build.returned) return translate(RETURNED);
  if (build.state !== "live" || !build.liveAfter)
    return translate(HEADS[build.state] ?? HEADS.building);
  return translate("Live after {seconds} s", { seconds: (build.liveAfter / 1000).toFixed(1) });
}

/**
 * The changed files, and how far the steps came: sentences in their order.
 * @param {Build} build
 */
export function buildDetails({ state, files = [], reason, replay, stack = [], lost, ...work }) {
  const lines = [];
  const isAboutCode = state === "crashed" || state === "slow";
  if (isAboutCode && work.session !== undefined) lines.push(workWords(work));
  if (state === "crashed" && reason) lines.push(visibleText(reason, 300));
  if (isAboutCode && stack.length > 0) lines.push(stackWords(stack));
  if (lost) lines.push(translate("No session was kept, so all of them begin again."));
  if (state !== "failed" && files.length > 0) lines.push(fileWords(files));
  if (state === "live" && replay) lines.push(...replayWords(replay));
  return lines;
}

/** @param {string[]} stack */
function stackWords(stack) {
  const [place, ...callers] = stack.slice(0, SHOWN_FUNCTIONS).map((name) => visibleText(name, 200));
  return callers.length === 0
    ? translate("At {place}.", { place })
    : translate("At {place}, called by {callers}.", { place, callers: callers.join(" ← ") });
}

/** @param {Pick<Build, "session" | "method" | "control">} work */
function workWords({ session = "", method = "", control }) {
  const names = {
    session: visibleText(session, 60),
    method,
    control: visibleText(control ?? "", 60),
  };
  return control === undefined
    ? translate("In session {session}, during {method}.", names)
    : translate("In session {session}, during {method} “{control}”.", names);
}

/** @param {string[]} files */
function fileWords(files) {
  const names = files.slice(0, 3).map((file) => visibleText(nameOf(file), 60)).join(", ");
  return files.length > 3
    ? translate("Changed: {names} and {count} more", { names, count: files.length - 3 })
    : translate("Changed: {names}", { names });
}

/** @param {NonNullable<Build["replay"]>} replay */
function replayWords({ steps, of, stop }) {
  if (!stop) {
    return of === 0
      ? []
      : [translateCount(of, "Repeated {count} step.", "Repeated {count} steps.")];
  }
  return [
    translate("Repeated {steps} of {of} steps. Step {step}, {words}, no longer works: {reason}", {
      steps,
      of,
      step: stop.step,
      words: visibleText(fixedWords(stop.words), 100),
      reason: visibleText(fixedWords(stop.reason), 240),
    }),
  ];
}

/**
 * The place of an error, as compilers write it; empty if it has none.
 * @param {BuildError} error
 */
export function locationText({ file, line, column }) {
  return file === undefined ? "" : `${visibleText(nameOf(file), 60)}:${line}:${column}`;
}

/**
 * The place as the server names sources: module and file; null if there is none.
 * @param {BuildError} error
 * @returns {SourceLocation | null}
 */
export function errorLocation({ file, line }) {
  if (file === undefined || line === undefined) return null;
  const parts = file.split("/");
  const module = parts[0] === "Sources" && parts.length > 2 ? parts[1] : parts.at(-2);
  return module === undefined ? null : { file: `${module}/${parts.at(-1)}`, line };
}

/** @param {string} file */
function nameOf(file) {
  return file.slice(file.lastIndexOf("/") + 1);
}
