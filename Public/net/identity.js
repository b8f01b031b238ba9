// Who this page is, and which session it shows.

const NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** The session that the page's address names (`?session=…`); "main" when it names none. */
export function sessionOf(location) {
  const name = askedName(location);
  return NAME.test(name) ? name : "main";
}

/** The session that the page's address asks for although none can be called so; else null. */
export function impossibleSession(location) {
  const name = askedName(location);
  return name === "" || NAME.test(name) ? null : name;
}

function askedName(location) {
  return new URLSearchParams(location.search).get("session") ?? "";
}

/** A short random word for ids. */
export function randomWord(crypto) {
  const bytes = crypto.getRandomValues(new Uint8Array(5));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
}

/** This browser's name, the same at each visit when the browser lets us keep it. */
export function clientName(storage, crypto) {
  const kept = read(storage, "colonnade.client");
  if (kept !== null && NAME.test(kept)) return kept;
  const name = `browser-${randomWord(crypto)}`;
  write(storage, "colonnade.client", name);
  return name;
}

/** The one-time code in the fragment (`#code=…`), taken out of the address bar; null without one. */
export function takeCode(location, history) {
  const code = new URLSearchParams(location.hash.slice(1)).get("code");
  if (code === null) return null;
  history.replaceState(null, "", location.pathname + location.search);
  return code;
}

/** Where to open the socket; `position` ({epoch, revision}) asks to resume there. */
export function socketAddress(location, session, client, { epoch, revision }) {
  const url = new URL(`/ws/${session}`, location.href);
  url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  url.searchParams.set("client", client);
  if (epoch !== null) {
    url.searchParams.set("epoch", epoch);
    url.searchParams.set("revision", revision);
  }
  return url.href;
}

/** What the browser keeps for us under `key`; null also when it keeps nothing for anyone. */
export function read(storage, key) {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps `value` under `key` if the browser allows it; null forgets it. */
export function write(storage, key, value) {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still shows the page.
  }
}
