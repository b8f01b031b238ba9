import NavigationCore
import OrderedJSON

/// A value of a style: a name, a number, or several of them.
///
/// It holds what JSON can express, in a form that is cheap to create and to hash: each modifier of
/// each view creates one at each rendering.
package enum StyleValue: Hashable, Sendable {
  case flag(Bool)
  case number(Double)
  /// A number that is written in full, where a person sets it.
  case exact(Double)
  case word(UTF8String)
  case list([StyleValue])
  case members([Member])

  /// All NaN values are equal, so that they result in one style.
  package static func == (left: StyleValue, right: StyleValue) -> Bool {
    switch (left, right) {
    case (.flag(let left), .flag(let right)): left == right
    case (.number(let left), .number(let right)): left == right || left.isNaN && right.isNaN
    case (.exact(let left), .exact(let right)): left == right || left.isNaN && right.isNaN
    case (.word(let left), .word(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    case (.members(let left), .members(let right)): left == right
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .flag(let flag): hasher.combine(flag)
    case .number(let number), .exact(let number): hasher.combine(number.isNaN ? 0 : number)
    case .word(let word): hasher.combine(word)
    case .list(let values): hasher.combine(values)
    case .members(let members): hasher.combine(members)
    }
  }

  /// A named value of an object.
  package struct Member: Hashable, Sendable {
    package let name: UTF8String
    package let value: StyleValue

    package init(_ name: UTF8String, _ value: StyleValue) {
      self.name = name
      self.value = value
    }
  }

  /// An object of the members that are not nil.
  package static func object(_ members: KeyValuePairs<UTF8String, StyleValue?>) -> StyleValue {
    .members(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// The value for a number; nil if there is none.
  package static func number(_ number: (some BinaryFloatingPoint)?) -> StyleValue? {
    number.map { .number(Double($0)) }
  }

  /// True, or nothing.
  package static func only(_ flag: Bool) -> StyleValue? { flag ? .flag(true) : nil }
}

extension StyleValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral word: String) { self = .word(UTF8String(word)) }
  package init(floatLiteral number: Double) { self = .number(number) }
  package init(integerLiteral number: Int) { self = .number(Double(number)) }
  package init(booleanLiteral flag: Bool) { self = .flag(flag) }
  package init(arrayLiteral values: StyleValue...) { self = .list(values) }
  package init(dictionaryLiteral members: (UTF8String, StyleValue)...) {
    self = .members(members.map { Member($0, $1) })
  }
}

extension StyleValue {
  /// Writes it as JSON. An infinite number is `"inf"` or `"-inf"`, NaN is 0.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .flag(let flag): writer.append(literal: flag ? "true" : "false")
    case .number(let number):
      Self.write((number * 1_000).rounded() / 1_000, or: number, to: &writer)
    case .exact(let number): Self.write(number, or: number, to: &writer)
    case .word(let word): writer.append(string: word)
    case .list(let values):
      writer.append(literal: "[")
      for (index, value) in values.enumerated() {
        if index > 0 { writer.append(literal: ",") }
        value.write(to: &writer)
      }
      writer.append(literal: "]")
    case .members(let members):
      writer.append(literal: "{")
      for (index, member) in members.enumerated() {
        if index > 0 { writer.append(literal: ",") }
        writer.append(string: member.name)
        writer.append(literal: ":")
        member.value.write(to: &writer)
      }
      writer.append(literal: "}")
    }
  }

  /// - Parameter rounded: the number in thousandths, as a thousandth of a point is less than any
  ///   screen shows, or the number itself.
  private static func write(_ rounded: Double, or number: Double, to writer: inout JSONWriter) {
    if number.isNaN { return writer.append(0) }
    if number.isInfinite { return writer.append(literal: number > 0 ? "\"inf\"" : "\"-inf\"") }
    if let whole = Int(exactly: rounded) { return writer.append(whole) }
    writer.append(rounded.isFinite ? rounded : number)
  }
}
