/**
 * The reason for which a request was refused; null if it was done.
 * @param {Promise<unknown>} answer
 * @returns {Promise<string | null>}
 */
export async function refusalOf(answer) {
  try {
    await answer;
    return null;
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}
