import assert from "node:assert/strict";
import { test } from "node:test";

import {
  clampedWidth,
  draggedWidth,
  NARROWEST,
  OwnDevice,
  sizeClassAt,
  WIDEST,
  widthCommand,
} from "../../Public/model/layout/free-width.js";

const PHONE = { name: "phone", title: "Phone", kind: "phone", platform: "iOS" };
const DEVICES = [
  { ...PHONE, width: 393, height: 852 },
  { ...PHONE, name: "large", width: 440, height: 956 },
  { ...PHONE, name: "pad", platform: "iPadOS", width: 834, height: 1194 },
];
const screen = (width, height, platform = "iOS", device = "custom") => ({
  width,
  height,
  platform,
  device,
});

test("a window is regular from 640 points on, and a Mac's always", () => {
  assert.equal(sizeClassAt(639, "iOS"), "compact");
  assert.equal(sizeClassAt(640, "iPadOS"), "regular");
  assert.equal(sizeClassAt(240, "macOS"), "regular");
});

test("both edges of a centred device move, so the dragged one stays under the pointer", () => {
  assert.equal(draggedWidth({ width: 400, scale: 0.5, from: 100, to: 125 }), 500);
  assert.equal(draggedWidth({ width: 400, scale: 1, from: 100, to: -900 }), NARROWEST);
  assert.equal(clampedWidth(Infinity), WIDEST);
});

test("a free width leads back to the last device, or to the nearest of the platform", () => {
  const own = new OwnDevice();
  assert.equal(own.of(screen(430, 956), DEVICES)?.name, "large");
  assert.equal(own.of(screen(430, 956, "iPadOS"), DEVICES)?.name, "pad");
  assert.equal(own.of(screen(430, 956, "visionOS"), DEVICES), null);
  own.note(screen(393, 852, "iOS", "phone"));
  own.note(screen(500, 852));
  assert.equal(own.of(screen(430, 956), DEVICES)?.name, "phone");
  own.forget();
  assert.equal(own.of(screen(430, 956), DEVICES)?.name, "large");
});

test("near its own width, a device is itself again", () => {
  const [phone] = DEVICES;
  assert.deepEqual(widthCommand(397, screen(500, 852), phone), { device: "phone" });
  assert.deepEqual(widthCommand(410, screen(500, 852), phone), { width: 410 });
  assert.deepEqual(widthCommand(393, screen(500, 700), phone), { width: 393 });
  assert.deepEqual(widthCommand(393, screen(500, 852), null), { width: 393 });
});
