/** A name that a session or a client can have. */
export const NAME = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * The address of a session's socket; it asks to resume at a position that has a revision.
 * @param {string} server Any address of the server.
 * @param {string} session
 * @param {Record<string, string | undefined>} params
 * @param {{ epoch: string | null, revision: number | null }} position
 */
export function socketURL(server, session, params, { epoch, revision }) {
  const url = new URL(`/ws/${session}`, server);
  url.protocol = url.protocol.replace("http", "ws");
  const resumed = epoch === null || revision === null ? {} : { epoch, revision };
  for (const [name, value] of Object.entries({ ...params, ...resumed }))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}
