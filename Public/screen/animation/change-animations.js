// Animates the difference between two drawings of a screen.

import { curveOf, FADE } from "../appearance/curves.js";
import { hiddenFrame, ownCurve } from "../appearance/transitions.js";
import { scaleOf } from "../../dom/dom.js";
import {
  canAnimateExit,
  cancelExit,
  markExiting,
  startExits,
  takeOutOfFlow,
} from "./exit-animations.js";
import { transitions } from "./view-transitions.js";
import {
  beginAnimating,
  curveAt,
  repeatAnimations,
  setAnimating,
  suspendAnimations,
} from "./animated-regions.js";
import { animateFromSnapshot, takeSnapshot } from "./view-snapshot.js";
import { wrapperChain } from "../app-screen/layout/wrappers.js";

/** @import { ChangeAnimation } from "../../types/state.d.ts" */
/** @import { ExitingView } from "./exit-animations.js" */
/** @import { ViewSnapshot } from "./view-snapshot.js" */

/**
 * A drawing whose differences are animated.
 * @typedef {{ snapshot: ViewSnapshot, inserted: { core: HTMLElement, key: unknown }[],
 *   removed: ExitingView[] }} AnimatedUpdate
 */

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {AnimatedUpdate | null} */
let currentUpdate = null;
/** @type {WeakMap<Element, number | undefined>} */
const changes = new WeakMap();

/**
 * Draws, and animates the changes that have an animation; all other changes appear at once.
 * @param {HTMLElement} root
 * @param {{ animation?: ChangeAnimation, animates?: boolean }} how
 * @param {() => void} draw
 */
export function animateChanges(root, { animation, animates = false }, draw) {
  const isFirst = root.childElementCount === 0;
  const isAnimated = animation !== undefined && changes.get(root) !== animation.change;
  changes.set(root, animation?.change);
  if (isFirst || !animates || !root.checkVisibility()) return drawWithin(null, draw);
  suspendAnimations(root);
  const curve = isAnimated ? curveOf(animation) : null;
  if (curve) beginAnimating(root, curve);
  if (!curve && !root.querySelector("[data-animated], [data-transition]"))
    return drawWithin(null, draw);
  const next = { snapshot: takeSnapshot(root), inserted: [], removed: [] };
  drawWithin(next, draw);
  playUpdate(next, root);
}

/**
 * @param {AnimatedUpdate | null} next
 * @param {() => void} draw
 */
function drawWithin(next, draw) {
  const [outer, wasActing] = [currentUpdate, setAnimating(next !== null)];
  currentUpdate = next;
  try {
    draw();
  } finally {
    currentUpdate = outer;
    setAnimating(wasActing);
  }
}

/**
 * Notes a view that has just come.
 * @param {HTMLElement} core
 * @param {unknown} key
 */
export function noteInsertion(core, key) {
  currentUpdate?.inserted.push({ core, key });
}

/**
 * Lets a view leave with its transition; false if it must go at once.
 * @param {HTMLElement} element
 * @param {unknown} key
 */
export function animateRemoval(element, key) {
  const parent = element.parentElement;
  if (!currentUpdate || !parent || !canAnimateExit()) return false;
  const transition = transitionOf(element);
  const own = ownCurve(transition, "out");
  const curve = own === undefined ? curveAt(parent) : own;
  const frame = curve && hiddenFrame(transition, "out", parent.matches(":dir(rtl)"));
  if (!curve || !frame) return false;
  const leaving = {
    ...{ element, parent, key },
    box: currentUpdate.snapshot.boxes.get(element) ?? element.getBoundingClientRect(),
    frame: reducedMotion.matches ? { opacity: 0 } : frame,
    curve: reducedMotion.matches ? FADE : curve,
  };
  markExiting(leaving);
  currentUpdate.removed.push(leaving);
  return true;
}

/** @param {HTMLElement} element */
function transitionOf(element) {
  return wrapperChain(element).map((each) => transitions.get(each)).find((transition) =>
    transition !== undefined
  );
}

/**
 * @param {AnimatedUpdate} played
 * @param {HTMLElement} root
 */
function playUpdate({ snapshot, inserted, removed }, root) {
  const scale = scaleOf(root);
  const shown = removed.filter(({ element }) => element.isConnected);
  takeOutOfFlow(shown, scale);
  if (!reducedMotion.matches) animateFromSnapshot(snapshot, root, scale);
  startExits(shown, scale);
  const fresh = new Set(inserted.map(({ core }) => core));
  for (const each of inserted)
    if (isInsertionRoot(each.core, fresh, snapshot)) animateInsertion(each.core, each.key);
  if (!reducedMotion.matches) repeatAnimations(root);
}

/**
 * True for a view that has come on its own, not within another new one.
 * @param {HTMLElement} core
 * @param {Set<Element>} fresh
 * @param {ViewSnapshot} snapshot
 */
function isInsertionRoot(core, fresh, snapshot) {
  if (!core.isConnected) return false;
  const cell = core.closest(".cell");
  if (cell && !snapshot.cells.has(cell)) return false;
  for (let each = core.parentElement; each; each = each.parentElement) {
    if (fresh.has(each)) return false;
  }
  return true;
}

/**
 * @param {HTMLElement} core
 * @param {unknown} key
 */
function animateInsertion(core, key) {
  const chain = wrapperChain(core);
  const outermost = chain[0];
  const transition = transitionOf(core);
  const own = ownCurve(transition, "in");
  const around = curveAt(outermost.parentElement);
  const curve = own === undefined ? around : own;
  const present = cancelExit(outermost.parentElement, key);
  const frame = curve && hiddenFrame(transition, "in", outermost.matches(":dir(rtl)"));
  if (!curve || !frame) return;
  const from = present ?? (reducedMotion.matches ? { opacity: 0 } : frame);
  const { duration, delay, easing } = reducedMotion.matches ? FADE : curve;
  outermost.animate([{ ...from, offset: 0 }], { duration, delay, easing, fill: "backwards" });
}
