// The recordings whose Swift exports are kept beside the Swift tests, which compile and run them.

import { partly } from "./documents.mjs";
import { parseValue } from "../../Public/protocol/exact-json.js";

const value = (type, value) => ({ type, value });
const step = (method, params = {}) => ({ method, params: { ...params, meta: { label: method } } });

/** Texts that would end a literal, be interpolated, or be invisible. */
const TEXTS = [
  "",
  'quotes " "" """ "# \'',
  "backslashes \\ \\n \\(path) \\#(path)",
  "lines\n\r\t\u2028\u2029\u0085 end",
  "null \0 and \u0001\u001b\u007f",
  "bidi \u202ereversed\u202c \u05d0",
  "emoji 🍜 👩‍👩‍👧 🇩🇪",
  "é and e\u0301, a/b, */ //",
  "料理 zero\u200bwidth\ufeff \u3164",
];

/** A value of every standard type that can be saved, at its bounds. */
const SCALARS = [
  value("Swift.Int", "-9223372036854775808"),
  value("Swift.Int8", -128),
  value("Swift.Int16", 32767),
  value("Swift.Int32", -2147483648),
  value("Swift.Int64", "9223372036854775807"),
  value("Swift.UInt", 0),
  value("Swift.UInt8", 255),
  value("Swift.UInt16", 65535),
  value("Swift.UInt32", 4294967295),
  value("Swift.UInt64", "18446744073709551615"),
  value("Swift.Float", 0.1),
  value("Swift.Double", 4),
  value("Swift.Double", -0),
  value("Swift.Double", 1e300),
  value("Swift.Double", 2.2250738585072014e-308),
  value("Swift.Bool", false),
  ...TEXTS.map((text) => value("Swift.String", text)),
];

const ORDER = value("App.Order", parseValue('{"id":9007199254740993,"note":"\\"q\\""}'));
const start = [value("Swift.Int", 1), value("Swift.String", "two")];
const end = [ORDER, ...SCALARS];

const state = (path) => ({
  detail: { path: path.map((element, index) => ({ id: `e${index}`, ...element })) },
});

export const RECORDING = partly({
  session: "main",
  from: 3,
  to: 11,
  scene: "sandbox",
  start: state(start),
  end: state(end),
  opening: [],
  steps: [
    step("push", { values: [value("Swift.Bool", true), value("Swift.Double", 4.5)] }),
    step("pop", { count: 2 }),
    step("replaceTop", { value: value("Swift.String", "three") }),
    step("select", { column: "sidebar", value: value("Category", "soup") }),
    step("setEnvironment", { device: "iphone-16" }),
    step("setPath", { values: [ORDER] }),
    step("transaction", {
      commands: [
        { method: "push", params: { values: SCALARS.slice(0, 3) } },
        { method: "pop", params: { count: 3 } },
      ],
    }),
    step("push", { values: SCALARS }),
  ],
});

/** A short one, to be exported as a view. */
export const WALK = partly({
  ...RECORDING,
  to: 6,
  start: state([value("Swift.Int", 1)]),
  end: state([value("Swift.Int", 1), value("Swift.String", "three"), ORDER]),
  steps: [
    step("push", { values: [value("Swift.Bool", true), value("Swift.Double", 4.5)] }),
    step("pop", { count: 2 }),
    step("setColumnVisibility", { visibility: "all" }),
    step("push", { values: [value("Swift.String", "three"), ORDER] }),
  ],
});
