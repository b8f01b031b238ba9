// The items of the path bar: one for each screen of the detail's stack, and what Pop can reach.

import { pathWindow } from "./path-window.js";
import { rootTitle, shownBackTitle } from "./stage-view.js";
import { translate, translateCount } from "../../language/translate.js";
import { valueSummary } from "../values/value-fields.js";
import { typeWord, valueText } from "../values/values.js";

/** @import { PathElement, StackScreen, State } from "../../types/state.d.ts" */
/** @import { Params, UndoAvailability } from "../../types/wire.d.ts" */
/** @import { Verdict } from "../../types/page.d.ts" */

/**
 * A screen of the stack: of the root, of a value on the path, or of a view, which is not on the
 * path. `title` is null if it adds nothing to the value.
 * @typedef {{ kind: "root", title: string | null, current: boolean, covered: boolean }} RootItem
 * @typedef {{ kind: "chip", element: PathElement, index: number, title: string | null,
 *   current: boolean, covered: boolean }} ValueItem
 * @typedef {{ kind: "view", screen: StackScreen, order: number, current: boolean }} ViewItem
 * @typedef {{ kind: "earlier" | "later", count: number }} HiddenItems
 * @typedef {RootItem | ValueItem | ViewItem | HiddenItems} PathItem
 */

/**
 * The items to draw, `pages` windows back from the top: there are few, however long the path is.
 * `covered`: nothing of the path lies above, but the screen of a view does.
 * @param {State} state
 * @param {number} pages
 * @returns {{ items: PathItem[], pages: number }}
 */
export function pathItems(state, pages) {
  const { path } = state.detail;
  const views = viewScreens(state);
  const count = path.length + views.length;
  const shown = pathWindow(count, pages);
  const highest = path.length - 1;
  /** @type {PathItem[]} */
  const items = [{
    kind: "root",
    title: rootTitle(state) || null,
    current: count === 0,
    covered: path.length === 0 && views.length > 0,
  }];
  if (shown.start > 0) items.push({ kind: "earlier", count: shown.start });
  for (let index = shown.start; index < shown.end; index += 1) {
    const current = index === count - 1;
    const covered = index === highest && views.length > 0;
    if (index <= highest) items.push(valueItem(state, index, current, covered));
    else {
      const order = index - path.length;
      items.push({ kind: "view", screen: views[order], order, current });
    }
  }
  if (shown.end < count) items.push({ kind: "later", count: count - shown.end });
  return { items, pages: shown.pages };
}

/**
 * @param {State} state
 * @param {number} index
 * @param {boolean} current
 * @param {boolean} covered
 * @returns {ValueItem}
 */
function valueItem({ detail, screens }, index, current, covered) {
  const element = detail.path[index];
  const screen = screens?.[index + 1];
  const title = screen?.index === index ? titleBeside(element, screen.title) : null;
  return { kind: "chip", element, index, title, current, covered };
}

/**
 * @param {PathElement} element
 * @param {string} title
 */
function titleBeside(element, title) {
  const word = typeWord(element.type);
  const known = ["", String(element.value), valueText(element), valueSummary(element), word];
  // A value without a name of its own has its type and a word for a title.
  return known.includes(title.trim()) || title.startsWith(`${word} `) ? null : title;
}

/**
 * The screens that are not on the path, lowest first: SwiftUI keeps them above all values.
 * @param {Pick<State, "screens">} state
 */
export function viewScreens({ screens = [] }) {
  let first = screens.length;
  while (first > 0 && isOfView(screens[first - 1])) first -= 1;
  return screens.slice(first);
}

/** @param {StackScreen} screen */
function isOfView({ source }) {
  return source === "link" || source === "presented";
}

/**
 * The marks of a view's screen: a glyph, a small word, and the beginning of a sentence.
 * @param {StackScreen} screen
 */
export function sourceWords({ source, declaration }) {
  if (source === "link") {
    return {
      glyph: "link",
      word: translate("view link"),
      sentence: translate("Opened by a view link"),
    };
  }
  if (declaration === "item") {
    return {
      glyph: "item",
      word: translate("item"),
      sentence: translate("Shown by navigationDestination(item:)"),
    };
  }
  return declaration === "isPresented"
    ? {
      glyph: "flag",
      word: translate("flag"),
      sentence: translate("Shown by navigationDestination(isPresented:)"),
    }
    : {
      glyph: "flag",
      word: translate("flag or item"),
      sentence: translate("Shown by a flag or item of its view"),
    };
}

