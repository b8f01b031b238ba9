// A person's presses and keys on the stage while it is X-rayed: everything looks, nothing acts.

/**
 * @typedef {{
 *   point: (target: Element | null) => void, select: (target: Element | null) => void,
 *   walk: (way: string) => void, leave: () => void,
 * }} Looking
 */

/** Verbs that tell the server what it asked for, and change nothing. */
const HARMLESS = new Set(["measure"]);

/** The events that would act by themselves, or by a listener of the thing that is pressed. */
const ACTS =
  "pointerdown pointerup mousedown mouseup touchstart touchend dblclick auxclick contextmenu input change beforeinput paste cut drop dragstart submit"
    .split(" ");
/** A browser that may not cancel these could not scroll by touch without asking first. */
const PASSIVE = new Set(["touchstart", "touchend", "pointerdown"]);

/** @type {Map<string, string>} */
const WAYS = new Map([
  ["ArrowUp", "out"],
  ["ArrowDown", "in"],
  ["ArrowRight", "next"],
  ["ArrowLeft", "before"],
]);
/** @type {Map<string, string>} */
const MIRRORED = new Map([["ArrowRight", "before"], ["ArrowLeft", "next"]]);

/**
 * Takes over all that happens on the stage, until the signal ends it.
 * @param {HTMLElement} stage
 * @param {Looking} looking
 * @param {AbortSignal} signal
 */
export function listenToStage(stage, looking, signal) {
  const early = { capture: true, signal };
  stage.addEventListener("nav-intent", refuse, early);
  for (const kind of ACTS) {
    const passive = PASSIVE.has(kind);
    stage.addEventListener(kind, passive ? hold : stop, { ...early, passive });
  }
  stage.addEventListener("click", (event) => {
    stop(event);
    looking.select(elementOf(event));
  }, early);
  stage.addEventListener("pointermove", (event) => looking.point(elementOf(event)), early);
  stage.addEventListener("pointerleave", () => looking.point(null), { signal });
  stage.addEventListener("focusin", (event) => looking.point(elementOf(event)), early);
  stage.addEventListener("keydown", (event) => press(event, looking), early);
  document.addEventListener("keydown", (event) => {
    const isOpen = document.querySelector("dialog[open], :popover-open") !== null;
    if (event.key !== "Escape" || event.defaultPrevented || isOpen) return;
    stop(event);
    looking.leave();
  }, early);
}

/** @param {Event} event */
function elementOf({ target }) {
  return target instanceof Element ? target : null;
}

/** @param {Event} event */
function hold(event) {
  event.stopImmediatePropagation();
}

/** @param {Event} event */
function stop(event) {
  if (event.cancelable) event.preventDefault();
  event.stopImmediatePropagation();
}

/** @param {Event} event */
function refuse(event) {
  const { detail } = /** @type {CustomEvent<{ verb: string }>} */ (event);
  if (!HARMLESS.has(detail.verb)) event.stopImmediatePropagation();
}

/**
 * Tab and the page's own keys stay; what a control would take as its own looks.
 * @param {KeyboardEvent} event
 * @param {Looking} looking
 */
function press(event, looking) {
  const { key } = event;
  if (key === "Escape" || key === "Tab" || key === "F6") return;
  const isMirrored = document.querySelector(".device-screen")?.matches(":dir(rtl)");
  const way = (isMirrored && MIRRORED.get(key)) || WAYS.get(key);
  if (way) looking.walk(way);
  else if (key === "Enter" || key === " ") looking.select(elementOf(event));
  else if (!(event.target instanceof Element) || !event.target.matches("input, textarea, select"))
    return;
  stop(event);
}
