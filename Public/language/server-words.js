// The server's sentences in languages other than English. A problem or a layout has a code and
// arguments, a refusal has a sentence with values. What is not known stays as the server wrote it.

import { withFixedValues } from "./fixed-words.js";
import { term, translate, translateSentence } from "./translate.js";

/** @import { Presentation, Problem } from "../types/state.d.ts" */
/** @import { Sentence } from "../types/wire.d.ts" */
/** @typedef {Record<string, string | number>} Arguments */

/**
 * Colonnade's messages about problems, by code and argument. A message that is not listed here
 * comes from SwiftUI, and stays as Xcode logs it.
 * @type {Record<string, string>}
 */
const MESSAGES = {
  "unknown_type type": term(
    "Unknown type “{type}”. The element is kept unchanged.",
  ),
  "unknown_type count": term("{count} other types are unknown, too."),
  "detail_hidden": term(
    "The detail’s path has screens that aren’t visible. In compact width a column appears only when the list before it has a selection or preferredCompactColumn names it.",
  ),
  "selection_orphaned": term(
    "The content’s selection isn’t among the rows for the sidebar’s selection. SwiftUI keeps such a selection and highlights nothing.",
  ),
  "destination_missing type": term("No destination shows a value of type “{type}”."),
  "shared_flag modifier": term(
    "{count} uses of {modifier} share one flag or item: all are active, only one is shown.",
  ),
  "shared_flag count": term(
    "{count} links share one flag: all are active, only one is shown.",
  ),
  "container_missing modifiers": term(
    "Without a NavigationStack or NavigationSplitView around the view, {modifiers} can’t navigate.",
  ),
  "presentation_waiting waiting": term(
    "A screen presents one thing at a time, so {waiting} waits until {shown} is dismissed.",
  ),
  "tag_mismatch tag": term(
    "A tag of type {tag} can’t be selected, because the selection is of type {selection}.",
  ),
  "selection_without_tag selection": term(
    "Picker: the selection “{selection}” is invalid and does not have an associated tag, this will give undefined results.",
  ),
  "undecodable_value text": term("Failed to decode “{text}” as {type} at index {index}."),
  "row_buttons count": term(
    "A row has {count} buttons in the automatic style: a tap in it runs all of them.",
  ),
  "too_many_views count": term(
    "Only {created} of {count} views are shown: {container} is not lazy and creates all of its views at once.",
  ),
  "nested_stack container": term("A {container} is nested inside another navigation container."),
  "hidden_first_view count": term(
    "The first of the NavigationView’s {count} views is a link without a label. A phone shows only this view, so it shows nothing.",
  ),
  "bar_without_container modifiers": term(
    "No NavigationStack or NavigationSplitView is around the view, so an iPhone or iPad shows no bar for {modifiers}.",
  ),
  "mixed_links": term(
    "A value was pushed while a view-based screen was on top, so its screen sits underneath.",
  ),
  "infinite_update rounds": term(
    "Rendering keeps changing its own inputs. Stopped after {rounds} passes.",
  ),
  "infinite_update": term(
    "The layout keeps changing the size it depends on. Further size updates are ignored.",
  ),
  "stale_restore type": term("The path held a value of {type}, which isn’t Codable."),
  "not_drawn name": term("{name} isn’t drawn here."),
};

/**
 * The reasons for problems, by code, and by argument if a code has several.
 * @type {Record<string, string>}
 */
