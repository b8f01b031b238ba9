/// Code that compiles only with Objective-C, which is not here.
extension AdoptedSource {
  mutating func readObjectiveC(_ words: [Substring], _ line: Range<Int>, _ number: Int) {
    if let index = words.firstIndex(where: { $0 == "class" || $0 == "extension" }),
      index + 1 < words.count, !["func", "var", "let"].contains(words[index + 1])
    {
      owner = String(words[index + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
    for range in ranges(of: "@NSManaged", in: line) { writeBody(range, line, number) }
    for name in ["@objc", "@objcMembers", "@nonobjc", "@IBAction", "@IBOutlet"] {
      for range in ranges(of: name, in: line) {
        let end = endOfArguments(after: range.upperBound, in: line) ?? range.upperBound
        edits.append((range.lowerBound..<end, ""))
        changes.append(Note(line: number, text: "\(name) is left out"))
      }
    }
    for range in ranges(of: "#selector", in: line) {
      guard let end = endOfArguments(after: range.upperBound, in: line) else { continue }
      let method = text(of: (range.upperBound + 1)..<(end - 1))
      edits.append((range.lowerBound..<end, "Selector(\"\(method)\")"))
      changes.append(Note(line: number, text: "#selector is a name, and calls nothing"))
    }
  }

  /// A property or a method of Core Data's gets a body; of one that cannot be read nothing changes.
  private mutating func writeBody(_ attribute: Range<Int>, _ line: Range<Int>, _ number: Int) {
    let rest = attribute.upperBound..<line.upperBound
    let declaration = text(of: rest)
    guard let body = ManagedBody(declaration, of: owner, models) else { return }
    let blanks = code[rest].reversed().prefix(while: Ascii.isBlank).count
    edits.append((attribute, ""))
    edits.append(((rest.upperBound - blanks)..<(rest.upperBound - blanks), body.text))
    changes.append(Note(line: number, text: "@NSManaged is a body"))
  }

  private func text(of range: Range<Int>) -> String {
    String(decoding: code[range], as: UTF8.self)
  }

  /// The position after the parenthesis that closes one at a position; nil if there is none.
  private func endOfArguments(after start: Int, in line: Range<Int>) -> Int? {
    guard start < line.upperBound, code[start] == Ascii.open else { return nil }
    var depth = 0
    for position in start..<line.upperBound {
      if code[position] == Ascii.open { depth += 1 }
      if code[position] == Ascii.close { depth -= 1 }
      if depth == 0 { return position + 1 }
    }
    return nil
  }
}

/// The body of a property or a method that has `@NSManaged` with Xcode.
struct ManagedBody {
  let text: String

  /// - Returns: nil of a declaration that cannot be read.
  init?(_ declaration: String, of owner: String, _ models: [DataModel]) {
    let words = declaration.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let index = words.firstIndex(where: { $0 == "var" || $0 == "func" }),
      index + 1 < words.count
    else { return nil }
    let name = String(words[index + 1])
    if words[index] == "var" {
      if declaration.contains("{") || !declaration.contains(":") { return nil }
      text = Self.property(name, models.inverse(of: name, in: owner))
    } else {
      text = Self.method(name, Self.parameter(of: declaration), of: owner, models)
    }
  }

  /// The accessors of a property.
  static func property(_ name: String, _ inverse: String, default value: String? = nil) -> String {
    let fallback = value.map { ", default: \($0)" } ?? ""
    return " { get { managedValue(\"\(name)\"\(fallback)) } "
      + "set { setManagedValue(newValue, \"\(name)\"\(inverse)) } }"
  }

  /// The body of a method that changes a relationship; of another one nothing.
  static func method(
    _ method: String, _ parameter: String, of owner: String, _ models: [DataModel]
  ) -> String {
    for (prefix, call) in [
      ("addTo", "addManaged(%, to"), ("removeFrom", "removeManaged(%, from"),
      ("insertInto", "addManaged(%, to"),
    ] where method.hasPrefix(prefix) {
      let rest = method.dropFirst(prefix.count)
      let key = rest.prefix(1).lowercased() + rest.dropFirst()
      let inverse = models.inverse(of: key, in: owner, isRemoved: prefix == "removeFrom")
      return " { \(call.replacing("%", with: parameter)): \"\(key)\"\(inverse)) }"
    }
    return " {}"
  }

  /// The name that a body knows the first parameter by.
  private static func parameter(of declaration: String) -> String {
    let rest = declaration.split(separator: "(", maxSplits: 1).dropFirst().first ?? ""
    let names = rest.prefix { $0 != ":" }.split(separator: " ")
    return String(names.last ?? "value")
  }
}
