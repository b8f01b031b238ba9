// Whole sentences of the server: reasons, errors, and the descriptions in its reference. Each is
// identified by its English words, which can contain values.

import { term, translate } from "./translate.js";

/** A sentence comes before one that matches with fewer words of its own. */
const SENTENCES = [
  term("Cannot pop {asked}: the path has {depth} elements."),
  term("Cannot pop {asked}: the path has {depth} element."),
  term("Cannot replace the top: the path is empty."),
  term("There’s no back button. The visible stack is at its root."),
  term("No element of the path has {what}."),
  term("The {column} column has no selectable list. Use sidebar or content."),
  term("This scene is a single stack and has no {column} column."),
  term("A split view of {columns} columns has no {column} column."),
  term("The path would have {asked} elements; the limit is {limit}."),
  term("The path has {count} elements; the limit is {limit}."),
  term("The path's and the selections' values would take {asked} bytes; the limit is {limit}."),
  term("The {side} is {points} points; expected {low} to {high}."),
  term("Revision {revision} is no longer available. The oldest is {oldest}."),
  term("Revision {revision} doesn’t exist yet. The latest is {head}."),
  term(
    "Revision {revision} is from before the current scene was opened. You can view it but not restore it.",
  ),
  term("“{method}” cannot be part of a transaction."),
  term("The binding holds values of type {expected}, not {found}."),
  term("A value of type {type} cannot be read from text: the type is not Codable."),
  term("The text can’t be decoded as a value of type {type}."),
  term("The scene's detail has no NavigationStack, so there is no path."),
  term("No control on the screen has the id “{id}”."),
  term("No enabled control is labeled “{label}”."),
  term("No enabled control is labeled “{label}”. On screen: {names}."),
  term("“{text}” matches several controls: {names}."),
  term("The control {control} is disabled."),
  term("The control {control} is covered by {cover}."),
  term("A person can’t dismiss {cover} by hand. Use one of its own controls."),
  term("Nothing handles “{url}”: {reason}"),
  term("Transaction rolled back: command {index} was rejected: {reason}"),
  term("This isn’t valid JSON: {reason}."),
  term("expected {expected} at line {line}, column {column}"),
  term("Expected a JSON object as the request."),
  term("Expected “id” to be null, or a number or string of at most {most} bytes."),
  term("Expected “jsonrpc” to be {version} or omitted."),
  term("Expected “method” to be a method name."),
  term("Unknown method “{method}”. Did you mean {names}?"),
  term("Unknown method “{method}”. GET /protocol.json lists every method."),
  term("Expected “params” to be an object with named parameters."),
  term("“{method}” has no parameter “{name}”. It takes {names}."),
  term("The parameter “{name}” is missing."),
  term("Expected exactly one of {names}, found none."),
  term("Expected exactly one of {names}, found {count}."),
  term("Expected “{name}” to be an array of values."),
  term("Expected “{name}” to be an integer, {low} or more."),
  term("Expected “{name}” to be an integer, {low} to {high}."),
  term("Expected “{name}” to be a string."),
  term("Expected “{name}” to be true or false."),
  term("Expected “{name}” to be one of {names}."),
  term("Expected at least one request in the batch."),
  term("“{key}” of a tagged value is a string."),
  term("A tagged value has the members “type” and “value”; “{key}” is missing."),
  term("A value is a number, a string, true, false, or {example} for anything else."),
  term("The payload can’t be decoded as {type}."),
  term("Unknown type “{type}”."),
  term("{type} refuses this value: {why}."),
  term("{type} refuses this value."),
  term("{type} expects a member “{name}” at {pointer}."),
  term("{type} expects a member “{name}”."),
  term("{type} expects {expected}, not null, at {pointer}."),
  term("{type} expects {expected} at {pointer}."),
  term("{type} expects {expected}."),
  term("{type} can’t be read: {why}."),
  term(
    "Expected at most {most} combining marks in a row, because Swift can’t compare longer runs in bounded time.",
  ),
  term("The document can’t be imported. Nothing was changed."),
  term("Expected an object in export format."),
  term("Expected the version of the format, {version}."),
  term("This wasn’t exported from the scene “{scene}”."),
  term("Expected an object with a value for each name."),
  term("A two-column split view has no content column; using sidebar."),
  term("A two-column split view has no content column. Its selection is kept but never shown."),
  term("Expected an array of values."),
  term("Unknown type “{type}”; kept unchanged."),
  term("Unknown type “{type}”."),
  term("The saved data can’t be decoded as {type}; kept unchanged."),
  term("The saved data can’t be decoded as {type}."),
  term("Expected {expected} at byte {offset} of the saved path."),
  term("At most {most} requests can be imported at once."),
  term("These requests aren’t for the scene “{scene}”."),
  term("Only JSON documents can be imported here."),
  term("The document can’t be imported."),
  term("“{method}” cannot be imported; use colonnade drive or replay."),
  term("Unknown device; treated as custom."),
  term("These traits don’t match “{device}”; treated as custom."),
  term("Expected {expected}."),
  term("Saving failed; the outcome is unknown."),
  term("Unknown scene. scene.list returns all scenes."),
  term("Storage is catching up. Try again."),
  term("This session lost its connection to storage."),
  term("The app no longer has this scene, so it can’t be previewed."),
  term("The server is at its memory limit. Nothing was changed. Try again."),
  term("There are no other sessions."),
  term("Unknown session. sessions.list returns all sessions."),
  term("A session with this name already exists."),
  term("Conflict: expected revision {expected}, but the latest is {head}."),
  term("The batch’s responses exceed {most} bytes. Send this request separately."),
  term("1, 2 or 3"),
  term("an integer"),
  term("a string"),
  term("an object"),
  term("an array"),
  term("a number"),
  term("true or false"),
  term("an integer, {low} to {high}"),
  term("a locale, for example fr_CH"),
  term("a list of texts"),
  term("one of {names}"),
];

