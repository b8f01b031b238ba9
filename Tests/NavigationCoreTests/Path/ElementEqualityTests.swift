import FoundationEssentials
import OrderedJSON
import Testing

@testable import NavigationCore

@Suite struct ElementEqualityTests {
  private typealias Element = NavigationPath.Element

  /// Elements that all differ.
  private static var distinct: [NavigationPath.Element] {
    [
      Element(1), Element(2), Element(Int8(1)), Element(UInt64(1)), Element(1.0), Element(Float(1)),
      Element(true), Element("1"), Element(Optional(1)), Element(Int?.none), Element([1]),
      Element(App.User(name: "a")), Element(App.User(name: "b")), Element(App.U()),
      Element(Character("1")), Element(AnyHashable(1)), Element(App.Raw.a),
      Element(storedTag: "App.Gone", payload: "1"), Element(storedTag: "App.Gone", payload: "2"),
      Element(storedTag: "App.Other", payload: "1"), Element(storedTag: "Swift.Int", payload: " 1"),
    ]
  }

  @Test func `elements are equal if their static type and value are`() {
    let elements = Self.distinct
    let again = Self.distinct
    for (left, element) in elements.enumerated() {
      for (right, other) in again.enumerated() {
        #expect((element == other) == (left == right))
        #expect(element.isIdentical(to: other) == (left == right))
      }
    }
    #expect(Set(elements + again).count == elements.count)
  }

  @Test func `an element is not wrapped again`() {
    func wrap<T: Hashable>(_ value: T) -> NavigationPath.Element { NavigationPath.Element(value) }
    #expect(wrap(Element(5)) == Element(5))
    #expect(wrap(Element(5)).isCodable)
  }

  @Test func `a value appended as codable equals the same value appended as hashable`() {
    func plain<T: Hashable>(_ value: T) -> NavigationPath.Element { NavigationPath.Element(value) }
    #expect(plain(1) == Element(1))
    #expect(plain(App.User(name: "a")) == Element(App.User(name: "a")))
    #expect(plain(App.User(name: "a")).hashValue == Element(App.User(name: "a")).hashValue)
    #expect(!plain(1).isIdentical(to: Element(1)))
  }

  @Test func `stored text equals the value that it decodes to`() {
    let stored = Element(storedTag: "Swift.Int", payload: " 1 ")
    #expect(stored.isEquivalent(to: Element(1)))
    #expect(Element(1).isEquivalent(to: stored))
    #expect(stored.isEquivalent(to: Element(storedTag: "Swift.Int", payload: "1\n")))
    #expect(!stored.isEquivalent(to: Element(2)))
    #expect(!stored.isEquivalent(to: Element(Int8(1))))
    #expect(stored != Element(1))
    let user = Element(
      storedTag: UTF8String(Vector.json("App.User")), payload: #"{ "name" : "a" }"#)
    #expect(user.isEquivalent(to: Element(App.User(name: "a"))))
    #expect(!user.isEquivalent(to: Element(App.User(name: "b"))))
    #expect(!user.isEquivalent(to: Element(App.User2(id: 1, name: "a"))))
  }

  @Test func `stored texts are equal if their JSON is`() {
    func gone(_ payload: UTF8String) -> NavigationPath.Element {
      Element(storedTag: "App.Gone", payload: payload)
    }
    #expect(gone(#"{"a":1,"b":2}"#).isEquivalent(to: gone(#"{"b":2.0, "a":1}"#)))
    #expect(!gone("[1,2]").isEquivalent(to: gone("[2,1]")))
    #expect(gone("no json").isEquivalent(to: gone("no json")))
    #expect(!gone("no json").isEquivalent(to: gone("no  json")))
  }

  @Test func `composed and decomposed letters are equal in Swift, never identical`() {
    let composed = Element("\u{E9}")
    let decomposed = Element("e\u{301}")
    #expect(composed == decomposed)
    #expect(!composed.isIdentical(to: decomposed))
    #expect(
      Element(storedTag: "App.Gone", payload: "\u{E9}")
        != Element(storedTag: "App.Gone", payload: "e\u{301}"))
    #expect(Element(0.0) == Element(-0.0))
    #expect(!Element(0.0).isIdentical(to: Element(-0.0)))
  }

  @Test func `stored texts that Unicode calls equal have different hashes`() {
    let letters = ["\u{E9}", "e\u{301}"]
    let elements = (0..<256).map { number in
      let payload = UTF8String((0..<8).map { letters[number >> $0 & 1] }.joined())
      return Element(storedTag: "App.Gone", payload: payload)
    }
    #expect(Set(elements).count == 256)
    #expect(Set(elements.map(\.hashValue)).count > 250)
  }

  /// A type that fails the test when it is encoded.
  private struct Unwritable: Hashable, Codable {
    var id: Int

    func encode(to encoder: any Encoder) throws {
      Issue.record("a comparison encoded a value")
    }
  }

  @Test func `comparing and hashing never encode`() throws {
    let path = NavigationPath([Unwritable(id: 1)])
    let restored = NavigationPath(try #require(path.codable))
    #expect(path == restored)
    #expect(path != NavigationPath([Unwritable(id: 2)]))
    #expect(Set(Array(path.elements) + restored.elements).count == 1)
    let stored = Element(
      storedTag: UTF8String(String(reflecting: Unwritable.self)), payload: #"{"id":1}"#)
    #expect(path == NavigationPath(elements: [stored]))
  }

  /// A type that fails the test when it is decoded.
  private struct Unreadable: Hashable, Codable {
    init() {}

    init(from decoder: any Decoder) throws {
      Issue.record("a payload was decoded before anybody asked for the value")
    }
  }

  @Test func `decoding, copying, hashing and writing a path decode no payload`() throws {
    let tag = String(reflecting: Unreadable.self)
    let bytes = Array(#"["\#(tag)","{}"]"#.utf8)
    var path = NavigationPath(try NavigationPath.CodableRepresentation(parsing: bytes))
    #expect(Set(path.elements).count == 1)
    #expect(path == path)
    #expect(try path.codable?.bytes() == bytes)
    path.append(1)
    path.removeLast(2)
  }
}
