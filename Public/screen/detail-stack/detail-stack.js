import { translate } from "../../language/translate.js";
import { stackChange } from "../../model/history/stack-change.js";
import { emit, make, parts, setAttribute, setText } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { animations } from "../animation/animation-loader.js";
import { cardsOf, drawCard, makeCard } from "./card.js";

/** @import { PathElement, StackScreen } from "../../types/state.d.ts" */
/** @import { StackChange } from "../../types/log.d.ts" */
/** @import { Card } from "./card.js" */

const EDGE = 34;
const REST = 24;

/**
 * @typedef {{ screens: StackScreen[], path: PathElement[], selected: PathElement | null,
 *   animates: boolean, burst: number }} Stack
 */

/**
 * The detail's stack as cards: the top one whole, the edges of those below it to pop to.
 *
 *   detail.stack = { screens, path, selected, animates, burst };
 *
 * The root shows what is `selected` in the columns; null for nothing. `animates` says whether changes are animated, `burst` how many came too fast for that. At most
 * four cards are drawn, however deep the stack is.
 */
export class DetailStack extends HTMLElement {
  /** @type {Stack | null} */
  #stack = null;
  /** @type {Card[]} */
  #leaving = [];
  /** @type {Animation[]} */
  #running = [];
  #rest = make("p", { class: "deck-rest" });
  #cards = make("div", { class: "cards" });
  #badge = make("p", { class: "deck-badge", "aria-hidden": "true", hidden: true });

  /** @param {Stack} stack */
  set stack(stack) {
    const before = this.#stack;
    this.#stack = stack;
    if (before && before.path !== stack.path) this.#move(before, stack);
    else this.update();
  }

  /**
   * @param {Stack} before
   * @param {Stack} stack
   */
  #move(before, stack) {
    this.#settle();
    const motion = stackChange(ids(before.path), ids(stack.path));
    if (motion.kind === "pop" || motion.kind === "popToRoot") {
      const kept = stack.screens.length;
      if (stack.animates) this.#leaving = cardsOf(before).filter(({ index }) => index >= kept);
    }
    this.update();
    this.#animate(motion);
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#rest, this.#cards, this.#badge);
    this.update();
  }

  update() {
    if (!this.#stack) return;
    const cards = cardsOf(this.#stack);
    const rest = this.#stack.screens.length - cards.length;
    this.#rest.hidden = rest === 0;
    setText(this.#rest, translate("{count} more below", { count: rest }));
    this.#drawCards(cards, rest > 0 ? REST : 0);
  }

  /**
   * @param {Card[]} cards
   * @param {number} top
   */
  #drawCards(cards, top) {
    /** @type {Card[]} */
    const leaving = this.#leaving.map((card) => ({ ...card, isLeaving: true }));
    keyedList(this.#cards, [...cards, ...leaving], {
      key: ({ key }) => key,
      make: () => makeCard((index) => this.#popTo(index)),
      update: (node, card, order) => {
        setAttribute(node, "data-leaving", card.isLeaving);
        node.inert = Boolean(card.isLeaving);
        if (!card.isLeaving) drawCard(node, card, cards.length - 1 - order, top + order * EDGE);
      },
    });
  }

  /** @param {number} index */
  #popTo(index) {
    if (index < 0) emit(this, "popToRoot");
    else emit(this, "popTo", { index });
  }

  /** @returns {HTMLElement | null} */
  #front() {
    return this.#cards.querySelector(".card[data-place='0']");
  }

  /** @param {StackChange} motion */
  #animate(motion) {
    if (!this.#stack) return;
    const { animates, burst } = this.#stack;
    if (!animates && burst > 1) animations?.showBadge(this.#badge, `×${burst}`);
    if (!animates) return;
    if (motion.kind === "popToRoot") animations?.showBadge(this.#badge, `−${motion.count}`);
    const leaving = parts(this.#cards).filter((card) => card.hasAttribute("data-leaving"));
    this.#running = animations?.animateStack(motion, { front: this.#front(), leaving }) ?? [];
    Promise.allSettled(this.#running.map(({ finished }) => finished)).then(() => {
      if (this.#leaving.length > 0 && this.#running.every(isOver)) this.#settle();
    });
  }

  /** Ends all motions: the next change starts from the real state. */
  #settle() {
    for (const animation of this.#running) animation.finish();
    this.#running = [];
    if (this.#leaving.length === 0) return;
    this.#leaving = [];
    this.update();
  }
}

/** @param {PathElement[]} path */
function ids(path) {
  return path.map((element) => element.id);
}

/** @param {Animation} animation */
function isOver({ playState }) {
  return playState === "finished" || playState === "idle";
}
