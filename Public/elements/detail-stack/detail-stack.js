import { stackMotion } from "../../model/stack-motion.js";
import { typeFamily } from "../../model/values.js";
import { icon, intend, make, setAttribute, setIcon, setText } from "../../page/dom.js";
import { keyedList } from "../../page/keyed-list.js";
import { writeOutside } from "../../page/text.js";
import { drawFace, makeFace } from "./card-face.js";
import { actOut } from "./card-motion.js";

const BEHIND = 3;
const EDGE = 34;
const REST = 24;
const BADGE_TIME = 1000;

/**
 * The detail's stack as cards: the top one whole, the edges of those below it to pop to.
 *
 *   detail.stack = { screens, path, back, moves, burst };
 *
 * `back` is the title behind the back button or null; `moves` says whether changes are acted out,
 * `burst` how many came too fast for that. However deep the stack, four cards are drawn.
 */
export class DetailStack extends HTMLElement {
  #stack = null;
  #leaving = [];
  #running = [];
  #back = make(
    "button",
    { type: "button", class: "back", click: () => intend(this, "back") },
    icon("back"),
    make("span"),
  );
  #title = make("h2");
  #rest = make("p", { class: "deck-rest" });
  #cards = make("div", { class: "cards" });
  #badge = make("p", { class: "deck-badge", "aria-hidden": "true", hidden: true });

  set stack(stack) {
    const before = this.#stack;
    this.#stack = stack;
    if (before && before.path !== stack.path) this.#move(before, stack);
    else this.update();
  }

  #move(before, stack) {
    this.#settle();
    const motion = stackMotion(ids(before.path), ids(stack.path));
    if (motion.kind === "pop" || motion.kind === "popToRoot") {
      const kept = stack.screens.length;
      if (stack.moves) this.#leaving = cardsOf(before).filter(({ index }) => index >= kept);
    }
    this.update();
    this.#act(motion);
  }

  connectedCallback() {
    if (!this.firstChild) {
      this.append(
        make("header", { class: "screen-header" }, this.#back, this.#title),
        make("div", { class: "deck" }, this.#rest, this.#cards, this.#badge),
      );
    }
    this.update();
  }

  update() {
    if (!this.#stack) return;
    const focused = this.contains(document.activeElement) ? document.activeElement : null;
    const { screens, back } = this.#stack;
    const cards = cardsOf(this.#stack);
    writeOutside(this.#title, screens.at(-1)?.title ?? "", 80);
    this.#back.hidden = back === null;
    if (back !== null) writeOutside(this.#back.lastChild, back, 40);
    const rest = screens.length - cards.length;
    this.#rest.hidden = rest === 0;
    setText(this.#rest, `${rest} more below`);
    this.#drawCards(cards, rest > 0 ? REST : 0);
    if (focused && isGone(focused)) this.#front()?.focus({ preventScroll: true });
  }

  #drawCards(cards, top) {
    const leaving = this.#leaving.map((card) => ({ ...card, isLeaving: true }));
    keyedList(this.#cards, [...cards, ...leaving], {
      key: ({ key }) => key,
      make: () => this.#makeCard(),
      update: (node, card, order) => {
        setAttribute(node, "data-leaving", card.isLeaving);
        node.inert = Boolean(card.isLeaving);
        if (!card.isLeaving) drawCard(node, card, cards.length - 1 - order, top + order * EDGE);
      },
    });
  }

  #makeCard() {
    const edge = make(
      "button",
      {
        type: "button",
        class: "card-edge",
        click: ({ currentTarget }) => this.#popTo(Number(currentTarget.dataset.index)),
      },
      icon("root"),
      make("span"),
      make("span", { class: "card-depth" }),
    );
    return make("article", { class: "card", tabindex: "-1" }, edge, makeFace());
  }

  #popTo(index) {
    if (index < 0) intend(this, "popToRoot");
    else intend(this, "popTo", { index });
  }

  #front() {
    return this.#cards.querySelector(".card[data-place='0']");
  }

  #act(motion) {
    const { moves, burst } = this.#stack;
    if (!moves) return burst > 1 ? this.#showBadge(`×${burst}`) : undefined;
    if (motion.kind === "popToRoot") this.#showBadge(`−${motion.count}`);
    const leaving = [...this.#cards.querySelectorAll("[data-leaving]")];
    this.#running = actOut(motion, { front: this.#front(), leaving });
    Promise.allSettled(this.#running.map(({ finished }) => finished)).then(() => {
      if (this.#leaving.length > 0 && this.#running.every(isOver)) this.#settle();
    });
  }

  /** Ends what is still moving: the next change starts from the truth. */
  #settle() {
    for (const animation of this.#running) animation.finish();
    this.#running = [];
    if (this.#leaving.length === 0) return;
    this.#leaving = [];
    this.update();
  }

  #showBadge(words) {
    setText(this.#badge, words);
    this.#badge.hidden = false;
    clearTimeout(this.#badge.timer);
    this.#badge.timer = setTimeout(() => {
      this.#badge.hidden = true;
    }, BADGE_TIME);
  }
}

function ids(path) {
  return path.map((element) => element.id);
}

/** The cards that are drawn, lowest first, each with its place on the stack. */
function cardsOf({ screens, path }) {
  const first = Math.max(0, screens.length - 1 - BEHIND);
  return screens.slice(first).map((screen, offset) => {
    const element = screen.source === "path" ? path[screen.index] : null;
    const index = first + offset;
    const key = element ? `element ${element.id}` : `${screen.source} ${index}`;
    return { key, index, screen, element, depth: path.length };
  });
}

function drawCard(node, { screen, element, depth }, place, shift) {
  setAttribute(node, "data-place", place);
  node.style.setProperty("--shift", `${shift}px`);
  const [edge, face] = node.children;
  const family = element && typeFamily(element.type);
  edge.hidden = place === 0;
  setAttribute(edge, "data-family", family);
  setIcon(edge.firstChild, family ?? "root");
  edge.dataset.index = screen.source === "root" ? -1 : screen.index ?? -1;
  writeOutside(edge.children[1], screen.title, 60);
  setText(edge.children[2], screen.source === "path" ? String(screen.index + 1) : "");
  setAttribute(edge, "title", screen.source === "root" ? "Pop to root" : "Pop to here");
  face.inert = place > 0;
  drawFace(face, { screen, element, depth });
}

function isGone(node) {
  return !node.isConnected || node.closest("[inert], [hidden]") !== null;
}

function isOver({ playState }) {
  return playState === "finished" || playState === "idle";
}