const REASONS = {
  not_codable: term(
    "This matters if you save the path: it can’t be saved while this value is on it.",
  ),
  not_drawn: term(
    "Drawn as a hatched box or without the effect. Everything else works.",
  ),
  destination_missing: term(
    "The value is on the path, but no screen below it declares navigationDestination(for: {type}.self), so a warning sign is shown instead.",
  ),
  homogeneous_path: term(
    "The path is a typed collection, so destinations declared on pushed screens are ignored.",
  ),
  duplicate_destination: term(
    "A value of this type always shows the screen that is declared nearest the root. Give each level a type of its own, or declare one destination at the root.",
  ),
  lazy_destination: term("It works only while its row is visible."),
  "shared_flag modifier": term(
    "The modifier belongs to each row, so one flag asks for all of them, and what is shown can be another row’s. Put the modifier outside of the rows, and keep the chosen row as an optional item.",
  ),
  presentation_waiting: term(
    "Both flags or items are set at once. Set the second one when the first has been dismissed, for example in onDismiss, or keep one optional item of an enum for both.",
  ),
  duplicate_id: term(
    "On a device, views of elements with the same id can share their state, and a change can show the wrong one. Give each element an id of its own.",
  ),
  tag_mismatch: term(
    "A tap does nothing then, and the selected row isn’t highlighted. Give each tag the type of the selection.",
  ),
  selection_without_tag: term(
    "No choice is selected then. Give one choice the selection as its tag, or set the selection to a tag that exists. For nil, add a choice with .tag(nil as Value?).",
  ),
  undecodable_value: term(
    "The type is known, but the saved text isn’t a value of it. The type has probably changed since the path was saved.",
  ),
  shared_flag: term(
    "Several links share one isActive binding, so all of them react when one is tapped. Keep one optional selection instead, and give each link its own binding derived from it: get: { selection == id }, set: { selection = $0 ? id : nil }.",
  ),
  mixed_links: term(
    "Value-based screens always sit below screens from view links, isPresented and item destinations, whatever the tap order. Push values only, for example by wrapping the view in a value.",
  ),
  multiple_updates: term(
    "Several NavigationView levels were pushed in one update, but only one is followed. Push the next level in a later update.",
  ),
  row_buttons: term(
    "In a list, a row takes the tap for its buttons. Give them a style of their own, such as .buttonStyle(.borderless).",
  ),
  too_many_views: term(
    "On a device, all of them are created before the screen appears, which can take seconds. Use a List, a LazyVStack or a LazyHStack, which create what is near the viewport.",
  ),
  nested_stack: term(
    "SwiftUI shows blank screens or stops with comparisonTypeMismatch in this case. Here the inner root is drawn as part of the surrounding screen. Keep one container and make its screens plain views.",
  ),
  hidden_first_view: term(
    "A NavigationView turns each of its views into a column. Put them all into one VStack, or put the hidden link into the background of the view you want to show.",
  ),
  bar_without_container: term(
    "Bars belong to the screens in a container. Put a NavigationStack around the view. If there is one inside it, move the modifiers to the view in that.",
  ),
  container_missing: term(
    "A link outside of a container is disabled, and a destination outside of it is never shown. Put a NavigationStack around the view. If there is one inside it, move the modifier to the view in that.",
  ),
  link_inert: term("No screen between the root and this one declares a destination for {type}."),
  stale_restore: term(
    "A path like this has no codable form and wasn’t saved. What was saved before it has been restored.",
  ),
};

/**
 * The reasons for the layout of the columns, by key; `screen` is part of the key.
 * @type {Record<string, string>}
 */
const COLUMNS = {
  compact_stack: term("Compact width · a single stack."),
  compact_without_selection: term(
    "Compact width · one stack. Showing the {top}: nothing is selected and preferredCompactColumn asks for nothing deeper.",
  ),
  compact_item: term(
    "Compact width · one stack. Showing the {top}: an item is presented there.",
  ),
  compact_selection: term(
    "Compact width · one stack. Showing the {top}: the {list} has a selection.",
  ),
  compact_preference: term(
    "Compact width · one stack. Showing the {top}: preferredCompactColumn is .{top}.",
  ),
  regular_stack: term("Regular width · a single stack."),
  "regular_automatic mac": term(
    "Regular width · {columns} columns, because columnVisibility is .automatic, which on a Mac means .{visibility}.",
  ),
  "regular_automatic visionOS": term(
    "Regular width · {columns} columns, because columnVisibility is .automatic, which in visionOS means .{visibility}.",
  ),
  "regular_automatic landscape": term(
    "Regular width · {columns} columns, because columnVisibility is .automatic, which on a landscape screen means .{visibility}.",
  ),
  "regular_automatic portrait": term(
    "Regular width · {columns} columns, because columnVisibility is .automatic, which on a portrait screen means .{visibility}.",
  ),
  regular_visibility: term(
    "Regular width · {columns} columns, because columnVisibility is .{visibility}.",
  ),
  content_on_mac: term("macOS always shows the content column."),
  overlay: term("Leading columns overlay the detail ({style} style)."),
};

