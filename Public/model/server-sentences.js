// Whole sentences of the server: reasons, errors, and what its reference says of methods. Each is known by
// its English words, in which other values may stand.

import { say, term } from "./say.js";

/** A sentence stands before one that says the same with fewer words of its own. */
const SENTENCES = [
  term("Cannot pop {asked}: the path has {depth} elements."),
  term("Cannot pop {asked}: the path has {depth} element."),
  term("Cannot replace the top: the path is empty."),
  term("There is no back button: the visible stack is at its root."),
  term("No element of the path has {what}."),
  term("The {column} column has no list with a selection; use sidebar or content."),
  term("A stack alone has no {column} column."),
  term("A split view of {columns} columns has no {column} column."),
  term("The path would have {asked} elements; the limit is {limit}."),
  term("The path has {count} elements; the limit is {limit}."),
  term("The path's and the selections' values would take {asked} bytes; the limit is {limit}."),
  term("The {side} is {points} points; expected {low} to {high}."),
  term("Revision {revision} is no longer kept; the oldest is {oldest}."),
  term("There is no revision {revision}; the newest is {head}."),
  term("Revision {revision} is of the scene that was open before: it can be looked at only."),
  term("“{method}” cannot be part of a transaction."),
  term("The binding holds values of type {expected}, not {found}."),
  term("A value of type {type} cannot be read from text: the type is not Codable."),
  term("The text does not decode as a value of type {type}."),
  term("The scene's detail has no NavigationStack, so there is no path."),
  term("No control on the screen has the id “{id}”."),
  term("No enabled control on the screen has the label “{label}”."),
  term("No enabled control on the screen has the label “{label}”. There are {names}."),
  term("“{text}” stands in several controls: {names}."),
  term("The control {control} is disabled."),
  term("The control {control} is covered by {cover}."),
  term("A person cannot dismiss {cover}: it takes a control of its own."),
  term("Nothing takes the URL “{url}”: {reason}"),
  term("Command {index} of the transaction was refused, so none was done: {reason}"),
  term("This is not JSON: {reason}."),
  term("expected {expected} at line {line}, column {column}"),
  term("Expected a JSON object as the request."),
  term("Expected “id” to be null, or a number or string of at most {most} bytes."),
  term("Expected “jsonrpc” to be {version}, or to be left out."),
  term("Expected “method” to be the name of a method."),
  term("There is no method “{method}”; did you mean {names}."),
  term("There is no method “{method}”; GET /protocol.json lists them all."),
  term("Expected “params” to be an object: parameters are given by name."),
  term("“{method}” has no parameter “{name}”; it has {names}."),
  term("The parameter “{name}” is missing."),
  term("Expected exactly one of {names}; there is none."),
  term("Expected exactly one of {names}; there are {count}."),
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
  term("The payload does not decode as {type}."),
  term("No type is registered as “{type}”."),
  term("{type} refuses this value: {why}."),
  term("{type} refuses this value."),
  term("{type} expects a member “{name}” at {pointer}."),
  term("{type} expects a member “{name}”."),
  term("{type} expects {expected}, not null, at {pointer}."),
  term("{type} expects {expected} at {pointer}."),
  term("{type} expects {expected}."),
  term("{type} cannot be read: {why}."),
  term(
    "Expected at most {most} combining marks in a row: Swift cannot compare longer runs of them in bounded time.",
  ),
  term("The document cannot be imported; nothing has changed."),
  term("Expected an object, as export gives it."),
  term("Expected the version of the format, {version}."),
  term("This was exported from another scene than “{scene}”."),
  term("Expected an object with a value for each name."),
  term("Two columns have no content to prefer: sidebar counts."),
  term("Two columns have no content: its selection is kept and never shown."),
  term("Expected an array of values."),
  term("No type is registered under “{type}”: kept as it is."),
  term("No type is registered under “{type}”."),
  term("What was saved does not decode as {type}: kept as it is."),
  term("What was saved does not decode as {type}."),
  term("Expected {expected} at byte {offset} of the saved path."),
  term("At most {most} requests can be imported at once."),
  term("These requests are for another scene than “{scene}”."),
  term("Of documents only json can be imported here."),
  term("The document is impossible."),
  term("“{method}” cannot be imported; use colonnade drive or replay."),
  term("There is no such device: it counts as custom."),
  term("These are not the traits of “{device}”: it counts as custom."),
  term("Expected {expected}."),
  term("The store did not take the revision; nothing is certain now."),
  term("There is no scene of this id; scene.list tells them all."),
  term("The store has to catch up first; try again."),
  term("This session has lost touch with its store."),
  term("The app has this scene no more, so there is no second one of it."),
  term("The server holds as much as it may; nothing has changed; try again."),
  term("There is no other session here."),
  term("There is no session of this name; sessions.list tells them all."),
  term("There is a session of this name already."),
  term("This was meant for revision {expected}, but the newest is {head}."),
  term("The answers of this batch take more than {most} bytes; ask this by itself."),
  term("1, 2 or 3"),
  term("an integer"),
  term("a string"),
  term("an object"),
  term("an array"),
  term("a number"),
  term("true or false"),
  term("an integer, {low} to {high}"),
  term("a locale such as fr_CH"),
  term("a list of texts"),
  term("one of {names}"),
];

