import assert from "node:assert/strict";
import { test } from "node:test";
import { commandText, fixOf, reasonOf } from "../../Public/model/state/problem-fixes.js";
import { stateOf } from "./documents.mjs";

const problem = (code, more = {}) => ({ code, message: "…", ...more });
const command = (told, state) => {
  const fix = fixOf(told, state);
  return fix && commandText(fix);
};

test("an element without a screen is popped, or taken out from below others", () => {
  for (const code of ["destination_missing", "unknown_type", "undecodable_value"]) {
    assert.equal(command(problem(code, { element: "b" }), stateOf("ab")), "pop");
    assert.equal(command(problem(code, { element: "a" }), stateOf("ab")), 'remove {"id":"a"}');
    assert.equal(command(problem(code, { element: "x" }), stateOf("ab")), null);
    assert.equal(command(problem(code), stateOf("ab")), null);
  }
});

test("a hidden detail is preferred, a lost selection is cleared", () => {
  assert.equal(
    command(problem("detail_hidden"), stateOf("a")),
    'setPreferredCompactColumn {"column":"detail"}',
  );
  assert.equal(
    command(problem("detail_hidden"), stateOf("a", { preferredCompactColumn: "detail" })),
    null,
  );
  assert.equal(
    command(problem("selection_orphaned", { element: "e1" }), stateOf("")),
    'select {"column":"content","value":null}',
  );
});

test("a problem that only the app's code can fix has no command", () => {
  for (const code of ["not_codable", "shared_flag", "duplicate_destination", "of_tomorrow"]) {
    assert.equal(fixOf(problem(code, { element: "a" }), stateOf("a")), null);
  }
});

test("the server's reason comes first, and the page's own if it has none", () => {
  assert.equal(reasonOf(problem("unknown_type", { why: "Because." })), "Because.");
  assert.match(reasonOf(problem("unknown_type")), /doesn’t know/);
  assert.equal(reasonOf(problem("constructor")), "");
});
