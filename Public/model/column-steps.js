// What the keys for columns and width ask for next.

const CYCLE = ["automatic", "all", "doubleColumn", "detailOnly"];

/** The visibility after the present one, around the end. */
export function nextVisibility({ columnVisibility }) {
  return CYCLE[(CYCLE.indexOf(columnVisibility) + 1) % CYCLE.length];
}

/** The other width class. */
export function otherSizeClass({ environment }) {
  return environment.horizontalSizeClass === "compact" ? "regular" : "compact";
}
