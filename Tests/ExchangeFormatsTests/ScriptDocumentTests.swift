import NavigationCore
import OrderedJSON
import Sandbox
import SceneModel
import StateDocument
import Testing
import WireProtocol
import WireSupport

@testable import ExchangeFormats

/// The requests that lead to a state, written a part at a time.
@Suite struct ScriptDocumentTests {
  private static func parts(of wire: Wire, isPython: Bool = false) -> [String] {
    var document = ScriptDocument(of: wire.timeline, opening: "sandbox", isPython: isPython)
    var parts: [String] = []
    while let part = document.next() { parts.append(part) }
    return parts
  }

  private static func long() throws -> Wire {
    var wire = Wire(maxDepth: 10_000)
    for number in 0..<40 {
      let values = Array(repeating: JSONValue.number(.init(number)), count: 3_000)
      try wire.send("setPath", ["values": .array(values)])
    }
    return wire
  }

  @Test func `the parts together are the whole script`() throws {
    let wire = try Self.long()
    let whole = Document.lines(wire.timeline.replayScript(), opening: "sandbox", types: .sandbox)
    #expect(Self.parts(of: wire).joined() == whole)
  }

  @Test(arguments: [false, true])
  func `a part ends after few bytes, at the end of a line`(isPython: Bool) throws {
    let parts = Self.parts(of: try Self.long(), isPython: isPython)
    #expect(parts.count > 20)
    let longest = parts.map(\.utf8.count).max() ?? 0
    #expect(longest <= Document.maxLine + (64 << 10), "\(longest)")
    #expect(parts.dropFirst().allSatisfy { $0.isEmpty || $0.hasSuffix("\n") })
  }

  @Test func `a part has few revisions, however little they write`() throws {
    var wire = Wire()
    for _ in 0..<500 {
      try wire.send("push", ["value": 1])
      try wire.send("pop")
    }
    let most = Self.parts(of: wire).map { $0.utf8.count { $0 == UInt8(ascii: "\n") } }.max() ?? 0
    #expect(most <= 64 + 2, "\(most)")
  }
}
