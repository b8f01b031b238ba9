// A person's presses and keys on the stage during X-ray: they only inspect, and never act.

/**
 * @typedef {{
 *   point: (target: Element | null) => void, select: (target: Element | null) => void,
 *   walk: (way: string) => void, leave: () => void,
 * }} Looking
 */

/** Verbs that only answer the server and change nothing. */
const HARMLESS = new Set(["measure"]);

/** The events that would act by themselves, or through a listener of the pressed thing. */
const ACTS =
  "pointerdown pointerup mousedown mouseup touchstart touchend dblclick auxclick contextmenu input change beforeinput paste cut drop dragstart submit"
    .split(" ");
/** If a browser could cancel these, it would have to ask before each scroll by touch. */
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
 * Takes over all events on the stage, until the signal ends it.
 * @param {HTMLElement} stage
 * @param {Looking} looking
 * @param {AbortSignal} signal
 */
export function listenToStage(stage, looking, signal) {
  const early = { capture: true, signal };
  stage.addEventListener("nav-intent", refuse, early);
  for (const kind of ACTS) {
    const passive = PASSIVE.has(kind);
    stage.addEventListener(kind, passive ? blockEvent : stop, { ...early, passive });
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
function blockEvent(event) {
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
 * Tab and the page's own keys still work; keys for a control inspect instead.
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
