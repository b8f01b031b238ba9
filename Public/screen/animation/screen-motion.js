// Motion explains direction: a screen comes from the inline end, and goes back there.

import { scaleOf } from "../../dom/dom.js";
import { startFrame } from "./view-snapshot.js";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
/** A spring without a bounce, like the platform's own. */
const SPRING = "cubic-bezier(.2, .8, .2, 1)";
const DURATION = 350;
const FADE = 200;

/**
 * Starts the animations between two screens of a stack and returns them; the list can be empty. The
 * leaving screen begins at its present position.
 * @param {string} kind
 * @param {{ come: HTMLElement, left: HTMLElement }} screens
 * @param {Keyframe} present
 * @returns {Animation[]}
 */
export function moveScreens(kind, { come, left }, present) {
  if (kind === "none") return [];
  const goesBack = kind === "pop" || kind === "popToRoot";
  const [upper, lower] = goesBack ? [left, come] : [come, left];
  upper.style.zIndex = "1";
  lower.style.zIndex = "0";
  if (reducedMotion.matches) return goesBack ? [fade(left, 1, 0)] : [fade(come, 0, 1)];
  const away = come.matches(":dir(rtl)") ? -1 : 1;
  const source = zoomed(upper, lower);
  const far = source ?? { translate: `${away * 100}% 0` };
  const below = { translate: source ? "0 0" : `${away * -30}% 0`, opacity: source ? 1 : 0.88 };
  if (kind === "push") return [slide(come, far, HERE), slide(left, present, below)];
  if (goesBack) return [slide(left, present, far), slide(come, below, { ...HERE, opacity: 1 })];
  return [fade(come, 0, 1)];
}

const HERE = { translate: "0 0" };

/**
 * The present position of a moving screen.
 * @param {HTMLElement} screen
 * @returns {Keyframe}
 */
export function appearance(screen) {
  const { translate, opacity } = getComputedStyle(screen);
  return { translate: translate === "none" ? "0 0" : translate, opacity };
}

/**
 * The frame of a screen at the view that it zooms out of, if both exist.
 * @param {HTMLElement} upper
 * @param {HTMLElement} lower
 * @returns {Keyframe | null}
 */
function zoomed(upper, lower) {
  /** @type {HTMLElement | null} */
  const marked = upper.querySelector("[data-zoom]");
  if (!marked) return null;
  const name = CSS.escape(marked.dataset.zoom ?? "");
  const source = lower.querySelector(`[data-matched="${name}"]`);
  if (!source) return null;
  const box = source.getBoundingClientRect();
  return {
    ...startFrame(box, upper.getBoundingClientRect(), scaleOf(upper)),
    opacity: 0,
    borderRadius: "24px",
  };
}

/**
 * @param {HTMLElement} screen
 * @param {Keyframe} from
 * @param {Keyframe} to
 */
function slide(screen, from, to) {
  /** @type {Keyframe} */
  const whole = { scale: "1", opacity: 1, borderRadius: "0px" };
  const filled = (/** @type {Keyframe} */ frame, /** @type {Keyframe} */ other) => {
    const missing = Object.keys(other).filter((name) => !(name in frame) && name in whole);
    return { ...frame, ...Object.fromEntries(missing.map((name) => [name, whole[name]])) };
  };
  return screen.animate([filled(from, to), filled(to, from)], {
    duration: DURATION,
    easing: SPRING,
    fill: "both",
  });
}

/**
 * @param {HTMLElement} screen
 * @param {number} from
 * @param {number} to
 */
function fade(screen, from, to) {
  return screen.animate([{ opacity: from }, { opacity: to }], {
    duration: FADE,
    easing: "ease-out",
    fill: "both",
  });
}