/** The reference's words about methods and their members. */
const REFERENCE = [
  term(
    "Puts one value, or several at once, on the detail's stack: one revision. From a leading column, whose links fill a later column's stack, they become the whole path.",
  ),
  term(
    "Pops the top value, as many as “count” says, or the element of an id with all above it: asked twice for the same one, the second time it is not there.",
  ),
  term("Empties the stack; at the root nothing changes."),
  term("Pops until an element is on top: the nearest to the top that fits."),
  term(
    "Pops to the nearest equal value, or pushes the value where there is none: asked twice, nothing happens the second time.",
  ),
  term(
    "Takes one element out of the stack, the nearest to the top that fits; those above it keep their ids.",
  ),
  term("Makes the stack exactly these values; the common prefix keeps its ids."),
  term("Replaces the top value by another."),
  term(
    "Does what the back button of the visible column does; collapsed, that may leave a column and clear the selection that led to it.",
  ),
  term(
    "Sets the selection of the sidebar or the content; a new one takes the screens off the detail's stack.",
  ),
  term(
    "Shows a value in the place of the detail's root, as an item destination of the sidebar does; null gives the detail its own root back.",
  ),
  term("Asks for leading columns; without effect on the screen while collapsed."),
  term("Names the column that the collapsed stack shows at least."),
  term(
    "Moves the split view to a device, or changes single traits; collapsing and expanding follow.",
  ),
  term(
    "Activates a row, link, button, toggle or text field of the rendered tree, as a finger would; what that does to the navigation is one revision.",
  ),
  term(
    "Hands a URL to the scene, which makes a state of it with the right back stack; a scene of rows takes none.",
  ),
  term("Lists the scenes that can be opened, and names the open one."),
  term(
    "Begins a scene from its start, on the same device: a revision that replaces the whole document. What was before can be looked at, not undone.",
  ),
  term(
    "Shows the open scene on another device, as a second window: the state document with that device's environment, columns and views. The navigation is the session's; what views keep besides, as @State, is the window's own. Nothing is touched.",
  ),
  term(
    "Tells the sizes of places on the screen as a page has drawn it, for code that reads them: a query, which makes no revision. If the app draws something else then, that is a revision of the app, and comes before the answer.",
  ),
  term("Does several commands as one revision: all of them, or none."),
  term("Takes back the newest command not undone yet, as a new revision."),
  term("Does again what the last undo took back, as a new revision."),
  term("Restores the state of an earlier revision, as a new revision."),
  term("Lists revisions, oldest first, without touching anything."),
  term("Tells of many revisions at once how deep the path was and what was done."),
  term("Returns the state at a revision, without touching anything."),
  term("Lists the types whose values can be pushed, each with an example."),
  term("Returns the whole state and its revision."),
  term(
    "Gives the session as a document: its state (json), the path's bytes as SwiftUI saves them (swiftui), requests that lead here, one a line (jsonl), a Swift test of the path (swift-test), a Python script (python), or what was done since the scene was opened as a test of its app or view, for the product NavigationTesting (navigation-test).",
  ),
  term(
    "Judges a document (fine, risky, impossible, and why), and unless it is impossible or a dry run, makes it the state: one revision; what the scene keeps by itself comes with it. Bytes of a path (swiftui) replace the path alone; requests, one a line (jsonl), are done all or not at all.",
  ),
  term(
    "Lists the sessions of the server by name: those that were changed, and those that somebody is connected to.",
  ),
  term(
    "Removes a session with its history; who is connected to it is told, and the connection closes 4503. Its name is free then.",
  ),
  term("Gives a session another name, that none has. Who is connected stays, and gets “renamed”."),
  term("Pins a session, which is then kept however long nobody uses it, or unpins it."),
  term(
    "Lists the clients that are connected to this session: those with names first, then browsers, then scripts.",
  ),
  term(
    "Gives this client the name that it goes by among people, in lists and in the cause of what it does, or takes it back. It holds until its last connection has gone, and makes no revision.",
  ),
  term("one value; this or values"),
  term("several, the last on top"),
  term("where the link is; detail"),
  term("how many; 1"),
  term("an element's id"),
  term("counted from the bottom"),
  term("an equal value"),
  term("a type's name"),
  term("the value that shall be on top"),
  term("bottom first"),
  term("the new top"),
  term("sidebar or content"),
  term("one value, or null for none"),
  term("a set of values"),
  term("SwiftUI's names"),
  term("a column there is"),
  term("all its traits"),
  term("points"),
  term("forced"),
  term("whose split view it is"),
  term("what views read; light is left out in the state"),
  term("where the device is; nowhere is left out in the state"),
  term("size of text; large is left out in the state"),
  term("standard is left out in the state"),
  term("language and region; the server's is left out in the state"),
  term("leftToRight is left out in the state"),
  term("a control's id; this or label"),
  term(
    "the first enabled control of that label, front column first; else the one with that accessibility label or identifier, else the only one with that text inside",
  ),
  term("what a text field shall hold; others ignore it"),
  term("press return after the text; true"),
  term("such as colonnade://recipes/7"),
  term("which scene"),
  term("of the open scene; the newest"),
  term(
    "by the names that styles give under measure; in the device's points, counted in halves; at most limits.places of them",
  ),
  term("each with method and params"),
  term("0 is before the first"),
  term("only newer ones; without it the newest are listed"),
  term("at most 1000; 100"),
  term("only newer ones; without it the newest are told"),
  term("at most 10000, as without it"),
  term("what it is for; json"),
  term(
    "jsonl alone: all that is kept of the history, in parts, from the oldest (0) on; “next” asks for the part behind; without it, as much as leads here in one document",
  ),
  term("as export gives it: a string unless it is json"),
  term("json"),
  term("only judge; false"),
  term("only those behind it, in the order of bytes"),
  term("at most 200; 100"),
  term("its name"),
  term("the new one"),
  term("true"),
  term("at most limits.nameBytes bytes on one line, without controls; null for none"),
];

