// The server's sentences in another language than English: it names them, and what they are about.
// Where a name is not known here, they stand as it wrote them.

import { say, term } from "./say.js";
import { sentenceWords } from "./server-sentences.js";

export { sentenceWords, syntaxWords } from "./server-sentences.js";

/** @import { Presentation, Problem } from "../types.d.ts" */
/** @typedef {Record<string, string | number>} Arguments */

/**
 * Colonnade's sentences on problems, by code and argument; a message that is not here is SwiftUI's own,
 * which stays as Xcode logs it.
 * @type {Record<string, string>}
 */
const MESSAGES = {
  "unknown_type type": term(
    "No type is registered under “{type}”: the element is kept as it is.",
  ),
  "unknown_type count": term("{count} other types are not registered either."),
  "detail_hidden": term(
    "The detail's path has screens that nobody sees: in compact width a column is shown once the list before it has a selection, or when preferredCompactColumn names it.",
  ),
  "selection_orphaned": term(
    "The content's selection is not among the rows of the sidebar's selection: SwiftUI keeps such a selection and highlights nothing.",
  ),
  "destination_missing type": term("No destination shows a value of type “{type}”."),
  "shared_flag count": term(
    "{count} links share one flag: all of them are active, one is shown.",
  ),
  "nested_stack container": term("A {container} stands inside of another navigation container."),
  "hidden_first_view count": term(
    "The first of the {count} views of a NavigationView is a link without a label: a phone shows this view alone, so it shows nothing.",
  ),
  "mixed_links": term(
    "A value was pushed while the screen of a view was on top: its screen lies below that.",
  ),
  "infinite_update rounds": term(
    "Each rendering changes what it reads: stopped after {rounds} rounds.",
  ),
  "infinite_update": term(
    "What is drawn changes the size that it is drawn by: further sizes are left out.",
  ),
  "stale_restore type": term("The path held a value of {type}, which is not Codable."),
  "not_drawn name": term("{name} is not drawn here."),
};

/**
 * The reasons behind problems, by code.
 * @type {Record<string, string>}
 */
const REASONS = {
  not_codable: term(
    "It matters where the path is saved: as long as the value is on it, it cannot be.",
  ),
  not_drawn: term(
    "The page shows a hatched box, or the view without the effect; all else works.",
  ),
  destination_missing: term(
    "The path holds the value, but no screen below it has navigationDestination(for: {type}.self), so a warning sign takes its place.",
  ),
  homogeneous_path: term(
    "The path is a collection of one type: a destination on a pushed screen is not looked at.",
  ),
  duplicate_destination: term(
    "A value of this type always shows the screen that is declared nearest the root. Give each level a type of its own, or declare one destination at the root.",
  ),
  lazy_destination: term("It works only while its row is on the screen."),
  shared_flag: term(
    "One isActive binding was given to several links, so each reacts when any of them is tapped. Keep one optional selection instead, and give each link a binding of its own, derived from it: get: { selection == id }, set: { selection = $0 ? id : nil }.",
  ),
  mixed_links: term(
    "Screens of values always stand below those of links with views, flags and items, whatever the order of the taps. Push values only, for instance by wrapping the view in a value of its own.",
  ),
  multiple_updates: term(
    "Several levels of a NavigationView were pushed in one update. It follows one: push one level, and the next in a later update.",
  ),
  nested_stack: term(
    "SwiftUI shows blank screens or stops with comparisonTypeMismatch there. Here its root is drawn as a part of the screen around it. Keep one container, and let screens on it be plain views.",
  ),
  hidden_first_view: term(
    "A NavigationView makes each of its views a column. Put all of them into one VStack, or the hidden link into the background of the view that shall be seen.",
  ),
  link_inert: term("No screen from the root up to this one declares a destination for {type}."),
  stale_restore: term(
    "Such a path has no codable form, so it was not saved: what was restored is what had been saved before.",
  ),
};

/**
 * Why the columns are as they are, by key; `screen` is part of it.
 * @type {Record<string, string>}
 */
