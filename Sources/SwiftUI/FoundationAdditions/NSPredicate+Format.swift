import Foundation

extension NSPredicate {
  /// Creates a predicate of a format, such as `name CONTAINS[c] %@ AND age > %d`.
  ///
  /// A format that cannot be read holds for nothing.
  ///
  /// Source: Apple, Foundation `NSPredicate.init(format:_:)`.
  public convenience init(format predicateFormat: String, _ arguments: Any?...) {
    self.init(format: predicateFormat, argumentArray: arguments.map { $0 ?? NSNull() })
  }

  /// Creates a predicate of a format and the values in it.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments ?? [])
    let test = parser.predicate()
    if test == nil {
      FileHandle.standardError.write(
        Data("A predicate holds for nothing: “\(predicateFormat)” cannot be read.\n".utf8))
    }
    self.init { object, _ in test?(object) ?? false }
  }
}

/// Reads the format of a predicate.
struct PredicateParser {
  typealias Test = (Any?) -> Bool
  typealias Value = (Any?) -> Any?

  private var words: [PredicateWord]
  private var arguments: ArraySlice<Any>

  init(_ format: String, _ arguments: [Any]) {
    words = PredicateWord.words(of: format).reversed()
    self.arguments = arguments[...]
  }

  /// The whole predicate; nil if it cannot be read.
  mutating func predicate() -> Test? {
    guard let test = alternatives(), words.isEmpty else { return nil }
    return test
  }

  private mutating func alternatives() -> Test? {
    guard var test = conjunction() else { return nil }
    while take("OR") || take("||") {
      guard let next = conjunction() else { return nil }
      let first = test
      test = { first($0) || next($0) }
    }
    return test
  }

  private mutating func conjunction() -> Test? {
    guard var test = condition() else { return nil }
    while take("AND") || take("&&") {
      guard let next = condition() else { return nil }
      let first = test
      test = { first($0) && next($0) }
    }
    return test
  }

  private mutating func condition() -> Test? {
    if take("NOT") || take("!") { return condition().map { test in { !test($0) } } }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    if take("(") {
      let test = alternatives()
      return take(")") ? test : nil
    }
    let isNone = take("NONE")
    let quantity = isNone || take("ANY") || take("SOME")
    let isAll = !quantity && take("ALL")
    guard let left = value(), let comparison = comparison(), let right = value() else { return nil }
    return { object in
      let values = left(object)
      let other = right(object)
      guard quantity || isAll, let elements = values.flatMap(KeyValues.elements) else {
        return comparison(values, other)
      }
      if isAll { return elements.allSatisfy { comparison($0, other) } }
      return elements.contains { comparison($0, other) } != isNone
    }
  }

  private mutating func comparison() -> ((Any?, Any?) -> Bool)? {
    guard case .plain(let word)? = words.popLast() else { return nil }
    var options = ""
    if take("[") {
      guard case .plain(let letters)? = words.popLast(), take("]") else { return nil }
      options = letters.lowercased()
    }
    return PredicateComparison.of(word.uppercased(), options)
  }

  private mutating func value() -> Value? {
    guard let word = words.popLast() else { return nil }
    switch word {
    case .text(let text): return { _ in text }
    case .plain("{"): return list()
    case .plain("%K"):
      guard let path = arguments.popFirst() as? String else { return nil }
      return { KeyValues.value(of: $0, atPath: path) }
    case .plain(let word) where word.hasPrefix("%"):
      let argument = arguments.popFirst()
      return { _ in argument is NSNull ? nil : argument }
    case .plain(let word):
      if let constant = Self.constants[word.uppercased()] { return { _ in constant } }
      if let number = Double(word) { return { _ in number } }
      if ["NIL", "NULL"].contains(word.uppercased()) { return { _ in nil } }
      guard word.first.map({ $0.isLetter || "_@#".contains($0) }) == true else { return nil }
      let path = word.hasPrefix("#") ? String(word.dropFirst()) : word
      return { KeyValues.value(of: $0, atPath: path) }
    }
  }

  private mutating func list() -> Value? {
    var values: [Value] = []
    while !take("}") {
      guard let value = value() else { return nil }
      values.append(value)
      _ = take(",")
    }
    return { object in values.map { $0(object) as Any } }
  }

  private mutating func take(_ expected: String) -> Bool {
    guard case .plain(let word)? = words.last, word.uppercased() == expected else { return false }
    words.removeLast()
    return true
  }

  private static let constants = ["TRUE": true, "YES": true, "FALSE": false, "NO": false]
}
