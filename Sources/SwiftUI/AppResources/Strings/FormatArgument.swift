import Foundation

/// A value in a localized text.
package struct FormatArgument: Equatable, Sendable {
  package enum Value: Equatable, Sendable {
    case integer(Int)
    case number(Double)
    case words(String)
    /// A text with a look of its own, by its place among those of the key.
    case attachment(Int)
  }

  package let value: Value
  /// The place that the key has for it, such as `%lld`.
  package let specifier: String

  package init(_ value: Value, specifier: String = "%@") {
    self.value = value
    self.specifier = specifier
  }

  /// Takes numbers for numbers, and all else for its words.
  ///
  /// Source: Apple, `LocalizedStringKey.StringInterpolation`.
  package init<T>(of value: T, specifier: String? = nil, words: () -> String) {
    switch value {
    case let number as any FixedWidthInteger:
      self.init(
        Int(exactly: number).map(Value.integer) ?? .words(words()),
        specifier: specifier ?? Self.specifier(of: number))
    case let number as Double: self.init(.number(number), specifier: specifier ?? "%lf")
    case let number as CGFloat: self.init(.number(number), specifier: specifier ?? "%lf")
    case let number as Float: self.init(.number(Double(number)), specifier: specifier ?? "%f")
    default: self.init(.words(words()), specifier: specifier ?? "%@")
    }
  }

  private static func specifier<T: FixedWidthInteger>(of number: T) -> String {
    let letter = T.isSigned ? "d" : "u"
    return T.bitWidth > 32 ? "%ll\(letter)" : "%\(letter)"
  }

  /// The number that plural forms depend on; nil for words.
  var number: Double? {
    switch value {
    case .integer(let number): Double(number)
    case .number(let number): number.isFinite ? number : nil
    case .words, .attachment: nil
    }
  }
}
