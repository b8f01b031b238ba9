// The nodes of a rendered tree, as the drawing needs them.

/** The nodes at their simplest, with a key each: the id where there is one, else shape and ordinal. */
export function keyedNodes(nodes) {
  const counts = new Map();
  return nodes.map(simplest).map((node) => {
    const shape = shapeOf(node);
    const name = node.id === undefined ? shape : `${shape} ${node.id}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { node, shape, key: node.id === undefined || count > 1 ? `${name} #${count}` : name };
  });
}

/**
 * The node that shows the same with the least around it: a row that cannot be pressed is what stands
 * in it, and words inside a control are its own.
 */
export function simplest(node) {
  const children = node.children ?? [];
  if (node.kind === "row" && node.id === undefined) {
    if (children.length === 0) return { kind: "text", label: node.label };
    return children.length === 1
      ? simplest(children[0])
      : { kind: "stack", axis: "vertical", children };
  }
  const [words] = children;
  if (!isPressed(node) || children.length !== 1 || words.kind !== "text" || words.children)
    return node;
  return { ...node, label: words.label, systemImage: words.systemImage, children: [] };
}

const CONTROLS = new Set(["button", "link", "row", "toggle", "textField"]);

/** How a node is built: its kind, told apart where one kind is built in two ways. */
function shapeOf(node) {
  if (node.kind === "stack" && isStepper(node)) return "stepper";
  if (isPressed(node) && holdsControls(node.children)) return `${node.kind} around controls`;
  return node.kind;
}

/** Whether pressing anywhere in the node is what it is for. */
export function isPressed({ kind }) {
  return kind === "button" || kind === "link" || kind === "row";
}

/** Whether one of `nodes`, or anything in them, can be operated. */
export function holdsControls(nodes = []) {
  return nodes.some(({ kind, id, children }) =>
    (CONTROLS.has(kind) && id !== undefined) || holdsControls(children)
  );
}

const LESS = new Set(["-", "−", "–", "minus", "decrement"]);
const MORE = new Set(["+", "plus", "increment"]);

/** Whether a stack is a Stepper: words, a button for less, a button for more. */
export function isStepper({ axis, children = [] }) {
  if (axis !== "horizontal" || children.length !== 3) return false;
  const [words, less, more] = children;
  return words.kind === "text" && less.kind === "button" && more.kind === "button" &&
    LESS.has(buttonWord(less)) && MORE.has(buttonWord(more));
}

function buttonWord({ label, systemImage }) {
  return (label || systemImage || "").trim().toLowerCase();
}

/**
 * The children of a list in groups, as it shows them: each section one, and what stands between them.
 * `fold` is the section that a tap on its heading opens and closes.
 */
export function listGroups(nodes) {
  const groups = [];
  for (const { node, key } of keyedNodes(nodes)) {
    if (node.kind === "section") {
      groups.push({
        key,
        label: node.label ?? "",
        cells: node.children ?? [],
        isSection: true,
        fold: node.id === undefined ? null : node,
      });
    } else {
      if (groups.at(-1)?.isSection !== false) {
        groups.push({
          key: `between ${groups.length}`,
          label: "",
          cells: [],
          isSection: false,
          fold: null,
        });
      }
      groups.at(-1).cells.push(node);
    }
  }
  return groups;
}

/** Whether a row is one of several choices, such as a Picker's, rather than a place to go to. */
export function isChoice({ kind, value, selected }) {
  return kind === "row" && selected !== undefined && value === undefined;
}

/** Whether a screen's nodes fill it as a list does, rather than stand in its middle. */
export function fillsScreen(nodes) {
  return nodes.some(({ kind, children }) =>
    kind === "list" || kind === "section" || (kind === "stack" && fillsScreen(children ?? []))
  );
}

/** An alert's message, and its buttons wherever they stand. */
export function alertParts({ body, toolbar = [] }) {
  const all = [...body, ...toolbar];
  const buttons = buttonsIn(all);
  return { message: all.filter(({ kind }) => kind === "text"), buttons };
}

function buttonsIn(nodes) {
  return nodes.flatMap((node) => (isPressed(node) ? [node] : buttonsIn(node.children ?? [])));
}

/** The button that means "leave everything as it was": the one called so, or the only one. */
export function cancelButton(buttons) {
  const named = buttons.find(({ label }) => /^(cancel|abort|no|not now)$/i.test(label ?? ""));
  return named ?? (buttons.length === 1 ? buttons[0] : null);
}
