import AuthenticationServices
import SwiftUI

struct SignIn: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.webAuthenticationSession) private var session

  var body: some View {
    SignInWithAppleButton(.signIn) { request in
      request.requestedScopes = [.fullName, .email]
      request.nonce = "once"
    } onCompletion: { result in
      switch result {
      case .success(let authorization):
        guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential
        else { return }
        print(credential.user, credential.email ?? "")
      case .failure(let error): print(error.localizedDescription)
      }
    }
    .signInWithAppleButtonStyle(colorScheme == .dark ? .white : .black)
    .frame(height: 44)
    Button("Elsewhere") {
      Task {
        guard let url = URL(string: "https://example.com") else { return }
        _ = try await session.authenticate(using: url, callbackURLScheme: "app")
      }
    }
  }
}

func isKnown(_ user: String) async -> Bool {
  let state = try? await ASAuthorizationAppleIDProvider().credentialState(forUserID: user)
  return state == .authorized
}
