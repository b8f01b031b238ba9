import assert from "node:assert/strict";
import { test } from "node:test";

import { partly } from "./documents.mjs";
import { navigationCode } from "../../Public/model/code/navigation-code.js";
import { parseValue } from "../../Public/protocol/exact-json.js";

const value = (type, text) => ({ type, value: parseValue(text) });

/** The code of a stack with these values. */
const codeOf = (values, more = {}) =>
  navigationCode(partly({
    scene: { id: "s", title: "Scene", summary: "" },
    columns: 1,
    columnVisibility: "all",
    preferredCompactColumn: "sidebar",
    style: "automatic",
    sidebar: { selection: null },
    content: { selection: null },
    detail: { path: values },
    presentation: { collapsed: false, columns: [] },
    view: {},
    ...more,
  }));

test("a stack has the values of the path, and a destination for each type", () => {
  const code = codeOf([
    { type: "Swift.Int", value: 42 },
    value("User", '{"id":7,"name":"Blob"}'),
    { type: "Swift.Int", value: 1 },
  ]);
  assert.match(code, /path\.append\(42\)\n +path\.append\(User\(id: 7, name: "Blob"\)\)/);
  assert.equal(code.split("navigationDestination(for: Int.self)").length, 2);
  assert.match(code, /for: User\.self\) \{ value in\n +Text\(value\.name\)/);
  assert.match(
    code,
    /struct User: Codable, Hashable \{\n {2}var id: Int\n {2}var name: String\n\}/,
  );
  assert.doesNotMatch(code, /NavigationSplitView/);
});

test("an object with one object in it is an enum's case, as Codable writes it", () => {
  const code = codeOf([
    value("App.Route", '{"search":{"query":"soup"}}'),
    value("App.Route", '{"user":{"_0":7}}'),
  ]);
  assert.match(code, /path\.append\(Route\.search\(query: "soup"\)\)/);
  assert.match(code, /path\.append\(Route\.user\(7\)\)/);
  assert.match(code, /case search\(query: String\)\n {2}case user\(Int\)/);
});

test("a member that one value lacks is optional, and inner types are declared inside", () => {
  const code = codeOf([
    value("Order", '{"id":9,"note":null,"at":{"x":1,"y":2}}'),
    value("Order", '{"id":9.5,"note":"n","in":["a"]}'),
  ]);
  assert.match(code, /var id: Double\n {2}var note: String\?\n {2}var at: At\?/);
  assert.match(code, /Order\(id: 9\.0, note: nil, at: \.init\(x: 1, y: 2\), in: nil\)/);
  assert.match(code, /in: \["a"\]\)/);
  assert.match(code, /struct At: Codable, Hashable \{\n {4}var x: Int/);
});

test("a split view has its columns, their selections and the rows in sight", () => {
  const row = (text) => ({ kind: "row", label: text, value: { type: "Category", value: text } });
  const body = [{ kind: "list", id: "sidebar", children: [row("dessert"), row("hot-soup")] }];
  const code = codeOf([], {
    columns: 3,
    sidebar: { selection: { id: "e", type: "Category", value: "hot-soup" } },
    view: { sidebar: { title: "Categories", body } },
  });
  assert.match(code, /var sidebar: Category\? = Category\.hotSoup/);
  assert.match(code, /NavigationLink\("dessert", value: Category\.dessert\)/);
  assert.match(code, /case hotSoup = "hot-soup"/);
  assert.match(code, /columnVisibility: \$visibility, preferredCompactColumn: \$compactColumn/);
  assert.ok(code.indexOf("} content: {") < code.indexOf("} detail: {"));
});

test("a long path and a large value are left out, and the rest is counted", () => {
  const many = Array.from({ length: 50 }, (_, value) => ({ type: "Swift.Int", value }));
  const large = value("Big", JSON.stringify({ text: "x".repeat(5000) }));
  const code = codeOf([...many, large]);
  assert.match(code, /left out: 32\./);
  assert.match(code, /path\.append\(49\)/);
  assert.doesNotMatch(code, /xxxx/);
});

test("no text of a value leaves its literal", () => {
  const evil = value("Evil", JSON.stringify({ 'a") {': '\\(1)" //', let: "\u202e" }));
  const code = codeOf([evil, { type: "Swift.String", value: '\\(x)"' }]);
  assert.match(code, /a: "\\\\\(1\)\\" \/\/"/);
  assert.match(code, /`let`: String/);
  assert.match(code, /let: "\\u\{202E\}"/);
});

test("the detail has the title of what is selected, and one stack begins where it is", () => {
  const pie = { id: "e", type: "Recipe", value: { name: "Pie" } };
  const one = (name) => ({ name, shown: name === "detail", overlay: false });
  const code = codeOf([], {
    columns: 3,
    content: { selection: pie },
    presentation: {
      collapsed: true,
      columns: ["sidebar", "content", "detail"].map(one),
      stack: ["sidebar", "content", "detail"],
    },
  });
  assert.match(code, /NavigationStack\(path: \$path\) \{\n +Text\("Pie"\)/);
  assert.match(code, /compactColumn = NavigationSplitViewColumn\.detail/);
});

test("a column that is not on the screen has the rows that are chosen, or none", () => {
  const selection = { id: "e", type: "Recipe", value: { name: "Pie" } };
  const code = codeOf([], { columns: 3, content: { selection } });
  assert.match(
    code,
    /List\(selection: \$content\) \{\n +NavigationLink\("Pie", value: Recipe\(name: "Pie"\)\)\n +\}/,
  );
  assert.match(code, /List\(selection: \$sidebar\) \{\}\n +\.navigationTitle/);
  assert.doesNotMatch(code, /\/\//);
});
