import Foundation

// Settings for entering words: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }
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
