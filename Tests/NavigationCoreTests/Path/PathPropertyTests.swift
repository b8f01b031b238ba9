import FoundationEssentials
import OrderedJSON
import TestSupport
import Testing

@testable import NavigationCore

/// Random paths and texts, from fixed seeds.
@Suite struct PathPropertyTests {
  private static let letters: [Unicode.Scalar] =
    (0..<0x30).compactMap { Unicode.Scalar($0) } + ["\"", "\\", "/", "a", "é", "ね", "🐱", "\u{7F}"]
    + ["\u{2028}", "\u{301}", "\u{FFFD}", "u", "n", "{", "}", "[", "]", ","]

  private func text(_ random: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      text.unicodeScalars.append(Self.letters.randomElement(using: &random) ?? "a")
    }
    return text
  }

  private func double(_ random: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return Double(Int.random(in: -100_000...100_000, using: &random)) / 1000
    case 1: return Double(Int.random(in: -(1 << 60)...1 << 60, using: &random))
    case 2: return Double(Int.random(in: 1...9999, using: &random)) / 1e8
    default:
      let value = Double(bitPattern: random.next())
      return value.isFinite ? value : 0
    }
  }

  private func element(_ random: inout SeededGenerator) -> NavigationPath.Element {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: .init(Int(truncatingIfNeeded: random.next()) >> Int.random(in: 0..<64, using: &random))
    case 1, 2: .init(double(&random))
    case 3: .init(Float(double(&random)))
    case 4, 5: .init(text(&random))
    case 6: .init(UInt64(random.next()))
    case 7: .init(App.User(name: text(&random)))
    default: .init(storedTag: UTF8String(text(&random)), payload: UTF8String(text(&random)))
    }
  }

  @Test func `any path is written as JSONEncoder writes it and read back identical`() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<3000 {
      let elements = (0..<Int.random(in: 0..<6, using: &random)).map { _ in element(&random) }
      let path = NavigationPath(elements: elements.filter { $0.payload != nil })
      let representation = try #require(path.codable)
      let bytes = try representation.bytes()
      #expect(try Data(bytes) == JSONEncoder().encode(representation))
      let read = try NavigationPath.CodableRepresentation(parsing: bytes)
      #expect(try read.bytes() == bytes)
      let restored = NavigationPath(read)
      #expect(restored == path)
      let allSame = zip(restored.elements, path.elements).allSatisfy { sameScalars($0, $1) }
      #expect(allSame)
    }
  }

  /// True if a scalar is still a scalar with the same value, to the last bit.
  private func sameScalars(_ left: NavigationPath.Element, _ right: NavigationPath.Element) -> Bool
  {
    guard case .scalar = right.content else { return true }
    return left.isIdentical(to: right)
  }

  @Test(arguments: ["Swift.Double", "Swift.Float", "Swift.Int", "Swift.UInt8"])
  func `a number in any spelling is read as Swift reads it, or kept as text`(tag: String) throws {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<5000 {
      let length = Int.random(in: 1...19, using: &random)
      let payload = String(
        (0..<length).compactMap { _ in "0001234567899.-e".randomElement(using: &random) })
      let element = NavigationPath.Element(
        storedTag: UTF8String(tag), payload: UTF8String(payload))
      let bytes = Array(#"["\#(tag)","\#(payload)"]"#.utf8)
      let representation = try NavigationPath.CodableRepresentation(parsing: bytes)
      #expect(representation.elements[0].isIdentical(to: element), "\(tag) \(payload)")
      #expect(try representation.bytes() == bytes)
    }
  }

  /// JSONDecoder accepts a comma before the closing bracket.
  @Test func `damaged bytes are accepted if JSONDecoder does, except for a last comma`()
    throws
  {
    var random = SeededGenerator(seed: 3)
    let seeds = PathVectors.all.map { Array($0.json.utf8) }
    for _ in 0..<20_000 {
      let bytes = damaged(seeds.randomElement(using: &random) ?? [], &random)
      let ours = try? NavigationPath.CodableRepresentation(parsing: bytes)
      let decoder = JSONDecoder()
      let theirs = try? decoder.decode(NavigationPath.CodableRepresentation.self, from: Data(bytes))
      let text = String(decoding: bytes.filter { $0 > 0x20 }, as: UTF8.self)
      #expect((ours == nil) == (theirs == nil || text.hasSuffix(",]")), "\(text)")
      if let ours, let theirs { #expect(try ours.bytes() == theirs.bytes()) }
    }
  }

  private func damaged(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = Int.random(in: 0...bytes.count, using: &random)
      let byte = Array("[]\"\\,u/ 0n1\n{}d8\u{0}é".utf8).randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.insert(byte, at: index)
      case 1 where index < bytes.count: bytes[index] = byte
      case 2 where index < bytes.count: bytes.remove(at: index)
      default: break
      }
    }
    return bytes
  }

  @Test func `a path of a million elements is made, copied, changed and freed in good time`() {
    var path = NavigationPath()
    for index in 0..<1_000_000 {
      if index % 10 == 0 { path.append(App.Raw.a) } else { path.append(index) }
    }
    var copy = path
    copy.append("top")
    copy.removeLast(500_000)
    #expect(path.count == 1_000_000)
    #expect(copy.count == 500_001)
    #expect(path.isCodable)
  }
}
