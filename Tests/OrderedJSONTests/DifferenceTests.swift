import OrderedJSON
import TestSupport
import Testing

@Suite struct DifferenceTests {
  @Test func `applying the difference of any two documents yields the other`() throws {
    var generator = SeededGenerator(seed: 10)
    for round in 0..<20_000 {
      let old = generator.value(depth: 4)
      let new = round % 4 == 0 ? generator.value(depth: 4) : generator.edited(old)
      let patch = JSONPatch.difference(from: old, to: new)
      let outcome = try patch.apply(to: old)
      #expect(outcome == new)
      #expect(outcome.serialized(sortedKeys: true) == new.serialized(sortedKeys: true))
      #expect(
        patch.isEmpty == (old.serialized(sortedKeys: true) == new.serialized(sortedKeys: true)))
      #expect(isPlain(patch))
    }
  }

  @Test func `applying the inverse of a difference restores the document`() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<10_000 {
      let old = generator.value(depth: 4)
      let patch = JSONPatch.difference(from: old, to: generator.edited(old))
      #expect(isPlain(try patch.inverse(on: old)))
      try expectInverse(of: patch, on: old)
    }
  }

  @Test func `applying the inverse of any patch that applies restores the document`() throws {
    var generator = SeededGenerator(seed: 12)
    var applied = 0
    for _ in 0..<20_000 {
      let document = generator.value(depth: 4)
      let patch = generator.patch(for: document)
      guard (try? patch.apply(to: document)) != nil else { continue }
      applied += 1
      try expectInverse(of: patch, on: document)
    }
    #expect(applied > 4_000)
  }

  @Test func `a push is one addition, a pop one removal`() {
    let one: JSONValue = ["path": [["id": "e1", "value": 1]]]
    let two: JSONValue = ["path": [["id": "e1", "value": 1], ["id": "e2", "value": 2]]]
    #expect(
      JSONPatch.difference(from: one, to: two)
        == JSONPatch([.add("/path/1", ["id": "e2", "value": 2])]))
    #expect(JSONPatch.difference(from: two, to: one) == JSONPatch([.remove("/path/1")]))
  }

  @Test func `an element in the middle is added, removed and changed by itself`() {
    let words = (0..<20).map { JSONValue.string("word number \($0)") }
    var changed = words
    changed[3] = "another"
    changed.remove(at: 9)
    changed.insert("new", at: 15)
    #expect(
      JSONPatch.difference(from: .array(words), to: .array(changed))
        == JSONPatch([.replace("/3", "another"), .remove("/9"), .add("/15", "new")]))
  }

  @Test func `another spelling of a number is a difference, another order of members is none`() {
    #expect(
      JSONPatch.difference(from: ["a": 1], to: ["a": 1.0]) == JSONPatch([.replace("/a", 1.0)]))
    #expect(JSONPatch.difference(from: ["a": 1], to: ["a": 1.0]).json.text.contains("1.0"))
    #expect(JSONPatch.difference(from: ["a": 1, "b": 2], to: ["b": 2, "a": 1]).isEmpty)
    #expect(
      JSONPatch.difference(from: ["a": 1, "b": 2], to: ["b": 2]) == JSONPatch([.remove("/a")]))
  }

  @Test func `names that only look alike are different members`() throws {
    let old: JSONValue = ["\u{e9}": "x"]
    let new: JSONValue = ["e\u{301}": "x"]
    let patch = JSONPatch.difference(from: old, to: new)
    #expect(!patch.isEmpty)
    #expect(try patch.apply(to: old) == new)
  }

  @Test func `a part is replaced as a whole if that is shorter`() {
    let long = JSONValue.array((0..<1_000).map { ["id": .string("e\($0)")] })
    #expect(
      JSONPatch.difference(from: ["path": long], to: ["path": []])
        == JSONPatch([.replace("/path", [])]))
  }

  @Test func `long arrays with nothing in common are compared in no time`() throws {
    let old = JSONValue.array((0..<20_000).map { .string("old \($0)") })
    let new = JSONValue.array((0..<20_000).map { .string("new \($0)") })
    var patched: JSONValue?
    let spent = try processorTime {
      patched = try JSONPatch.difference(from: old, to: new).apply(to: old)
    }
    #expect(patched == new)
    #expect(spent < .seconds(5))
  }

  @Test(arguments: [127, 128, 129])
  func `arrays on both sides of the table's limit become each other`(count: Int) throws {
    let old = JSONValue.array((0..<count).map { .string("element number \($0)") })
    let new = JSONValue.array((0..<count).map { .string("element number \(($0 * 7) % count)") })
    #expect(try JSONPatch.difference(from: old, to: new).apply(to: old) == new)
  }

  private func expectInverse(of patch: JSONPatch, on document: JSONValue) throws {
    let inverse = try patch.inverse(on: document)
    let restored = try inverse.apply(to: try patch.apply(to: document))
    #expect(restored == document)
    #expect(restored.serialized(sortedKeys: true) == document.serialized(sortedKeys: true))
    #expect(inverse.operations.allSatisfy { ["add", "remove", "replace"].contains($0.name) })
  }

  /// True for patches that only add, remove and replace, never at `-`, which is no member's name here.
  private func isPlain(_ patch: JSONPatch) -> Bool {
    patch.operations.allSatisfy {
      ["add", "remove", "replace"].contains($0.name) && !$0.path.tokens.contains("-")
    }
  }
}
