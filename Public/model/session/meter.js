/** Counts how often something was done, and its total time in milliseconds. */
export class Meter {
  count = 0;
  total = 0;

  /** @param {number} milliseconds */
  add(milliseconds) {
    this.count += 1;
    this.total += milliseconds;
  }
}