/** The reference's words about methods and their members. */
const REFERENCE = [
  term(
    "Pushes one or more values onto the detail’s stack, as one revision. From a leading column, whose links fill a later column’s stack, they replace the whole path.",
  ),
  term(
    "Pops the top value, or “count” values, or the element with an id and everything above it. Popping the same id twice fails the second time.",
  ),
  term("Empties the stack; at the root nothing changes."),
  term("Pops until an element is on top. If several match, the one nearest the top."),
  term(
    "Pops to the nearest equal value, or pushes the value if there is none. A second call changes nothing.",
  ),
  term(
    "Removes one element from the stack. If several match, the one nearest the top. Elements above it keep their ids.",
  ),
  term("Sets the stack to exactly these values. Elements of the common prefix keep their ids."),
  term("Replaces the top value."),
  term(
    "Taps the visible column’s back button. In compact width this can leave a column and clear the selection that led to it.",
  ),
  term(
    "Sets the sidebar’s or content’s selection. A new selection clears the detail’s stack.",
  ),
  term(
    "Shows a value in place of the detail’s root, like an item destination of the sidebar. null restores the detail’s own root.",
  ),
  term(
    "Shows or hides the leading columns. Has no visible effect while the columns are collapsed.",
  ),
  term("Sets the column that the collapsed stack shows at least."),
  term(
    "Shows the split view on a device, or changes single traits. Columns collapse and expand accordingly.",
  ),
  term(
    "Taps a row, link, button, toggle or text field on the screen. Whatever it does to the navigation is one revision.",
  ),
  term(
    "Opens a URL in the scene, which builds the matching back stack. A scene without views handles no URLs.",
  ),
  term("Lists the scenes that can be opened, and names the open one."),
  term(
    "Opens a scene from its start on the same device, as a revision that replaces the whole document. Earlier revisions can be viewed but not undone.",
  ),
  term(
    "Returns the open scene as a second window on another device: the state document with that device’s environment, columns and views. Navigation is shared with the session; @State is the window’s own. Changes nothing.",
  ),
  term(
    "Reports sizes that the page measured, for code that reads them (GeometryReader and the like). Makes no revision itself; if the app’s code reacts, that is a revision by the app and comes before the response.",
  ),
  term("Runs several commands as one revision: all of them, or none."),
  term("Reverts the latest command that isn’t undone yet, as a new revision."),
  term("Repeats what the last undo reverted, as a new revision."),
  term("Restores the state of an earlier revision, as a new revision."),
  term("Lists revisions, oldest first. Changes nothing."),
  term("Returns, for many revisions at once, the path’s depth and what each one did."),
  term("Returns the state at a revision. Changes nothing."),
  term("Lists the types whose values can be pushed, each with an example."),
  term("Returns the whole state and its revision."),
  term(
    "Exports the session: its state (json), the path as SwiftUI saves it (swiftui), the requests that lead here, one per line (jsonl), a Swift test of the path (swift-test), a Python script (python), or everything since the scene was opened as a NavigationTesting test (navigation-test).",
  ),
  term(
    "Checks a document (fine, risky or impossible, with reasons) and, unless it’s impossible or a dry run, makes it the current state, as one revision and with the values that the scene keeps. A saved path (swiftui) replaces only the path. Requests, one per line (jsonl), run all or not at all.",
  ),
  term(
    "Lists the server’s sessions by name: those with changes, and those with connected clients.",
  ),
  term(
    "Deletes a session and its history. Its connections are closed with code 4503, and the name becomes free.",
  ),
  term("Renames a session to a free name. Its clients stay connected and receive “renamed”."),
  term("Pins or unpins a session. Pinned sessions are never removed automatically."),
  term(
    "Lists the clients connected to this session: named ones first, then browsers, then scripts.",
  ),
  term(
    "Sets or clears the name that others see for this client, in lists and in the causes of its commands. It is kept until the client’s last connection closes. Setting it makes no revision.",
  ),
  term("one value; this or values"),
  term("several, the last on top"),
  term("where the link is; detail"),
  term("how many; 1"),
  term("an element's id"),
  term("counted from the bottom"),
  term("an equal value"),
  term("a type's name"),
  term("the value to have on top"),
  term("bottom first"),
  term("the new top"),
  term("sidebar or content"),
  term("one value, or null for none"),
  term("a set of values"),
  term("SwiftUI's names"),
  term("an existing column"),
  term("all its traits"),
  term("points"),
  term("forced"),
  term("whose split view it is"),
  term("what views read; light is omitted in the state"),
  term("where the device is; nowhere is omitted in the state"),
  term("text size; large is omitted in the state"),
  term("standard is omitted in the state"),
  term("language and region; the server’s is omitted in the state"),
  term("leftToRight is omitted in the state"),
  term("a control's id; this or label"),
  term(
    "the first enabled control with this label, front column first; otherwise the one with this accessibility label or identifier, otherwise the only one containing this text",
  ),
  term("the text for a text field; other controls ignore it"),
  term("press Return after the text; default: true"),
  term("for example colonnade://recipes/7"),
  term("which scene"),
  term("of the open scene; default: the latest"),
  term(
    "by the names in the styles’ measure; in points, rounded to halves; at most limits.places",
  ),
  term("each with method and params"),
  term("0 is the state before the first revision"),
  term("only newer ones; default: the latest are listed"),
  term("at most 1000; 100"),
  term("only newer ones; default: the latest are returned"),
  term("at most 10000, which is the default"),
  term("what it is for; json"),
  term(
    "jsonl: the whole history that is kept, in parts, from the oldest (0); ask for the next part with “next”. Default: only what leads here, in one document. navigation-test: only what was done after it",
  ),
  term("navigation-test only: the last revision"),
  term("in export format: a string unless the format is json"),
  term("json"),
  term("only check, don’t import; default: false"),
  term("only names after this one, in byte order"),
  term("at most 200; 100"),
  term("its name"),
  term("the new one"),
  term("true"),
  term("at most limits.nameBytes bytes on one line, without control characters; null clears it"),
];

