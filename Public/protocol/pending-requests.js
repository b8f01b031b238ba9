/**
 * Requests that wait for their answers, in the order in which they were sent, over any number of
 * sockets.
 * @template {{ text: string, reject(error: Error): void }} Request
 */
export class PendingRequests {
  /** @type {Map<unknown, Request>} */
  #all = new Map();
  #lastNumber = 0;

  /** A number that no other request has. */
  freshNumber() {
    return ++this.#lastNumber;
  }

  /**
   * @param {unknown} id
   * @param {Request} request
   */
  add(id, request) {
    this.#all.set(id, request);
  }

  /** @param {unknown} id */
  get(id) {
    return this.#all.get(id);
  }

  /** @param {unknown} id */
  delete(id) {
    this.#all.delete(id);
  }

  get ids() {
    return [...this.#all.keys()];
  }

  /** The id of the request that was sent first. */
  get firstID() {
    return this.#all.keys().next().value;
  }

  /** The request that was sent first. */
  get oldest() {
    return this.#all.values().next().value;
  }

  /**
   * The id of an answer's request. An answer without an id, to a message that the server could not
   * read, belongs to the oldest one.
   * @param {{ id: unknown }} answer
   */
  idOf({ id }) {
    return id ?? this.firstID;
  }

  /**
   * Fails all of them.
   * @param {Error} error
   */
  fail(error) {
    const all = [...this.#all.values()];
    this.#all.clear();
    for (const request of all) request.reject(error);
  }
}
