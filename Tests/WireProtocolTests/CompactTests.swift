import NavigationCore
import OrderedJSON
import TestSupport
import Testing
import WireSupport

@testable import WireProtocol

/// Changes for clients that want no more than they need.
@Suite struct CompactTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `a compact change is the whole one without what its reader can know`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var wire = Wire()
    var (told, saved) = (0, 0)
    for _ in 0..<200 {
      let (method, params) = RandomRequest.next(&generator, head: wire.timeline.head)
      guard let message = try? wire.send(method, params) else { continue }
      let compact = wire.compact.bytes
      #expect(try JSONValue(parsing: compact).isIdentical(to: Self.shortened(message)))
      told += 1
      saved += message.count - compact.count
    }
    #expect(told > 50)
    #expect(saved > told * 100)
  }

  private static func shortened(_ message: [UInt8]) throws -> JSONValue {
    let whole = try JSONValue(parsing: message)
    #expect(whole["jsonrpc"] == "2.0" && whole["method"] == "changed")
    var params = try #require(whole["params"]?.objectValue)
    #expect(params["base"]?.intValue.map { $0 + 1 } == params["revision"]?.intValue)
    for name in ["base", "at", "cause", "did"] as [UTF8String] { params[name] = nil }
    return ["method": "changed", "params": .object(params)]
  }

  @Test(arguments: [1, 9, 10, 99, 100, 123_456, 9_999_999_999, .max])
  func `its length is known before it is written`(revision: Int) {
    let bytes = Array(#"head,"history":{},"did":[],"patch":[]}}"#.utf8)
    let change = CompactChange(revision, in: bytes[...], history: 4..<17, patch: 26)
    var writer = JSONWriter()
    change.write(to: &writer)
    #expect(writer.bytes.count == change.count)
    let text = String(decoding: writer.bytes, as: UTF8.self)
    #expect(text.hasSuffix(#""revision":\#(revision),"history":{},"patch":[]}}"#))
  }
}
