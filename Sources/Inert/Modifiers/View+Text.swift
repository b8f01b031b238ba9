import Foundation

// Looks of words: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public func font(_ font: Font?) -> some View { self }
  /// Accepted; has no effect here.
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  /// Accepted; has no effect here.
  public func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Accepted; has no effect here.
  public func fontDesign(_ design: Font.Design?) -> some View { self }
  /// Accepted; has no effect here.
  public func bold(_ isActive: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public func italic(_ isActive: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public func monospaced(_ isActive: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public func monospacedDigit() -> some View { self }
  /// Accepted; has no effect here.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func kerning(_ kerning: CGFloat) -> some View { self }
  /// Accepted; has no effect here.
  public func tracking(_ tracking: CGFloat) -> some View { self }
  /// Accepted; has no effect here.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  /// Accepted; has no effect here.
  public func textCase(_ textCase: Text.Case?) -> some View { self }
  /// Accepted; has no effect here.
  public func lineLimit(_ number: Int?) -> some View { self }
  /// Accepted; has no effect here.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
  /// Accepted; has no effect here.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
  /// Accepted; has no effect here.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
  /// Accepted; has no effect here.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }
  /// Accepted; has no effect here.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  /// Accepted; has no effect here.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  /// Accepted; has no effect here.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  /// Accepted; has no effect here.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// Accepted; has no effect here.
  public func allowsTightening(_ flag: Bool) -> some View { self }
  /// Accepted; has no effect here.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// Accepted; has no effect here.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
  /// Accepted; has no effect here.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { self }
}

// Settings for entering words: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Accepted; has no effect here.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Accepted; has no effect here.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  /// Accepted; has no effect here.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Accepted; has no effect here.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Accepted; has no effect here.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

/// An alignment of lines; accepted, and has no effect here.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// A size of text that a person chooses.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// True for the five largest sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// A permission to select text; accepted, and has no effect here.
public protocol TextSelectability {}
/// Text that can be selected; accepted, and has no effect here.
public struct EnabledTextSelectability: TextSelectability {}
/// Text that cannot be selected; accepted, and has no effect here.
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
  /// Accepted; has no effect here.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Accepted; has no effect here.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// A rule for capital letters; accepted, and has no effect here.
public struct TextInputAutocapitalization: Sendable {
  /// Accepted; has no effect here.
  public static var never: Self { Self() }
  /// Accepted; has no effect here.
  public static var words: Self { Self() }
  /// Accepted; has no effect here.
  public static var sentences: Self { Self() }
  /// Accepted; has no effect here.
  public static var characters: Self { Self() }
}

/// A way in which scrolling hides the keyboard; accepted, and has no effect here.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// Accepted; has no effect here.
  public static var automatic: Self { Self() }
  /// Accepted; has no effect here.
  public static var immediately: Self { Self() }
  /// Accepted; has no effect here.
  public static var interactively: Self { Self() }
  /// Accepted; has no effect here.
  public static var never: Self { Self() }
}

// UIKit's names that views use.
/// UIKit's kinds of keyboards; accepted, and has no effect here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// UIKit's rules for capital letters; accepted, and has no effect here.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// UIKit's meanings of a field; accepted, and has no effect here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Accepted; has no effect here.
  public static let name = UITextContentType(rawValue: "name")
  /// Accepted; has no effect here.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// Accepted; has no effect here.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// Accepted; has no effect here.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// Accepted; has no effect here.
  public static let username = UITextContentType(rawValue: "username")
  /// Accepted; has no effect here.
  public static let password = UITextContentType(rawValue: "password")
  /// Accepted; has no effect here.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// Accepted; has no effect here.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// Accepted; has no effect here.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// Accepted; has no effect here.
  public static let URL = UITextContentType(rawValue: "url")
}
