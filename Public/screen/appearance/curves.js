// Marks of motion: what moves is a picture between two states that are both the truth.

import { numberIn } from "../../model/styles/numbers.js";

/**
 * The timing of a motion, as animations take it.
 * @typedef {{ duration: number, delay: number, easing: string, iterations: number,
 *   direction: PlaybackDirection }} Curve
 */

const EASINGS = new Map(Object.entries({
  linear: "linear",
  easeIn: "cubic-bezier(.42, 0, 1, 1)",
  easeOut: "cubic-bezier(0, 0, .58, 1)",
  easeInOut: "cubic-bezier(.42, 0, .58, 1)",
}));
const USUAL = 0.35;
const MOST_SECONDS = 10;
const MOST_REPEATS = 1000;

/** How dissolving replaces motion for people who want none. */
export const FADE = /** @type {Curve} */ ({
  duration: 200,
  delay: 0,
  easing: "ease-out",
  iterations: 1,
  direction: "normal",
});

/**
 * The curve that an animation of the state is; null for none.
 * @param {any} value
 * @returns {Curve | null}
 */
export function curveOf(value) {
  if (typeof value !== "object" || value === null || value.curve === "none") return null;
  const seconds = numberIn(value.duration, 0, MOST_SECONDS, USUAL);
  const { easing, stretch } = easingOf(value);
  const repeats = value.repeat === "inf" ? Infinity : numberIn(value.repeat, 1, MOST_REPEATS, 1);
  return {
    duration: Math.min(seconds * stretch, MOST_SECONDS) * 1000,
    delay: numberIn(value.delay, 0, MOST_SECONDS, 0) * 1000,
    easing,
    iterations: repeats,
    direction: value.reverses === true ? "alternate" : "normal",
  };
}

/** @param {any} value */
function easingOf({ curve, bounce, points }) {
  const known = EASINGS.get(curve);
  if (known) return { easing: known, stretch: 1 };
  if (curve === "bezier" && Array.isArray(points) && points.length === 4) {
    const [x1, y1, x2, y2] = points.map((point, index) =>
      index % 2 === 0
        ? numberIn(point, 0, 1, index / 2)
        : numberIn(point, -10, 10, index > 1 ? 1 : 0)
    );
    return { easing: `cubic-bezier(${x1}, ${y1}, ${x2}, ${y2})`, stretch: 1 };
  }
  return springEasing(numberIn(bounce, -1, 0.95, 0));
}

const STEPS = 24;

/**
 * A spring of one second, as long as it takes to be still.
 *
 * Source: Apple, `Spring(duration:bounce:)`: the duration is that of one swing without damping, and
 * 1 - bounce the share of critical damping.
 * @param {number} bounce
 */
function springEasing(bounce) {
  const damping = Math.min(1 - bounce, 0.999);
  const stretch = Math.min(1.2 / damping, 4);
  const swing = 2 * Math.PI;
  const damped = swing * Math.sqrt(1 - damping ** 2);
  const places = Array.from({ length: STEPS + 1 }, (_, step) => {
    const time = (step / STEPS) * stretch;
    const envelope = Math.exp(-damping * swing * time);
    const wave = Math.cos(damped * time) + (damping * swing / damped) * Math.sin(damped * time);
    return step === STEPS ? 1 : Math.round((1 - envelope * wave) * 1000) / 1000;
  });
  return { easing: `linear(${places.join(", ")})`, stretch };
}
