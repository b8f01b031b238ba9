import { sendText } from "../tap.js";
import { sentSince, TIMEOUT } from "./unseen.js";

/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */

/**
 * A field's text as the scene last showed it, as the field last got it from the scene or sent it,
 * and the texts that were sent and have not been shown yet.
 * @typedef {{ shown: string, last: string, unseen: string[], timer?: ReturnType<typeof setTimeout> }} Typing
 */

/** A pause in typing after which the scene gets the text, in milliseconds. */
const PAUSE = 300;

/** @type {WeakMap<Field, Typing>} */
const typings = new WeakMap();

/** @param {Field} field */
function typingIn(field) {
  const typing = typings.get(field) ?? { shown: "", last: "", unseen: [] };
  typings.set(field, typing);
  return typing;
}

/**
 * Shows the scene's text, unless the person is typing: typed text stays until the scene has it.
 * @param {Field} field
 * @param {string} text
 */
export function showText(field, text) {
  const typing = typingIn(field);
  if (text !== typing.shown) {
    typing.unseen = sentSince(typing.unseen, (sent) => sent === text);
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
export function onInput(event) {
  const field = /** @type {Field} */ (event.currentTarget);
  const typing = typingIn(field);
  clearTimeout(typing.timer);
  if (/** @type {InputEvent} */ (event).isComposing || field.dataset.whole !== undefined) return;
  typing.timer = setTimeout(() => commit(field), PAUSE);
}

/**
 * Sends the text if the scene does not have it, without return.
 * @param {Field} field
 */
export function commit(field) {
  const typing = typingIn(field);
  clearTimeout(typing.timer);
  if (!field.isConnected || field.value === typing.last) return;
  typing.unseen.push(field.value);
  typing.timer = setTimeout(() => revertRefused(field), TIMEOUT);
  sendFieldText(field, { submit: false });
}

/**
 * Sends the text with return; then the scene's own text counts again.
 * @param {Field} field
 */
export function submit(field) {
  clearTimeout(typingIn(field).timer);
  typingIn(field).unseen = [];
  sendFieldText(field, {});
}

/**
 * Reverts text that the scene does not have.
 * @param {Field} field
 * @returns {boolean} There was something.
 */
export function revert(field) {
  const typing = typingIn(field);
  clearTimeout(typing.timer);
  if (field.value === typing.last) return false;
  field.value = typing.last = typing.shown;
  return true;
}

/** @param {Field} field */
function revertRefused(field) {
  typingIn(field).unseen = [];
  showText(field, typingIn(field).shown);
}

/**
 * @param {Field} field
 * @param {{ submit?: boolean }} more
 */
function sendFieldText(field, more) {
  typingIn(field).last = field.value;
  sendText(field, field.dataset.control, field.value, more);
}
