import Foundation

/// A pattern of URLs and the targets that they lead to, both ways.
///
/// Parts of the pattern that begin with a colon are values, in the order of the closures'
/// parameters.
public struct DeepLink: Sendable {
  /// The pattern as written, for example `recipes/:id`.
  public let pattern: String
  private let parts: [Part]
  /// Creates the target from the texts of the values; nil if there is nothing with that name.
  private let makeTarget: @Sendable ([String]) throws(DeepLinkRefusal) -> DeepLinkTarget?
  private let makeTexts: @Sendable (DeepLinkTarget) -> [String]?

  private enum Part: Hashable, Sendable {
    case word(String)
    case value(String)
  }

  /// - Parameters:
  ///   - target: creates the target from the values; nil if there is nothing with that name.
  ///   - values: reads the values of a target; nil for a target of another pattern.
  /// - Precondition: the pattern has as many values as the closures.
  public init<each Value: DeepLinkValue>(
    _ pattern: String, target: @escaping @Sendable (repeat each Value) -> DeepLinkTarget?,
    values: @escaping @Sendable (DeepLinkTarget) -> (repeat each Value)?
  ) {
    let parts = Self.parts(of: pattern)
    let names = parts.compactMap { if case .value(let name) = $0 { name } else { nil } }
    var count = 0
    for _ in repeat (each Value).self { count += 1 }
    precondition(names.count == count, "“\(pattern)” has \(names.count) values, not \(count)")
    self.pattern = pattern
    self.parts = parts
    makeTarget = { texts throws(DeepLinkRefusal) in
      var reader = ValueReader(names: names, texts: texts)
      return target(repeat try reader.next((each Value).self))
    }
    makeTexts = { target in
      guard let values = values(target) else { return nil }
      var texts: [String] = []
      for value in repeat each values { texts.append(value.deepLinkText) }
      return texts
    }
  }

  /// A pattern without values.
  public init(_ pattern: String, target: @escaping @Sendable () -> DeepLinkTarget) {
    self.pattern = pattern
    parts = Self.parts(of: pattern)
    makeTarget = { _ throws(DeepLinkRefusal) in target() }
    makeTexts = { _ in [] }
  }

  private static func parts(of pattern: String) -> [Part] {
    pattern.split(separator: "/").map { part in
      part.hasPrefix(":") ? .value(String(part.dropFirst())) : .word(String(part))
    }
  }
}

extension DeepLink {
  /// The texts of the values, if the pattern fits.
  func match(_ words: [String]) -> [String]? {
    guard words.count == parts.count else { return nil }
    var texts: [String] = []
    for (word, part) in zip(words, parts) {
      switch part {
      case .word(word): continue
      case .word: return nil
      case .value: texts.append(word)
      }
    }
    return texts
  }

  func target(of texts: [String]) throws(DeepLinkRefusal) -> DeepLinkTarget {
    guard let target = try makeTarget(texts) else { throw .notFound(pattern: pattern) }
    return target
  }

  /// The parts of the URL that leads to a target; nil for a target of another pattern.
  func words(for target: DeepLinkTarget) -> [String]? {
    guard var texts = makeTexts(target).map({ $0[...] }) else { return nil }
    return parts.compactMap { part in
      switch part {
      case .word(let word): word
      case .value: texts.popFirst()
      }
    }
  }
}

/// Reads the values of a URL one after the other.
private struct ValueReader {
  let names: [String]
  let texts: [String]
  private var index = 0

  init(names: [String], texts: [String]) {
    self.names = names
    self.texts = texts
  }

  mutating func next<Value: DeepLinkValue>(
    _ type: Value.Type
  ) throws(DeepLinkRefusal) -> Value {
    defer { index += 1 }
    guard let value = Value(deepLinkText: texts[index]) else {
      throw .badValue(name: names[index], text: texts[index], expected: "\(type)")
    }
    return value
  }
}
