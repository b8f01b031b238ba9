/// A host with its port as it stands in a Host header, an Origin or an option: `name`, `name:8080`,
/// `127.0.0.1:8080`, `[::1]:8080`. Total: whatever else a text holds is no authority.
struct Authority: Hashable, Sendable {
  /// Lower case; an IPv6 address keeps its brackets.
  let host: String
  /// Nil when none is written.
  let port: Int?

  init(host: String, port: Int?) {
    self.host = host
    self.port = port
  }

  init?(_ text: some StringProtocol) {
    let text = Substring(text)
    guard let hostEnd = Self.endOfHost(in: text) else { return nil }
    let rest = text[hostEnd...]
    if rest.isEmpty {
      port = nil
    } else {
      guard rest.first == ":", let number = Self.port(rest.dropFirst()) else { return nil }
      port = number
    }
    host = text[..<hostEnd].lowercased()
  }

  private static func endOfHost(in text: Substring) -> Substring.Index? {
    let utf8 = text.utf8
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

  private static func port(_ digits: Substring) -> Int? {
    let isNumber = digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard (1...5).contains(digits.utf8.count), isNumber, let number = Int(digits) else {
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
