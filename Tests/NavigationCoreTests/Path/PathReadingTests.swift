import FoundationEssentials
import OrderedJSON
import Testing

@testable import NavigationCore

/// R1–R14: from bytes to a path.
@Suite struct PathReadingTests {
  private typealias Representation = NavigationPath.CodableRepresentation

  private static let registry: TypeRegistry = {
    var registry = TypeRegistry()
    registry.register(App.User2.self, example: App.User2(id: 1, name: "a"))
    return registry
  }()

  @Test func `R1: a saved path is read in order from the root, each value with its type`() throws {
    let path = try NavigationPath.decoding(
      #"["App.User2","{\"id\":42,\"name\":\"Blob\"}","Swift.Bool","true","#
        + #""Swift.Int","42","Swift.String","\"hello\""]"#)
    #expect(path.count == 4)
    #expect(path.elements[0].value(as: String.self) == "hello")
    #expect(path.elements[1].value(as: Int.self) == 42)
    #expect(path.elements[2].value(as: Bool.self) == true)
    #expect(path.elements[3].value(as: App.User2.self) == App.User2(id: 42, name: "Blob"))
    #expect(path.elements.map { $0.value(as: Int.self) } == [nil, 42, nil, nil])
    #expect(Self.registry.unresolvedIndices(in: path).isEmpty)
  }

  @Test func `R2: an empty list is an empty path`() throws {
    #expect(try NavigationPath.decoding("[]").isEmpty)
    #expect(try Representation(parsing: Array(" [ ] ".utf8)).elements.isEmpty)
  }

  /// A text that is no saved path, with the number of its vector if it has one.
  struct Refused: CustomTestStringConvertible {
    let number: String
    let text: String
    let kind: PathFormatError.Kind

    var testDescription: String { "\(number): \(text)" }

    init(_ number: String, _ text: String, _ kind: PathFormatError.Kind) {
      self.number = number
      self.text = text
      self.kind = kind
    }
  }

  @Test(arguments: [
    Refused("R3", #"["Swift.Int"]"#, .valueNotFound), Refused("R4", "[1,2]", .typeMismatch),
    Refused("R5", "{}", .typeMismatch), Refused("R5", #""x""#, .typeMismatch),
    Refused("R6", "null", .valueNotFound), Refused("R6", #"["Swift.Int",null]"#, .valueNotFound),
    Refused("R7", "", .dataCorrupted), Refused("R7", "not json", .dataCorrupted),
    Refused("besides", #"["Swift.Int",["1"]]"#, .typeMismatch),
    Refused("besides", #"["Swift.Int",true]"#, .typeMismatch),
    Refused("besides", #"["Swift.Int",-1]"#, .typeMismatch),
    Refused("besides", #"["a" "b"]"#, .dataCorrupted),
    Refused("besides", #"["a","b"] x"#, .dataCorrupted),
    Refused("besides", #"["a","b"#, .dataCorrupted), Refused("besides", "[", .dataCorrupted),
    Refused("besides", #"["a","\x"]"#, .dataCorrupted),
    Refused("besides", #"["a","\u12g4"]"#, .dataCorrupted),
    Refused("besides", "[\"a\",\"\n\"]", .dataCorrupted),
    Refused("besides", #"[,]"#, .dataCorrupted),
  ])
  func `both readers refuse any other text for the same reason`(_ refused: Refused) throws {
    let text = refused.text
    #expect(throws: (any Error).self) { try NavigationPath.decoding(text) }
    let foundation = #expect(throws: DecodingError.self) { try NavigationPath.decoding(text) }
    let ours = #expect(throws: PathFormatError.self) {
      _ = try Representation(parsing: Array(text.utf8))
    }
    #expect(ours?.kind == refused.kind)
    #expect(foundation.map(PathFormatError.Kind.init) == refused.kind)
  }

  @Test func `a comma before the closing bracket is refused, unlike in JSONDecoder`() throws {
    let text = #"["a","b",]"#
    #expect(try NavigationPath.decoding(text).count == 1)
    let error = #expect(throws: PathFormatError.self) {
      _ = try Representation(parsing: Array(text.utf8))
    }
    #expect(error?.kind == .dataCorrupted && error?.offset == 9)
  }

  @Test func `bytes that are not UTF-8 and half surrogate pairs are refused with their position`() {
    let bytes = Array(#"["a","#.utf8) + [0x22, 0xFF, 0x22, 0x5D]
    let error = #expect(throws: PathFormatError.self) { _ = try Representation(parsing: bytes) }
    #expect(error == PathFormatError(kind: .dataCorrupted, offset: 6, expected: "UTF-8"))
    #expect(error?.description == "Expected UTF-8 at byte 6 of the saved path.")
    for escape in [#"\ud83d"#, #"\ude00"#, #"\ud83dx"#, #"\ud83d\u0041"#] {
      #expect(throws: PathFormatError.self) {
        _ = try Representation(parsing: Array(#"["a","\#(escape)"]"#.utf8))
      }
    }
  }

  @Test func `R8: an unknown tag becomes an unresolved element`() throws {
    let path = try NavigationPath.decoding(#"["App.Gone","{}"]"#)
    #expect(path.count == 1)
    #expect(path.last?.isStored == true)
    #expect(Self.registry.unresolvedIndices(in: path) == [0])
  }

  @Test func `R9: of several tags only the unknown one is unresolved`() throws {
    let path = try NavigationPath.decoding(
      #"["Swift.String","\"b\"","App.Gone","{}","Swift.Int","1"]"#)
    #expect(path.count == 3)
    #expect(Self.registry.unresolvedIndices(in: path) == [1])
  }

  @Test func `R10: a payload that does not decode is reported, not refused`() throws {
    let path = try NavigationPath.decoding(#"["Swift.Int","oops"]"#)
    #expect(path.count == 1)
    #expect(path.last?.value(as: Int.self) == nil)
    #expect(Self.registry.unresolvedIndices(in: path) == [0])
    #expect(try path.json() == #"["Swift.Int","oops"]"#)
  }

  @Test func `R11: an element appended to a decoded path is written with it`() throws {
    var path = try NavigationPath.decoding(#"["Swift.Int","1"]"#)
    path.append("x")
    #expect(try path.json() == #"["Swift.String","\"x\"","Swift.Int","1"]"#)
  }

  @Test(arguments: [
    #"["Swift.Int"," 1 "]"#, #"["Swift.Int","01"]"#, #"["Swift.Int","1.0"]"#,
    #"["Swift.Int","-0"]"#,
    #"["Swift.Int","+1"]"#, #"["Swift.Int","9223372036854775808"]"#, #"["Swift.Double","1.0"]"#,
    #"["Swift.Double","1e2"]"#, #"["Swift.Double","0.10"]"#, #"["Swift.Double","nan"]"#,
    #"["Swift.Double","0x1p3"]"#, #"["Swift.Double","0.00001"]"#,
    #"["Swift.Float","0.10000000149"]"#,
    #"["Swift.Bool","TRUE"]"#, #"["Swift.UInt8","256"]"#, #"["Swift.UInt8","-1"]"#,
    #"["Swift.String","\"a\/b\""]"#, #"["Swift.String","\"a/b\""]"#.replacing("/", with: "\\/"),
    #"["Swift.String","\"\\u0041\""]"#, #"["Swift.String","\"\\u000a\""]"#,
    #"["Swift.String","\"\\u001F\""]"#, #"["Swift.String","bare"]"#, #"["Swift.String",""]"#,
    #"["Swift.String","\""]"#, #"["Swift.String","\"a\"b\""]"#, #"["Swift.String","\"\\x\""]"#,
    #"["Swift.String"," \"a\""]"#, #"["App.Gone","{ \"b\":1, \"a\":1.50 }"]"#, #"["",""]"#,
  ])
  func `R12: a payload in another spelling is written letter for letter`(text: String) throws {
    #expect(try NavigationPath.decoding(text).json() == Vector.json(text))
    let representation = try Representation(parsing: Array(text.utf8))
    #expect(String(decoding: try representation.bytes(), as: UTF8.self) == text)
  }

  @Test func `R12: its value is available on request`() throws {
    let path = try NavigationPath.decoding(#"["Swift.Int"," 1 "]"#)
    #expect(path.last?.value(as: Int.self) == 1)
    #expect(path == NavigationPath([1]))
    #expect(path.last?.isStored == true)
  }

  private struct Hidden: Hashable, Codable {}

  @Test func `R13: the tag of a private type is valid in one launch only`() throws {
    var path = NavigationPath()
    path.append(Hidden())
    let tag = try #require(path.last?.typeName)
    #expect(tag.string.contains("(unknown context at $"))
    let same = NavigationPath.Element(storedTag: tag, payload: "{}")
    #expect(same.value(as: Hidden.self) == Hidden())
    let earlier = UTF8String(tag.string.replacing(/\$[0-9a-f]+/, with: "$1234567"))
    let old = NavigationPath.Element(storedTag: earlier, payload: "{}")
    #expect(old.value(as: Hidden.self) == nil)
  }

  @Test func `R14: a mangled tag is kept and never matches`() throws {
    let path = try NavigationPath.decoding(#"["Si","1"]"#)
    #expect(path.count == 1)
    #expect(path.last?.value(as: Int.self) == nil)
    #expect(path != NavigationPath([1]))
    #expect(try path.json() == #"["Si","1"]"#)
  }
}

extension PathFormatError.Kind {
  fileprivate init(_ error: DecodingError) {
    switch error {
    case .valueNotFound, .keyNotFound: self = .valueNotFound
    case .typeMismatch: self = .typeMismatch
    default: self = .dataCorrupted
    }
  }
}
