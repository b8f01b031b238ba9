import NavigationUI

/// A button to sign in, which ends as if the person had cancelled.
///
/// Source: Apple, AuthenticationServices `SignInWithAppleButton`.
public struct SignInWithAppleButton {
  /// The words on the button.
  public struct Label: Sendable {
    fileprivate let words: String
    /// “Sign in with Apple”.
    public static let signIn = Label(words: "Sign in with Apple")
    /// “Continue with Apple”.
    public static let `continue` = Label(words: "Continue with Apple")
    /// “Sign up with Apple”.
    public static let signUp = Label(words: "Sign up with Apple")
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

  /// Creates a button with what to do before the request and after it.
  public nonisolated init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }
}

@MainActor
extension SignInWithAppleButton: View {
  public var body: some View {
    Button {
      onRequest(ASAuthorizationAppleIDRequest())
      onCompletion(.failure(ASAuthorizationError(.canceled)))
    } label: {
      Text(verbatim: label.words)
    }
  }
}
