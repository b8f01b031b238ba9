import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { test } from "node:test";
import {
  clientName,
  consumeCode,
  impossibleSession,
  sessionAddress,
  sessionOf,
  socketAddress,
} from "../../Public/protocol/identity.js";
import {
  ariaKeys,
  shortcutFor,
  SHORTCUTS,
  shownKeys,
  titleWithKey,
} from "../../Public/panels/shortcuts.js";
import { partly } from "./documents.mjs";

const root = new URL("../../Public/", import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  // The clients for scripts are no part of the page.
  .filter((name) => statSync(new URL(name, root)).isFile() && !name.startsWith("clients/"));
const press = (key, more = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});
const on = { isMac: false, inField: false, singleKeys: true };
const meaning = (event, options = {}) => shortcutFor(event, { ...on, ...options })?.id ?? null;

test("every shortcut works with each of its keys", () => {
  for (const { id, keys } of SHORTCUTS)
    for (const chord of keys) {
      // Escape belongs to the page only while it shows the past.
      if (chord === "Escape") continue;
      const parts = chord.split("+");
      const event = press(parts.at(-1), {
        shiftKey: parts.includes("Shift"),
        ctrlKey: parts.includes("Mod"),
      });
      assert.equal(meaning(event), id, chord);
    }
});

test("no chord has two meanings", () => {
  const chords = SHORTCUTS.flatMap(({ keys }) => keys);
  assert.equal(new Set(chords).size, chords.length);
});

test("letters work in lower case, and ? wherever the keyboard layout has it", () => {
  assert.equal(meaning(press("p")), "focusPush");
  assert.equal(meaning(press("V", { shiftKey: true })), "previousDevice");
  assert.equal(meaning(press("?", { shiftKey: true })), "help");
  assert.deepEqual(shortcutFor(press("7"), on), { id: "popToDepth", key: "7" });
});

test("only function keys work in a text field", () => {
  assert.equal(meaning(press("p"), { inField: true }), null);
  assert.equal(meaning(press("Backspace"), { inField: true }), null);
  assert.equal(meaning(press("z", { ctrlKey: true }), { inField: true }), null);
  assert.equal(meaning(press("F6"), { inField: true }), "nextRegion");
});

test("single keys can be switched off, and chords still work", () => {
  assert.equal(meaning(press("u"), { singleKeys: false }), null);
  assert.equal(meaning(press("z", { ctrlKey: true }), { singleKeys: false }), "undo");
});

test("the browser's own chords are left alone", () => {
  assert.equal(meaning(press("p", { ctrlKey: true })), null);
  assert.equal(meaning(press("s", { metaKey: true })), null);
  assert.equal(meaning(press("u", { altKey: true })), null);
});

test("Command is the modifier on a Mac", () => {
  assert.equal(meaning(press("z", { metaKey: true }), { isMac: true }), "undo");
  assert.equal(meaning(press("z", { ctrlKey: true }), { isMac: true }), null);
  assert.equal(ariaKeys("redo", true), "Meta+Shift+Z");
  assert.equal(ariaKeys("redo", false), "Control+Shift+Z");
  assert.equal(titleWithKey("Undo", "undo", true), "Undo (⌘Z)");
  assert.deepEqual(shownKeys(partly({ keys: ["Shift+Backspace"] }), true), ["⇧⌫"]);
});

test("the session comes from the address, or is main", () => {
  assert.equal(sessionOf({ search: "?session=demo-1" }), "demo-1");
  for (const search of ["", "?session=", "?session=a/b", `?session=${"x".repeat(65)}`]) {
    assert.equal(sessionOf({ search }), "main");
  }
  assert.equal(sessionOf({ search: `?session=${"x".repeat(64)}` }), "x".repeat(64));
});

test("an invalid session name in the address is reported, a missing one is not", () => {
  for (const search of ["", "?session=", "?session=demo-1"]) {
    assert.equal(impossibleSession({ search }), null);
  }
  assert.equal(impossibleSession({ search: "?session=a.b" }), "a.b");
});

test("the socket has the same origin, and resumes from the mirror's revision", () => {
  const plain = { href: "http://127.0.0.1:8080/?session=a", protocol: "http:" };
  assert.equal(
    socketAddress(plain, "a", "me", { epoch: null, revision: null }),
    "ws://127.0.0.1:8080/ws/a?client=me&presence=1",
  );
  const secure = { href: "https://host/", protocol: "https:" };
  assert.equal(
    socketAddress(secure, "a", "me", { epoch: "e", revision: 5 }),
    "wss://host/ws/a?client=me&presence=1&epoch=e&revision=5",
  );
});

test("a browser keeps its name, and one without storage still gets a name", () => {
  const crypto = globalThis.crypto;
  const kept = new Map();
  const storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
  const name = clientName(storage, crypto);
  assert.match(name, /^browser-[a-z0-9]{5}$/);
  assert.equal(clientName(storage, crypto), name);
  const refusing = {
    getItem() {
      throw new Error();
    },
    setItem() {
      throw new Error();
    },
    removeItem() {},
  };
  assert.match(clientName(refusing, crypto), /^browser-/);
});

test("the one-time code is removed from the address bar", () => {
  const shown = [];
  const history = { replaceState: (_, __, url) => shown.push(url) };
  assert.equal(
    consumeCode({ hash: "#code=abc", pathname: "/", search: "?session=a" }, history),
    "abc",
  );
  assert.deepEqual(shown, ["/?session=a"]);
  assert.equal(consumeCode({ hash: "", pathname: "/", search: "" }, history), null);
});

test("text never becomes markup or code, and nothing is loaded from elsewhere", () => {
  const forbidden =
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|\sstyle="|\son[a-z]+="|https?:\/\/(?!www\.w3\.org)/;
  for (const name of files.filter((name) => !/^fonts\/.*\.(txt|woff2)$/.test(name))) {
    const found = forbidden.exec(readFileSync(new URL(name, root), "utf8"));
    assert.equal(found, null, `${name}: ${found?.[0]}`);
  }
});

test("no style sheet calls one of its own rules important", () => {
  const sheets = files.filter((name) => name.endsWith(".css"));
  assert.ok(sheets.length > 40);
  for (const name of sheets)
    assert.doesNotMatch(readFileSync(new URL(name, root), "utf8"), /!\s*important/, name);
});

test("every module and style that a file names is there", () => {
  for (const name of files.filter((name) => /\.(js|html)$/.test(name))) {
    const text = readFileSync(new URL(name, root), "utf8");
    for (const [, path] of text.matchAll(/(?:from|href=|src=|styles:)\s*"([./][^"#]*)/g)) {
      const target = new URL(
        path.startsWith("/") ? path.slice(1) : path,
        path.startsWith("/") ? root : new URL(name, root),
      );
      if (/\.\w+$/.test(path) && !path.endsWith(".json"))
        assert.ok(statSync(target).isFile(), `${name}: ${path}`);
    }
  }
});

test("a session's address has nothing of the page's but its place", () => {
  const page = new URL("https://example.com/nav/?session=old&tour=on&lang=ja#s=1.abc");
  assert.equal(sessionAddress(page, "demo-1"), "https://example.com/nav/?session=demo-1");
});
