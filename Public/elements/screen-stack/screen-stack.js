import { stackMotion } from "../../model/stack-motion.js";
import { moveScreens } from "./screen-motion.js";

const MOST_KEPT = 50;

/**
 * The top of a stack of screens; screens come from the inline end and leave towards it.
 *
 *   stack.stack = { keys, screen, place, toggle, element, moves };
 *
 * `keys` name the screens of the stack, lowest first; while the last stays, its screen stays the same
 * element. Where a person was on a screen below is remembered until it is the top again.
 */
export class ScreenStack extends HTMLElement {
  #stack = null;
  #top = null;
  #leaving = null;
  #running = [];
  #kept = new Map();

  set stack(stack) {
    const before = this.#stack;
    this.#stack = stack;
    if (stack === null) this.#empty();
    else this.#show(stack, before);
  }

  #show(stack, before) {
    const key = stack.keys.at(-1);
    if (before === null || before.keys.at(-1) !== key) this.#replace(before, key);
    this.#top.content = stack;
    this.#dropUnknown(stack.keys);
  }

  /** Focuses the top screen, unless nothing stands here. */
  takeFocus() {
    this.#top?.takeFocus();
  }

  #empty() {
    this.#settle();
    this.#top?.remove();
    this.#top = null;
    this.#kept.clear();
  }

  #replace(before, key) {
    this.#settle();
    const hadFocus = this.contains(document.activeElement);
    const left = this.#top;
    const motion = before ? stackMotion(before.keys, this.#stack.keys) : { kind: "none" };
    if (left && motion.kind === "push") this.#kept.set(before.keys.at(-1), left.whereabouts);
    this.#top = document.createElement("app-screen");
    this.#top.content = this.#stack;
    this.append(this.#top);
    const whereabouts = this.#kept.get(key);
    if (whereabouts) this.#top.resume(whereabouts);
    if (left) this.#part(left, motion);
    if (hadFocus) this.#top.takeFocus();
  }

  /** Lets go of the screen that is no longer the top, at once or when it has moved away. */
  #part(left, motion) {
    const isActedOut = this.#stack.moves && this.checkVisibility();
    this.#running = isActedOut ? moveScreens(motion.kind, { come: this.#top, left }) : [];
    if (this.#running.length === 0) return left.remove();
    left.inert = true;
    this.#leaving = left;
    Promise.allSettled(this.#running.map(({ finished }) => finished)).then(() => {
      if (this.#leaving === left) this.#settle();
    });
  }

  /** Ends what is still moving: the next change starts from the truth. */
  #settle() {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    this.#leaving?.remove();
    this.#leaving = null;
  }

  #dropUnknown(keys) {
    const known = new Set(keys.slice(-MOST_KEPT));
    for (const key of this.#kept.keys()) if (!known.has(key)) this.#kept.delete(key);
  }
}
