import { barItems, isBarHidden } from "../../model/styles/screen-bars.js";
import { lookOf } from "../../model/styles/styles.js";
import { stackChange } from "../../model/history/stack-change.js";
import { setAttribute } from "../../dom/dom.js";
import { animations } from "../animation/animation-loader.js";
import { applyStyle } from "../app-screen/apply-style.js";
import { tintProps } from "../appearance/text-ops.js";
import { drawTabBar, makeTabBar } from "./tab-bar.js";

/** @import { StackContent } from "../../types/drawing.d.ts" */

/** @import { AppScreen } from "../app-screen/app-screen.js" */

const MOST_KEPT = 50;

/**
 * The top of a stack of screens; screens come from the inline end and leave towards it.
 *
 *   stack.stack = { keys, screen, context, toggle, element, animates };
 *
 * `keys` name the screens of the stack, lowest first; while the last stays, its screen stays the same
 * element. The scroll position and the control in use of a screen below are kept until it is the top.
 */
export class ScreenStack extends HTMLElement {
  /** @type {StackContent | null} */
  #stack = null;
  /** @type {AppScreen | null} */
  #top = null;
  /** @type {AppScreen | null} */
  #leaving = null;
  /** The key of the screen that is leaving, and its direction. */
  #left = { key: "", kind: "none" };
  /** @type {Animation[]} */
  #running = [];
  /** @type {Map<string, AppScreen["viewState"]>} */
  #kept = new Map();
  #tabs = makeTabBar();

  connectedCallback() {
    if (!this.contains(this.#tabs)) this.append(this.#tabs);
  }

  /** @param {StackContent | null} stack */
  set stack(stack) {
    const before = this.#stack;
    this.#stack = stack;
    if (stack === null) this.#empty();
    else this.#show(stack, before);
  }

  /**
   * @param {StackContent} stack
   * @param {StackContent | null} before
   */
  #show(stack, before) {
    const tint = lookOf(stack.screen, stack.context).modifiers.findLast(([name]) =>
      name === "tint"
    );
    applyStyle(this, { props: tint ? tintProps(tint[1]) : {}, attributes: {} });
    const key = stack.keys[stack.keys.length - 1];
    const isSame = before?.keys.at(-1) === key;
    this.#top = isSame && this.#top ? this.#top : this.#replace(before, stack, key);
    this.#top.content = stack;
    this.#drawTabs(stack);
    this.#dropUnknown(stack.keys);
  }

  /** @param {StackContent} stack */
  #drawTabs({ screen, context }) {
    const { styles } = context;
    const { tab } = barItems(screen.toolbar ?? [], styles);
    const shown = isBarHidden(screen, styles, "tab") ? [] : tab;
    setAttribute(this, "data-tabs", shown.length > 0);
    drawTabBar(this.#tabs, shown, context);
  }

  /** Focuses the top screen, if there is one. */
  takeFocus() {
    this.#top?.takeFocus();
  }

  #empty() {
    this.#settle();
    this.#top?.remove();
    this.#top = null;
    drawTabBar(this.#tabs, [], { marks: "grey" });
    setAttribute(this, "data-tabs", null);
    this.#kept.clear();
  }

  /**
   * @param {StackContent | null} before
   * @param {StackContent} stack
   * @param {string} key
   * @returns {AppScreen}
   */
  #replace(before, stack, key) {
    const hadFocus = this.contains(document.activeElement);
    const left = this.#top;
    const kind = before ? stackChange(before.keys, stack.keys).kind : "none";
    const lastKey = before?.keys.at(-1) ?? "";
    const turned = this.#reverse(key, lastKey, kind);
    if (turned) {
      turned.content = stack;
      if (hadFocus) turned.takeFocus();
      return turned;
    }
    const present = left && animations ? animations.appearance(left) : {};
    this.#settle();
    if (left && before && kind === "push") {
      this.#kept.set(lastKey, left.viewState);
    }
    const top = document.createElement("app-screen");
    top.content = stack;
    this.insertBefore(top, this.contains(this.#tabs) ? this.#tabs : null);
    const viewState = this.#kept.get(key);
    if (viewState) top.resume(viewState);
    if (left) this.#part(left, top, { key: lastKey, kind }, present);
    if (hadFocus) top.takeFocus();
    return top;
  }

  /**
   * Removes the screen that is no longer the top, at once or when it has moved away.
   * @param {AppScreen} left
   * @param {AppScreen} come
   * @param {{ key: string, kind: string }} way
   * @param {Keyframe} present
   */
  #part(left, come, way, present) {
    const isActedOut = this.#stack?.animates && this.checkVisibility();
    this.#running = isActedOut && animations
      ? animations.moveScreens(way.kind, { come, left }, present)
      : [];
    if (this.#running.length === 0) return left.remove();
    this.#leave(left, way);
  }

  /**
   * @param {AppScreen} left
   * @param {{ key: string, kind: string }} way
   */
  #leave(left, way) {
    left.inert = true;
    this.#leaving = left;
    this.#left = way;
    Promise.allSettled(this.#running.map(({ finished }) => finished)).then(() => {
      if (this.#leaving === left) this.#settle();
    });
  }

  /**
   * Lets a leaving screen come back from its present position if it is wanted again: a pop during a
   * push.
   * @param {string} key
   * @param {string} lastKey
   * @param {string} kind
   * @returns {AppScreen | null}
   */
  #reverse(key, lastKey, kind) {
    const [come, left] = [this.#leaving, this.#top];
    const isBack = this.#left.kind === "push" && kind === "pop";
    if (!come || !left || !isBack || this.#left.key !== key) return null;
    if (!this.#stack?.animates || this.#running.length === 0) return null;
    for (const animation of this.#running) animation.reverse();
    come.inert = false;
    this.#leave(left, { key: lastKey, kind });
    return come;
  }

  /** Ends all motions: the next change starts from the real state. */
  #settle() {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    this.#leaving?.remove();
    this.#leaving = null;
  }

  /** @param {string[]} keys */
  #dropUnknown(keys) {
    const known = new Set(keys.slice(-MOST_KEPT));
    for (const key of this.#kept.keys()) if (!known.has(key)) this.#kept.delete(key);
  }
}
