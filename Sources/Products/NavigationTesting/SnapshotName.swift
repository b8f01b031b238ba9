/// The name of a snapshot's file.
///
/// It has letters, digits, dots, underscores and hyphens, with a hyphen for any other character. If
/// a character other than a space became a hyphen, or the end is cut off, a number computed from
/// all the words keeps the names distinct.
struct SnapshotName {
  let text: String

  init(suite: String, function: String, name: String) {
    let parts = [(suite, ""), Self.withoutParameters(function), (name, "")]
    let whole = parts.map { words, parameters in words + parameters }.filter { !$0.isEmpty }
      .joined(separator: ".")
    let name = String(String(whole.map { Self.isKept($0) ? $0 : "-" }).prefix(Self.longest))
    let isTold = parts.allSatisfy { words, _ in
      words.allSatisfy { Self.isKept($0) || $0 == " " }
    }
    let isWhole = whole.count <= Self.longest
    text = isTold && isWhole ? name : name + "-" + Self.number(whole)
  }

  private static let longest = 120

  private static func isKept(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "." || letter == "_" || letter == "-"
  }

  /// A function's name, and its parameters as Swift writes them; none for `()`.
  private static func withoutParameters(_ name: String) -> (words: String, parameters: String) {
    guard name.hasSuffix(")"), let start = name.lastIndex(of: "(") else { return (name, "") }
    let labels = name[start...].dropFirst().dropLast()
    guard labels.isEmpty || labels.hasSuffix(":"),
      labels.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" })
    else { return (name, "") }
    return (String(name[..<start]), labels.isEmpty ? "" : String(name[start...]))
  }

  /// Eight hexadecimal digits, the same in each run: FNV-1a.
  private static func number(_ text: String) -> String {
    var hash: UInt32 = 0x811c_9dc5
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