/**
 * The verdict on Pop: true if it removes something, and a sentence if that is not the top screen.
 * `isCovered`: the screen on top is not on the path.
 * @param {State | null} state
 * @returns {{ pops: boolean, isCovered: boolean, words: string | null }}
 */
export function popReach(state) {
  if (!state) return { pops: false, isCovered: false, words: null };
  const top = viewScreens(state).at(-1);
  const value = state.detail.path.at(-1);
  const isCovered = top !== undefined;
  if (!value) {
    const words = top ? unreachable(top, state) : emptyWords(state);
    return { pops: false, isCovered, words };
  }
  if (!top) return { pops: true, isCovered, words: null };
  const words = translate(
    "Pop removes the value below, {value}: the top screen was {how} and isn’t on the path.",
    { value: shortText(value), how: lowered(sourceWords(top).sentence) },
  );
  return { pops: true, isCovered, words };
}

/**
 * There is nothing to pop, and the device's Back button leads to another column if it shows one.
 * @param {State} state
 */
function emptyWords(state) {
  const back = shownBackTitle(state);
  return back !== null
    ? translate("The path is empty. The device’s Back leaves this column for “{title}” (key B).", {
      title: back.length > 40 ? `${back.slice(0, 39)}…` : back,
    })
    : translate("The path is empty. There’s nothing to pop.");
}

/**
 * The verdict on a step, whether by its button, key or menu entry.
 * @param {string} id
 * @param {State | null} state
 * @param {UndoAvailability | null} undo
 * @param {Params} params
 * @returns {Verdict}
 */
export function canStep(id, state, undo = null, params = {}) {
  const { canUndo = true, canRedo = true } = undo ?? {};
  if (id === "undo")
    return { can: canUndo, words: canUndo ? null : translate("There’s nothing to undo.") };
  if (id === "redo")
    return { can: canRedo, words: canRedo ? null : translate("There’s nothing to redo.") };
  if (id === "popTo" && state) return canPopTo(Number(params.index), state);
  if (id !== "pop" && id !== "popToRoot") return { can: true, words: null };
  const { pops, words } = popReach(state);
  if (id === "popToRoot")
    return { can: pops, words: pops || !state ? null : translate("The path is empty.") };
  return { can: pops, words };
}

/**
 * @param {number} index
 * @param {State} state
 * @returns {Verdict}
 */
function canPopTo(index, state) {
  const { length } = state.detail.path;
  if (length === 0) return { can: false, words: popReach(state).words };
  if (index >= length) {
    const words = translateCount(
      length,
      "The path has {count} element.",
      "The path has {count} elements.",
    );
    return { can: false, words };
  }
  const isCovered = index === length - 1 && viewScreens(state).length > 0;
  return { can: !isCovered, words: isCovered ? coveredWords({ kind: "chip" }) : null };
}

/**
 * Why Pop does not reach the screen of a view, and what does.
 * @param {StackScreen} screen
 * @param {State} state
 * @param {boolean} isTop
 */
export function unreachable(screen, state, isTop = true) {
  const how = sourceWords(screen).sentence;
  if (!isTop)
    return translate("{how}: Pop can’t reach it; Back can, once the screens above are closed.", {
      how,
    });
  return showsBack(state)
    ? translate("{how}: Pop can’t reach it; Back can.", { how })
    : translate("{how}: Pop can’t reach it, and the device shows no Back button.", { how });
}

/**
 * Why popping to an item would change nothing: only screens opened by views are above it.
 * @param {Pick<RootItem | ValueItem, "kind">} item
 */
export function coveredWords({ kind }) {
  return kind === "root"
    ? translate(
      "The path is empty. The screens above the root were opened by views; Back closes them.",
    )
    : translate("The path ends here. The screens above were opened by views; Back closes them.");
}

/**
 * True if there is nothing to pop, and the device shows a Back button.
 * @param {State | null} state
 */
export function popIsBack(state) {
  return state !== null && state.detail.path.length === 0 && showsBack(state);
}

/**
 * True if the device shows a Back button for the stack.
 * @param {State} state
 */
export function showsBack(state) {
  return shownBackTitle(state) !== null;
}

/** @param {PathElement} element */
function shortText(element) {
  const text = valueText(element);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** @param {string} sentence */
function lowered(sentence) {
  return sentence[0].toLowerCase() + sentence.slice(1);
}
