import Combine
import SwiftUI

// The root changes with the session: a login with validation, the app, logging out from deep inside.

struct LoginApp: App {
  @StateObject private var session = SessionModel(keychain: MemoryKeychain())

  var body: some Scene {
    WindowGroup {
      LoginRoot()
        .environmentObject(session)
        .transition(.opacity)
    }
  }
}

protocol Keychain: AnyObject {
  func string(for key: String) -> String?
  func set(_ value: String?, for key: String)
}

final class MemoryKeychain: Keychain {
  private var values: [String: String] = [:]
  func string(for key: String) -> String? { values[key] }
  func set(_ value: String?, for key: String) { values[key] = value }
}

final class SessionModel: ObservableObject {
  enum State: Equatable {
    case loggedOut
    case loggedIn(user: String)
  }

  @Published private(set) var state: State = .loggedOut
  private let keychain: Keychain

  init(keychain: Keychain) {
    self.keychain = keychain
    if let user = keychain.string(for: "user") { state = .loggedIn(user: user) }
  }

  func logIn(user: String) {
    keychain.set(user, for: "user")
    state = .loggedIn(user: user)
  }

  func logOut() {
    keychain.set(nil, for: "user")
    state = .loggedOut
  }
}

struct LoginRoot: View {
  @EnvironmentObject private var session: SessionModel

  var body: some View {
    switch session.state {
    case .loggedOut:
      LoginView()
    case let .loggedIn(user):
      InboxView(user: user)
    }
  }
}

final class LoginForm: ObservableObject {
  @Published var user = ""
  @Published var password = ""
  @Published private(set) var isValid = false
  @Published private(set) var hint: String?

  init() {
    Publishers.CombineLatest($user, $password)
      .map { user, password in user.count >= 3 && password.count >= 3 }
      .assign(to: &$isValid)
    $password
      .dropFirst()
      .map { $0.count < 3 ? "Three letters at least" : nil }
      .assign(to: &$hint)
  }
}

struct LoginView: View {
  private enum Field { case user, password }

  @EnvironmentObject private var session: SessionModel
  @StateObject private var form = LoginForm()
  @FocusState private var field: Field?
  @State private var showsHelp = false

  var body: some View {
    NavigationView {
      VStack(spacing: 12) {
        TextField("User", text: $form.user)
          .focused($field, equals: .user)
          .textInputAutocapitalization(.never)
          .disableAutocorrection(true)
          .submitLabel(.next)
        SecureField("Password", text: $form.password)
          .focused($field, equals: .password)
          .submitLabel(.go)
        if let hint = form.hint {
          Text(hint).font(.footnote).foregroundColor(.red)
        }
        Button(action: logIn) {
          Text("Log in")
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .disabled(!form.isValid)
        NavigationLink("Register", destination: RegisterView())
        Button("Help") { showsHelp.toggle() }
      }
      .textFieldStyle(.roundedBorder)
      .padding()
      .onSubmit {
        switch field {
        case .user: field = .password
        default: logIn()
        }
      }
      .navigationTitle("Welcome")
      .alert(isPresented: $showsHelp) {
        Alert(
          title: Text("Help"), message: Text("Any name will do."),
          dismissButton: .default(Text("Thanks")))
      }
    }
    .navigationViewStyle(.stack)
  }

  private func logIn() {
    guard form.isValid else { return }
    session.logIn(user: form.user)
  }
}

struct RegisterView: View {
  @State private var accepts = false
  @Environment(\.presentationMode) private var presentation

  var body: some View {
    Form {
      Toggle("I accept the terms", isOn: $accepts)
      Button("Register") { presentation.wrappedValue.dismiss() }
        .disabled(!accepts)
    }
    .navigationBarTitle("Register", displayMode: .inline)
  }
}

struct InboxView: View {
  let user: String
  @EnvironmentObject private var session: SessionModel
  @State private var showsAccount = false

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Settings") {
          List {
            NavigationLink("Account") {
              VStack {
                Text(user)
                Button("Log out", role: .destructive, action: session.logOut)
              }
              .navigationTitle("Account")
            }
          }
          .navigationTitle("Settings")
        }
      }
      .navigationTitle("Inbox of \(user)")
    }
  }
}