const COLUMNS = {
  compact_stack: term("Compact width: the scene is one stack."),
  compact_without_selection: term(
    "Compact width: the columns are one stack, showing {top} because nothing is selected and nothing deeper is preferred.",
  ),
  compact_item: term(
    "Compact width: the columns are one stack, showing {top} because an item is presented there.",
  ),
  compact_selection: term(
    "Compact width: the columns are one stack, showing {top} because {list} has a selection.",
  ),
  compact_preference: term(
    "Compact width: the columns are one stack, showing {top} because preferredCompactColumn is {top}.",
  ),
  regular_stack: term("Regular width: the scene is one stack."),
  "regular_automatic mac": term(
    "Regular width, {columns} columns: columnVisibility is automatic, which on a Mac means {visibility}.",
  ),
  "regular_automatic visionOS": term(
    "Regular width, {columns} columns: columnVisibility is automatic, which in visionOS means {visibility}.",
  ),
  "regular_automatic landscape": term(
    "Regular width, {columns} columns: columnVisibility is automatic, which on a landscape screen means {visibility}.",
  ),
  "regular_automatic portrait": term(
    "Regular width, {columns} columns: columnVisibility is automatic, which on a portrait screen means {visibility}.",
  ),
  regular_visibility: term(
    "Regular width, {columns} columns: columnVisibility is {visibility}.",
  ),
  content_on_mac: term("macOS always shows the content column."),
  overlay: term("Leading columns lie over the detail ({style} style)."),
};

/**
 * The kinds of refusals; a sentence of the server that is not known stands behind them.
 * @type {Record<string, string>}
 */
const REFUSALS = {
  parse_error: term("This is not JSON."),
  invalid_request: term("This is not a request."),
  method_not_found: term("There is no such method."),
  invalid_params: term("A parameter does not fit."),
  internal_error: term("The server has failed."),
  path_empty: term("The path is empty."),
  no_such_element: term("There is no such element."),
  unknown_type: term("The type is not known here."),
  value_mismatch: term("The value does not fit its type."),
  not_codable: term("The value is not Codable."),
  selection_invalid: term("This cannot be selected."),
  limit_exceeded: term("A limit is reached."),
  locked: term("A token is needed."),
  revision_conflict: term("Somebody else was faster."),
  transaction_failed: term("One of the commands was refused, so none was done."),
  import_incompatible: term("The document does not fit this scene."),
  history_gone: term("That revision is not kept any more."),
  rate_limited: term("That was too much at once."),
  batch_too_large: term("There are too many requests in one."),
  storage_full: term("The server's storage is full."),
  unavailable: term("The server cannot do this now."),
  key_expired: term("The answer to this request is not kept any more."),
  key_reused: term("Another request had this key."),
  overloaded: term("The server has too much to do."),
};

/**
 * The message of a problem.
 * @param {Problem} problem
 */
export function problemMessage({ code, message, args = {} }) {
  const name = [...Object.keys(args).map((argument) => `${code} ${argument}`), code]
    .find((name) => Object.hasOwn(MESSAGES, name));
  return name === undefined ? message : say(MESSAGES[name], args);
}

/**
 * The reason behind a problem; "" where there is none.
 * @param {Problem} problem
 */
export function problemReason({ code, why = "", args = {} }) {
  if (!why || !Object.hasOwn(REASONS, code)) return why;
  const reason = say(REASONS[code], args);
  if (!Number(args.unexplored)) return reason;
  return `${reason} ${say("{unexplored} of the screens below have not been looked at yet.", args)}`;
}

/**
 * Why the columns are as they are.
 * @param {Pick<Presentation, "why" | "reasons">} presentation
 */
export function columnReason({ why = "", reasons = [] }) {
  const names = reasons.map(({ key, args }) => args.screen ? `${key} ${args.screen}` : key);
  const isKnown = names.length > 0 && names.every((name) => Object.hasOwn(COLUMNS, name));
  if (!isKnown) return why;
  return names.map((name, index) => say(COLUMNS[name], reasons[index].args)).join(" ");
}

/**
 * Why a request was refused: the whole sentence where it is known, else its kind before it.
 * @param {string} message
 * @param {string | undefined} key
 */
export function refusalMessage(message, key) {
  const words = sentenceWords(message);
  if (words !== message || key === undefined || !Object.hasOwn(REFUSALS, key)) return words;
  return `${say(REFUSALS[key])} ${message}`;
}
