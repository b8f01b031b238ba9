// Motion explains direction: a screen comes from the inline end, and goes back there.

const still = matchMedia("(prefers-reduced-motion: reduce)");
/** A spring without a bounce, as the platform's own. */
const SPRING = "cubic-bezier(.2, .8, .2, 1)";
const DURATION = 350;

/**
 * Starts the animations between two screens of a stack; the list of them, perhaps empty.
 * @param {string} kind
 * @param {{ come: HTMLElement, left: HTMLElement }} screens
 * @returns {Animation[]}
 */
export function moveScreens(kind, { come, left }) {
  if (kind === "none") return [];
  if (still.matches) return kind === "push" ? [fade(come, 80)] : [];
  const start = come.matches(":dir(rtl)") ? "-" : "";
  if (kind === "push") {
    come.style.zIndex = "1";
    left.style.zIndex = "0";
    return [
      slide(come, `${start}100%`, "0", DURATION),
      recede(left, "0", against(start), DURATION),
    ];
  }
  if (kind === "pop" || kind === "popToRoot") {
    left.style.zIndex = "1";
    come.style.zIndex = "0";
    return [
      slide(left, "0", `${start}100%`, DURATION),
      recede(come, against(start), "0", DURATION),
    ];
  }
  return [fade(come, 200)];
}

/** @param {string} start */
function against(start) {
  return start === "-" ? "30%" : "-30%";
}

/**
 * @param {HTMLElement} screen
 * @param {string} from
 * @param {string} to
 * @param {number} duration
 */
function slide(screen, from, to, duration) {
  return screen.animate([{ translate: `${from} 0` }, { translate: `${to} 0` }], {
    duration,
    easing: SPRING,
    fill: "both",
  });
}

/**
 * The screen below moves a little and is dimmed while another covers it.
 * @param {HTMLElement} screen
 * @param {string} from
 * @param {string} to
 * @param {number} duration
 */
function recede(screen, from, to, duration) {
  return screen.animate(
    [{ translate: `${from} 0`, opacity: from === "0" ? 1 : 0.88 }, {
      translate: `${to} 0`,
      opacity: to === "0" ? 1 : 0.88,
    }],
    { duration, easing: SPRING, fill: "both" },
  );
}

/**
 * @param {HTMLElement} screen
 * @param {number} duration
 */
function fade(screen, duration) {
  return screen.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: "ease-out" });
}
