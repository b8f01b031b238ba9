// Times of day, in one form on the whole page.

const TIME = /** @type {const} */ ({
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});
const clock = new Intl.DateTimeFormat(undefined, TIME);
const precise = new Intl.DateTimeFormat(undefined, { ...TIME, fractionalSecondDigits: 3 });
const whole = new Intl.DateTimeFormat(undefined, {
  ...TIME,
  year: "numeric",
  month: "short",
  day: "numeric",
});

/**
 * A time of day, "23:02:08"; "" if it is not a date.
 * @param {Date | string | number} at
 */
export const timeOfDay = (at) => formatted(clock, at);

/**
 * The same with milliseconds.
 * @param {Date | string | number} at
 */
export const preciseTime = (at) => formatted(precise, at);

/**
 * The same with its day.
 * @param {Date | string | number} at
 */
export const dayAndTime = (at) => formatted(whole, at);

/**
 * @param {Intl.DateTimeFormat} format
 * @param {Date | string | number} at
 */
function formatted(format, at) {
  const date = new Date(at ?? "");
  return Number.isNaN(date.getTime()) ? "" : format.format(date);
}
