import assert from "node:assert/strict";
import { test } from "node:test";
import { keyedList } from "../../Public/dom/keyed-list.js";
import { partly } from "./documents.mjs";

/** The part of a DOM node that a keyed list uses; counts the insertions. */
class Node {
  /** @type {Node[]} */
  childNodes = [];
  /** @type {any} */
  parent = null;
  moves = 0;

  constructor(name = "") {
    this.name = name;
  }
  get children() {
    return [...this.childNodes];
  }
  get firstChild() {
    return this.childNodes[0] ?? null;
  }
  get nextSibling() {
    return this.parent.childNodes[this.parent.childNodes.indexOf(this) + 1] ?? null;
  }
  remove() {
    this.parent.childNodes.splice(this.parent.childNodes.indexOf(this), 1);
    this.parent = null;
  }
  insertBefore(child, place) {
    child.parent?.childNodes.splice(child.parent.childNodes.indexOf(child), 1);
    child.parent = this;
    this.childNodes.splice(
      place ? this.childNodes.indexOf(place) : this.childNodes.length,
      0,
      child,
    );
    this.moves += 1;
  }
  get names() {
    return this.childNodes.map(({ name }) => name).join("");
  }
}

function draw(parent, letters, update = (..._drawn) => {}) {
  keyedList(parent, [...letters], {
    key: (letter) => letter,
    make: (letter) => partly(new Node(letter)),
    update,
  });
}

test("children follow their items, for every pair of small orders", () => {
  const orders = ["", "a", "ab", "ba", "abc", "cab", "cba", "bdac", "dcba", "ad", "e"];
  for (const before of orders)
    for (const after of orders) {
      const parent = new Node();
      draw(parent, before);
      const kept = new Map(parent.childNodes.map((child) => [child.name, child]));
      draw(parent, after);
      assert.equal(parent.names, after);
      for (const child of parent.childNodes) {
        if (kept.has(child.name))
          assert.equal(
            child,
            kept.get(child.name),
            `${before} to ${after}`,
          );
      }
    }
});

test("children that are in place are not touched", () => {
  const parent = new Node();
  draw(parent, "abcd");
  parent.moves = 0;
  draw(parent, "abcd");
  assert.equal(parent.moves, 0);
  draw(parent, "zabcd");
  assert.equal(parent.moves, 1);
  draw(parent, "abd");
  assert.equal(parent.moves, 1);
});

test("every child is drawn on each pass, with its index", () => {
  const drawn = [];
  const parent = new Node();
  draw(parent, "ab", (child, item, index) => drawn.push([child.name, item, index]));
  assert.deepEqual(drawn, [["a", "a", 0], ["b", "b", 1]]);
});

test("children that are not the list's own stay", () => {
  const parent = new Node();
  parent.insertBefore(new Node("#"), null);
  draw(parent, "ab");
  draw(parent, "b");
  assert.equal([...parent.names].sort().join(""), "#b");
});
