// Animates the difference between two drawings of a screen.

import { curveOf, FADE } from "../../appearance/curves.js";
import { absence, ownCurve } from "../../appearance/transitions.js";
import { scaleOf } from "../../page/dom.js";
import { becomeGhost, callBack, hasRoomForGhost, letGo, lift } from "./ghosts.js";
import { transitions } from "../motion.js";
import { begin, curveAt, hold, repeatMotions, setActing } from "./moving.js";
import { noteSights, playSights } from "./sights.js";
import { chainOf } from "./wraps.js";

/** @import { ChangeAnimation } from "../../types.d.ts" */
/** @import { Leaving } from "./ghosts.js" */
/** @import { Sights } from "./sights.js" */

/**
 * A drawing whose differences are animated.
 * @typedef {{ sights: Sights, come: { core: HTMLElement, key: unknown }[], gone: Leaving[] }} Act
 */

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {Act | null} */
let act = null;
/** @type {WeakMap<Element, number | undefined>} */
const changes = new WeakMap();

/**
 * Draws, and animates the changes that have an animation; all other changes appear at once.
 * @param {HTMLElement} root
 * @param {{ animation?: ChangeAnimation, moves?: boolean }} how
 * @param {() => void} draw
 */
export function actOut(root, { animation, moves = false }, draw) {
  const isFirst = root.childElementCount === 0;
  const isAnimated = animation !== undefined && changes.get(root) !== animation.change;
  changes.set(root, animation?.change);
  if (isFirst || !moves || !root.checkVisibility()) return drawn(null, draw);
  hold(root);
  const curve = isAnimated ? curveOf(animation) : null;
  if (curve) begin(root, curve);
  if (!curve && !root.querySelector("[data-animated], [data-transition]")) return drawn(null, draw);
  const next = { sights: noteSights(root), come: [], gone: [] };
  drawn(next, draw);
  play(next, root);
}

/**
 * @param {Act | null} next
 * @param {() => void} draw
 */
function drawn(next, draw) {
  const [outer, wasActing] = [act, setActing(next !== null)];
  act = next;
  try {
    draw();
  } finally {
    act = outer;
    setActing(wasActing);
  }
}

/**
 * Notes a view that has just come.
 * @param {HTMLElement} core
 * @param {unknown} key
 */
export function arrive(core, key) {
  act?.come.push({ core, key });
}

/**
 * Lets a view leave with its transition; false if it must go at once.
 * @param {HTMLElement} element
 * @param {unknown} key
 */
export function depart(element, key) {
  const parent = element.parentElement;
  if (!act || !parent || !hasRoomForGhost()) return false;
  const way = transitionOf(element);
  const own = ownCurve(way, "out");
  const curve = own === undefined ? curveAt(parent) : own;
  const frame = curve && absence(way, "out", parent.matches(":dir(rtl)"));
  if (!curve || !frame) return false;
  const leaving = {
    ...{ element, parent, key },
    box: act.sights.boxes.get(element) ?? element.getBoundingClientRect(),
    frame: still.matches ? { opacity: 0 } : frame,
    curve: still.matches ? FADE : curve,
  };
  becomeGhost(leaving);
  act.gone.push(leaving);
  return true;
}

/** @param {HTMLElement} element */
function transitionOf(element) {
  return chainOf(element).map((each) => transitions.get(each)).find((way) => way !== undefined);
}

/**
 * @param {Act} played
 * @param {HTMLElement} root
 */
function play({ sights, come, gone }, root) {
  const scale = scaleOf(root);
  const shown = gone.filter(({ element }) => element.isConnected);
  lift(shown, scale);
  if (!still.matches) playSights(sights, root, scale);
  letGo(shown, scale);
  const fresh = new Set(come.map(({ core }) => core));
  for (const each of come) if (isBeginning(each.core, fresh, sights)) appear(each.core, each.key);
  if (!still.matches) repeatMotions(root);
}

/**
 * True for a view that has come on its own, not within another new one.
 * @param {HTMLElement} core
 * @param {Set<Element>} fresh
 * @param {Sights} sights
 */
function isBeginning(core, fresh, sights) {
  if (!core.isConnected) return false;
  const cell = core.closest(".cell");
  if (cell && !sights.cells.has(cell)) return false;
  for (let each = core.parentElement; each; each = each.parentElement) {
    if (fresh.has(each)) return false;
  }
  return true;
}

/**
 * @param {HTMLElement} core
 * @param {unknown} key
 */
function appear(core, key) {
  const chain = chainOf(core);
  const outermost = chain[0];
  const way = transitionOf(core);
  const own = ownCurve(way, "in");
  const around = curveAt(outermost.parentElement);
  const curve = own === undefined ? around : own;
  const present = callBack(outermost.parentElement, key);
  const frame = curve && absence(way, "in", outermost.matches(":dir(rtl)"));
  if (!curve || !frame) return;
  const from = present ?? (still.matches ? { opacity: 0 } : frame);
  const { duration, delay, easing } = still.matches ? FADE : curve;
  outermost.animate([{ ...from, offset: 0 }], { duration, delay, easing, fill: "backwards" });
}