/** Longer ones hold much of somebody else's words. */
const MOST = 1000;
/** Values that are sentences themselves. */
const NESTED = new Set(["reason", "expected"]);

/** @type {[RegExp, string][] | null} */
let patterns = null;
const plain = new Set([...SENTENCES, ...REFERENCE]);

/**
 * A sentence in the reader's language, or as it stands where it is not known.
 * @param {string} text
 * @returns {string}
 */
export function sentenceWords(text) {
  if (plain.has(text)) return say(text);
  if (text.length > MOST) return text;
  patterns ??= SENTENCES.filter((sentence) => sentence.includes("{")).map(patternOf);
  for (const [pattern, sentence] of patterns) {
    const { groups } = pattern.exec(text) ?? {};
    if (groups) return say(sentence, Object.fromEntries(Object.entries(groups).map(valueOf)));
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
 * What a browser's parser says of a text that is no JSON: each words it otherwise.
 * @param {string} message
 * @param {string} text
 */
export function syntaxWords(message, text) {
  const position = /position (\d+)/.exec(message)?.[1];
  const isEnd = /\bend of\b|\bEOF\b/i.test(message) || Number(position) >= text.trimEnd().length;
  if (isEnd) return say("the text ends too early");
  if (/Unterminated string/i.test(message)) return say("a text has no closing quotation mark");
  return say("there is something that JSON does not have in that place");
}