/**
 * The kinds of refusals, for sentences without a translation.
 * @type {Record<string, string>}
 */
const REFUSALS = {
  parse_error: term("This isn’t valid JSON."),
  invalid_request: term("This isn’t a valid request."),
  method_not_found: term("Unknown method."),
  invalid_params: term("A parameter isn’t valid."),
  internal_error: term("The server failed."),
  path_empty: term("The path is empty."),
  no_such_element: term("No such element."),
  unknown_type: term("Unknown type."),
  value_mismatch: term("The value doesn’t match its type."),
  not_codable: term("The value isn’t Codable."),
  selection_invalid: term("This can’t be selected."),
  limit_exceeded: term("A limit was reached."),
  locked: term("A token is required."),
  revision_conflict: term("Someone else changed it first."),
  transaction_failed: term("One of the commands was rejected, so none was run."),
  import_incompatible: term("The document doesn’t fit this scene."),
  history_gone: term("That revision is no longer available."),
  rate_limited: term("Too many requests at once."),
  batch_too_large: term("Too many requests in one batch."),
  storage_full: term("The server's storage is full."),
  unavailable: term("The server can’t do this right now."),
  key_expired: term("The response to this request is no longer available."),
  key_reused: term("That key was already used by a different request."),
  overloaded: term("The server is busy."),
};

/**
 * The sentence of a problem in a table; undefined if the table has none.
 * @param {Record<string, string>} table
 * @param {string} code
 * @param {Arguments} args
 */
function sentenceOf(table, code, args) {
  const name = [...Object.keys(args).map((argument) => `${code} ${argument}`), code]
    .find((name) => Object.hasOwn(table, name));
  return name === undefined ? undefined : translate(table[name], args);
}

/**
 * The message of a problem.
 * @param {Problem} problem
 */
export function problemMessage({ code, message, args = {} }) {
  return sentenceOf(MESSAGES, code, args) ?? message;
}

/**
 * The reason for a problem; "" if there is none.
 * @param {Problem} problem
 */
export function problemReason({ code, why = "", args = {} }) {
  const reason = why ? sentenceOf(REASONS, code, args) : undefined;
  if (reason === undefined) return why;
  if (!Number(args.unexplored)) return reason;
  return `${reason} ${
    translate("{unexplored} of the screens below haven’t been checked yet.", args)
  }`;
}

/**
 * Explains the layout of the columns.
 * @param {Pick<Presentation, "why" | "reasons">} presentation
 */
export function columnReason({ why = "", reasons = [] }) {
  const names = reasons.map(({ key, args }) => args.screen ? `${key} ${args.screen}` : key);
  const isKnown = names.length > 0 && names.every((name) => Object.hasOwn(COLUMNS, name));
  if (!isKnown) return why;
  return names.map((name, index) => translate(COLUMNS[name], reasons[index].args)).join(" ");
}

/**
 * Why a request was refused; its kind and the server's own words if the sentence has no translation.
 * @param {string} message
 * @param {unknown} key
 * @param {Sentence} [sentence]
 */
export function refusalMessage(message, key, sentence) {
  if (sentence && translate(sentence.words) !== sentence.words)
    return translateSentence(withFixedValues(sentence));
  if (typeof key !== "string" || !Object.hasOwn(REFUSALS, key)) return message;
  return `${translate(REFUSALS[key])} ${message}`;
}

/**
 * The words of a browser's parser about text that is not JSON: each browser has its own.
 * @param {string} message
 * @param {string} text
 */
export function syntaxWords(message, text) {
  const position = /position (\d+)/.exec(message)?.[1];
  const isEnd = /\bend of\b|\bEOF\b/i.test(message) || Number(position) >= text.trimEnd().length;
  if (isEnd) return translate("the text ends too early");
  if (/Unterminated string/i.test(message))
    return translate("a text has no closing quotation mark");
  return translate("there’s something that JSON doesn’t allow here");
}
