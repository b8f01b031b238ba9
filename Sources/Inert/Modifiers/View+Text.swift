import Foundation

// How words look: accepted and without effect.
extension View {
  public func font(_ font: Font?) -> some View { self }
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  public func fontWidth(_ width: Font.Width?) -> some View { self }
  public func fontDesign(_ design: Font.Design?) -> some View { self }
  public func bold(_ isActive: Bool = true) -> some View { self }
  public func italic(_ isActive: Bool = true) -> some View { self }
  public func monospaced(_ isActive: Bool = true) -> some View { self }
  public func monospacedDigit() -> some View { self }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  public func kerning(_ kerning: CGFloat) -> some View { self }
  public func tracking(_ tracking: CGFloat) -> some View { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  public func textCase(_ textCase: Text.Case?) -> some View { self }
  public func lineLimit(_ number: Int?) -> some View { self }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  public func allowsTightening(_ flag: Bool) -> some View { self }
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { self }
}

// How words are entered: accepted and without effect.
extension View {
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

public struct TextInputAutocapitalization: Sendable {
  public static var never: Self { Self() }
  public static var words: Self { Self() }
  public static var sentences: Self { Self() }
  public static var characters: Self { Self() }
}

public struct ScrollDismissesKeyboardMode: Sendable {
  public static var automatic: Self { Self() }
  public static var immediately: Self { Self() }
  public static var interactively: Self { Self() }
  public static var never: Self { Self() }
}

// UIKit's names that views use.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let URL = UITextContentType(rawValue: "url")
}
