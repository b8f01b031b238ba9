// Motion explains direction: a push comes from the inline end, a pop goes back there.

const still = matchMedia("(prefers-reduced-motion: reduce)");
const SPRING = "cubic-bezier(.2, .8, .2, 1)";

/** Starts the animations that act out `motion`; the list of them, perhaps empty. */
export function actOut(motion, { front, leaving }) {
  if (!front || motion.kind === "none") return [];
  if (still.matches) return motion.kind === "push" ? [fade(front, 80)] : [];
  return (ACTS.get(motion.kind) ?? ACTS.get("set"))(front, leaving);
}

const ACTS = new Map([
  ["push", (front) => [front.animate(
    [{ translate: `${away(front)} 0` }, { translate: "0 0" }],
    { duration: 280, easing: SPRING },
  )]],
  ["pop", (_front, leaving) => leaving.map((card) => leave(card, 240, 0))],
  ["popToRoot", (_front, leaving) => leaving.map((card, order) => leave(card, 320, order))],
  ["set", (front) => [fade(front, 200)]],
]);

function leave(card, duration, order) {
  return card.animate(
    [{ translate: "0 0", rotate: "0deg" }, {
      translate: `${away(card)} 0`,
      rotate: `${order * 2}deg`,
    }],
    { duration, easing: SPRING, fill: "forwards" },
  );
}

function fade(card, duration) {
  return card.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: "ease-out" });
}

/** Beyond the inline end: to the right, or to the left where text runs that way. */
function away(card) {
  return card.matches(":dir(rtl)") ? "-105%" : "105%";
}