/** Longer texts consist mostly of other people's words. */
const MOST = 1000;
/** Values that are sentences themselves. */
const NESTED = new Set(["reason", "expected"]);

/** @type {[RegExp, string][] | null} */
let patterns = null;
const plain = new Set([...SENTENCES, ...REFERENCE]);

/**
 * A sentence in the reader's language; an unknown one stays unchanged.
 * @param {string} text
 * @returns {string}
 */
export function sentenceWords(text) {
  if (plain.has(text)) return translate(text);
  if (text.length > MOST) return text;
  patterns ??= SENTENCES.filter((sentence) => sentence.includes("{")).map(patternOf);
  for (const [pattern, sentence] of patterns) {
    const { groups } = pattern.exec(text) ?? {};
    if (groups) return translate(sentence, Object.fromEntries(Object.entries(groups).map(valueOf)));
  }
  return text;
}

/**
 * @param {string} sentence
 * @returns {[RegExp, string]}
 */
function patternOf(sentence) {
  const source = sentence.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{(\w+)\}/g, "(?<$1>.+?)");
  return [new RegExp(`^${source}$`, "s"), sentence];
}

/** @param {[string, string]} value */
function valueOf([name, value]) {
  return [name, NESTED.has(name) ? sentenceWords(value) : value];
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
