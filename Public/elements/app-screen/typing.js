import { enter } from "./tap.js";

/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */

/**
 * A field's text as the scene showed it last, as the field had it last from or for the scene, and
 * what was sent and has not been shown yet.
 * @typedef {{ shown: string, last: string, unseen: string[], timer?: ReturnType<typeof setTimeout> }} Typing
 */

/** A pause in typing after which the scene gets the text, in milliseconds. */
const PAUSE = 300;
/** The scene has not taken what it has not shown after so long, in milliseconds. */
const REFUSED = 3000;

/** @type {WeakMap<Field, Typing>} */
const typings = new WeakMap();

/** @param {Field} field */
function typingIn(field) {
  const typing = typings.get(field) ?? { shown: "", last: "", unseen: [] };
  typings.set(field, typing);
  return typing;
}

/**
 * Shows the scene's text, unless somebody is typing: what is typed stays until the scene has had it.
 * @param {Field} field
 * @param {string} text
 */
export function showText(field, text) {
  const typing = typingIn(field);
  if (text !== typing.shown) {
    const place = typing.unseen.indexOf(text);
    typing.unseen = place < 0 ? [] : typing.unseen.slice(place + 1);
    typing.shown = text;
  }
  const isTyping = typing.unseen.length > 0 || field.value !== typing.last;
  if (isTyping && document.activeElement === field) return;
  typing.last = text;
  if (field.value !== text) field.value = text;
}

/**
 * Sends the text as soon as the typing pauses.
 * @param {Event} event
 */
export function typed(event) {
  const field = /** @type {Field} */ (event.currentTarget);
  const typing = typingIn(field);
  clearTimeout(typing.timer);
  if (/** @type {InputEvent} */ (event).isComposing || field.dataset.whole !== undefined) return;
  typing.timer = setTimeout(() => write(field), PAUSE);
}

/**
 * Sends the text, if the scene has not had it, without return.
 * @param {Field} field
 */
export function write(field) {
  const typing = typingIn(field);
  clearTimeout(typing.timer);
  if (!field.isConnected || field.value === typing.last) return;
  typing.unseen.push(field.value);
  typing.timer = setTimeout(() => giveUp(field), REFUSED);
  tell(field, { submit: false });
}

/**
 * Sends the text as return does; then the scene's own counts again.
 * @param {Field} field
 */
export function submit(field) {
  clearTimeout(typingIn(field).timer);
  typingIn(field).unseen = [];
  tell(field, {});
}

/**
 * Takes back what the scene has not had.
 * @param {Field} field
 * @returns {boolean} There was something.
 */
export function takeBack(field) {
  const typing = typingIn(field);
  clearTimeout(typing.timer);
  if (field.value === typing.last) return false;
  field.value = typing.last = typing.shown;
  return true;
}

/** @param {Field} field */
function giveUp(field) {
  typingIn(field).unseen = [];
  showText(field, typingIn(field).shown);
}

/**
 * @param {Field} field
 * @param {{ submit?: boolean }} more
 */
function tell(field, more) {
  typingIn(field).last = field.value;
  enter(field, field.dataset.control, field.value, more);
}
