import OrderedJSON

/// A host with its port, as written in a Host header, an Origin or an option: `name`, `name:8080`,
/// `127.0.0.1:8080`, `[::1]:8080`. Total: any other text is no authority.
struct Authority: Hashable, Sendable {
  /// Lower case and ASCII; an IPv6 address keeps its brackets.
  let host: String
  /// Nil when none is written.
  let port: Int?

  init(host: String, port: Int?) {
    self.host = host
    self.port = port
  }

  init?(_ text: UTF8String) {
    let utf8 = text.utf8
    guard let hostEnd = Self.endOfHost(in: utf8) else { return nil }
    let rest = utf8[hostEnd...]
    if rest.isEmpty {
      port = nil
    } else {
      guard rest.first == UInt8(ascii: ":"), let number = Self.port(rest.dropFirst()) else {
        return nil
      }
      port = number
    }
    host = UTF8String(bytes: utf8[..<hostEnd]).lowercased.string
  }

  private static func endOfHost(in utf8: String.UTF8View) -> String.Index? {
    if utf8.first == UInt8(ascii: "[") {
      guard let end = utf8.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      let inside = utf8[utf8.index(after: utf8.startIndex)..<end]
      guard !inside.isEmpty, inside.allSatisfy(isAddressByte) else { return nil }
      return utf8.index(after: end)
    }
    let end = utf8.firstIndex(of: UInt8(ascii: ":")) ?? utf8.endIndex
    guard end != utf8.startIndex, utf8[..<end].allSatisfy(isNameByte) else { return nil }
    return end
  }

  private static func port(_ digits: Substring.UTF8View) -> Int? {
    let isNumber = digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard (1...5).contains(digits.count), isNumber, let number = Int(Substring(digits)) else {
      return nil
    }
    return number <= 0xFFFF ? number : nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func isAddressByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
