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
