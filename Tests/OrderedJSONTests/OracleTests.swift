import OrderedJSON
import TestSupport
import Testing

/// Compares with Python's `json` and `jsonpatch` on the same texts, documents and patches.
@Suite struct OracleTests {
  @Test func `the reader accepts exactly what a strict Python reader does, with the same value`()
    throws
  {
    var generator = SeededGenerator(seed: 1)
    let texts = (0..<100_000).map { index in
      let seeds = ReaderCorpus.texts
      let seed = index % 3 == 0 ? Array(generator.value(depth: 4).text.utf8) : generator.pick(seeds)
      return index < seeds.count ? seeds[index] : generator.mutated(seed)
    }
    let answers = try PythonOracle.answers("read", to: texts.map(hexadecimal))
    var accepted = 0
    for (text, answer) in zip(texts, answers) {
      let ours = (try? JSONValue(parsing: text))?.text ?? ""
      #expect(ours.utf8.elementsEqual(answer.utf8), "\(String(decoding: text, as: UTF8.self))")
      if !ours.isEmpty { accepted += 1 }
    }
    #expect(accepted > 10_000 && accepted < 90_000)
  }

  @Test func `jsonpatch applies our differences with the same outcome`() throws {
    var generator = SeededGenerator(seed: 2)
    let pairs = (0..<3_000).map { _ in
      let old = generator.value(depth: 4)
      return (old, generator.edited(old))
    }
    let questions = pairs.map { old, new in
      JSONValue.array([old, JSONPatch.difference(from: old, to: new).json]).text
    }
    let answers = try PythonOracle.answers("apply", to: questions)
    for ((_, new), answer) in zip(pairs, answers) {
      #expect(try JSONValue(parsing: answer, limits: .init(depth: 40)) == [new])
    }
  }

  @Test func `patches made by jsonpatch, moves included, apply with the same outcome`() throws {
    var generator = SeededGenerator(seed: 3)
    let pairs = (0..<3_000).map { _ in
      let old = generator.value(depth: 4)
      return (old, generator.edited(old))
    }
    let questions = pairs.map { JSONValue.array([["root": $0], ["root": $1]]).text }
    var names: Set<String> = []
    var checked = 0
    for ((old, _), answer) in zip(pairs, try PythonOracle.answers("make", to: questions)) {
      let made = try JSONValue(parsing: answer)
      if made == [] { continue }
      checked += 1
      let patch = try JSONPatch(try #require(made[0]))
      #expect(try patch.apply(to: ["root": old]) == made[1], "\(patch.json) on \(old)")
      names.formUnion(patch.operations.map(\.name))
    }
    #expect(names.isSuperset(of: ["add", "remove", "replace", "move"]))
    #expect(checked > 2_900)
  }

  @Test func `random patches of all six operations succeed and fail as in jsonpatch`() throws {
    var generator = SeededGenerator(seed: 4)
    let cases = (0..<6_000).map { _ in
      let document = generator.value(depth: 4)
      return (document, generator.patch(for: document))
    }
    let questions = cases.map { JSONValue.array([$0, $1.json]).text }
    let answers = try PythonOracle.answers("apply", to: questions)
    var applied = 0
    for ((document, patch), answer) in zip(cases, answers) {
      let ours = (try? patch.apply(to: document)).map { JSONValue.array([$0]) } ?? []
      #expect(try JSONValue(parsing: answer) == ours, "\(patch.json) on \(document)")
      if ours != [] { applied += 1 }
    }
    #expect(applied > 1_000 && applied < 5_000)
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}
