import OrderedJSON

/// The form that session, client and command ids share: ASCII letters, digits, `_` and `-`.
package enum Identifier {
  /// The most bytes of an id.
  package static let maxBytes = 64

  /// The text, if it is one: ASCII, which Swift compares by its bytes.
  package static func validated(_ text: UTF8String) -> String? {
    isValid(text.string) ? text.string : nil
  }

  /// Returns true if a text has the form of an id.
  package static func isValid(_ text: String) -> Bool {
    let bytes = text.utf8
    return (1...maxBytes).contains(bytes.count) && bytes.allSatisfy(isAllowed)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The name of a client that gave none: it holds for one connection.
  package static func given(_ number: Int) -> String { "c\(number)" }

  /// Returns true if a name is one that the server gives.
  package static func isGiven(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: "c") && name.utf8.count > 1
      && name.utf8.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
