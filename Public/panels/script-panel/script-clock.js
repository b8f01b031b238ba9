/** The clock by which scripts wait. */
export const CLOCK = {
  now: () => performance.now(),
  wait: (
    /** @type {number} */ milliseconds,
  ) => /** @type {Promise<void>} */ (new Promise((done) => setTimeout(done, milliseconds))),
};
