/**
 * Makes the children of `parent` show `items`, in their order.
 *
 * A child stays the same node as long as its item's key stays, so focus, selection and running
 * animations survive; a child in its right place is not touched. `make(item)` builds a child,
 * `update(child, item, index)` draws it and can be called any number of times. `leave(child, key)`
 * returns true to keep a child without an item for a while; the list then no longer owns the child.
 * With `reuses` a new item takes the child of one that has gone, if nothing in it has the focus.
 * @template Item
 * @template {Element} Child
 * @param {Element} parent
 * @param {Item[]} items
 * @param {{
 *   key: (item: Item) => unknown,
 *   make: (item: Item) => Child,
 *   update: (child: Child, item: Item, index: number) => void,
 *   leave?: (child: Child, key: unknown) => boolean,
 *   reuses?: boolean,
 * }} drawing
 */
export function keyedList(parent, items, { key, make, update, leave, reuses = false }) {
  /** @type {Map<unknown, Child>} */
  const known = childrenByKey(parent);
  const wanted = new Map(items.map((item) => [key(item), item]));
  /** @type {Child[]} */
  const spare = [];
  for (const [name, child] of known) {
    if (wanted.has(name)) continue;
    if (leave?.(child, name)) left.add(child);
    else if (reuses && !child.contains(document.activeElement)) spare.push(child);
    else child.remove();
  }
  let next = afterLeft(parent.firstChild);
  let index = 0;
  for (const [name, item] of wanted) {
    const child = known.get(name) ?? made(spare.shift() ?? make(item), name);
    if (child === next) next = afterLeft(next.nextSibling);
    else parent.insertBefore(child, next);
    update(child, item, index);
    index += 1;
  }
  for (const child of spare) child.remove();
}

/** @type {WeakSet<Node>} */
const left = new WeakSet();

/**
 * The first node from `node` on that still belongs to its list.
 * @param {ChildNode | null} node
 */
function afterLeft(node) {
  let next = node;
  while (next && left.has(next)) next = next.nextSibling;
  return next;
}

/** @type {WeakMap<Element, unknown>} */
const keys = new WeakMap();

/**
 * @template {Element} Child
 * @param {Child} child
 * @param {unknown} name
 */
function made(child, name) {
  keys.set(child, name);
  return child;
}

/**
 * Gives the key of a child to another element, which takes its place from now on.
 * @param {Element} before
 * @param {Element} after
 */
export function renameChild(before, after) {
  if (!keys.has(before) || before === after) return;
  keys.set(after, keys.get(before));
  keys.delete(before);
}

/** @param {Element} parent */
function childrenByKey(parent) {
  const children = new Map();
  for (const child of parent.children) {
    if (keys.has(child) && !left.has(child)) children.set(keys.get(child), child);
  }
  return children;
}
