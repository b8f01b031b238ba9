import Combine
import SwiftUI

// Messages over everything: a toast by a modifier and a center in the environment; a loading overlay.

struct BannerApp: App {
  @StateObject private var center = ToastCenter()

  var body: some Scene {
    WindowGroup {
      AccountList()
        .toasts(from: center)
        .environmentObject(center)
    }
  }
}

struct Toast: Identifiable, Equatable {
  enum Style { case info, error }

  let id = UUID()
  let text: String
  var style = Style.info
}

@MainActor
final class ToastCenter: ObservableObject {
  @Published private(set) var toast: Toast?

  func show(_ text: String, style: Toast.Style = .info) {
    toast = Toast(text: text, style: style)
  }

  func hide() { toast = nil }
}

struct ToastModifier: ViewModifier {
  @ObservedObject var center: ToastCenter

  func body(content: Content) -> some View {
    ZStack(alignment: .top) {
      content
      if let toast = center.toast {
        ToastView(toast: toast, onClose: center.hide)
          .transition(.asymmetric(insertion: .move(edge: .top), removal: .opacity))
          .zIndex(1)
      }
    }
    .animation(.spring(response: 0.4, dampingFraction: 0.8), value: center.toast)
  }
}

extension View {
  func toasts(from center: ToastCenter) -> some View {
    modifier(ToastModifier(center: center))
  }

  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }

  func loading(_ isLoading: Bool) -> some View {
    disabled(isLoading)
      .blur(radius: isLoading ? 3 : 0)
      .overlay { if isLoading { ProgressView().controlSize(.large) } }
  }
}

struct ToastView: View {
  let toast: Toast
  let onClose: () -> Void

  var body: some View {
    HStack {
      Image(systemName: toast.style == .error ? "exclamationmark.triangle" : "info.circle")
      Text(toast.text)
      Spacer(minLength: 8)
      Button(action: onClose) { Image(systemName: "xmark") }
        .accessibilityLabel("Hide message")
    }
    .padding()
    .background(toast.style == .error ? Color.red : Color(.systemGray6))
    .cornerRadius(10)
    .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
    .padding(.horizontal)
  }
}

struct BankAccount: Identifiable, Hashable, Codable {
  let id: Int
  let name: String
  let cents: Int

  var balance: String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 2
    return formatter.string(from: NSNumber(value: Double(cents) / 100)) ?? ""
  }
}

struct AccountList: View {
  @EnvironmentObject private var center: ToastCenter
  @State private var path = NavigationPath()
  private let accounts = [
    BankAccount(id: 1, name: "Giro", cents: 120_050), BankAccount(id: 2, name: "Savings", cents: 0),
  ]

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(accounts) { account in
          NavigationLink(value: account) {
            HStack {
              Text(account.name)
              Spacer()
              Text(account.balance)
                .if(account.cents == 0) { $0.foregroundColor(.red) }
            }
          }
        }
      }
      .navigationTitle("Accounts")
      .navigationDestination(for: BankAccount.self) { account in
        AccountView(account: account, path: $path)
      }
      .navigationDestination(for: String.self) { receipt in
        VStack {
          Text(receipt)
          Button("Done") { path = NavigationPath() }
        }
        .navigationTitle("Receipt")
        .navigationBarBackButtonHidden()
      }
    }
  }
}

struct AccountView: View {
  let account: BankAccount
  @Binding var path: NavigationPath
  @EnvironmentObject private var center: ToastCenter
  @State private var isLoading = false

  var body: some View {
    VStack {
      Text(account.balance)
      Button("Transfer") {
        if account.cents == 0 {
          center.show("There is nothing to transfer.", style: .error)
        } else {
          center.show("Sent.")
          path.append("Sent from \(account.name)")
        }
      }
      Toggle("Busy", isOn: $isLoading)
    }
    .loading(isLoading)
    .navigationTitle(account.name)
    .onDisappear { center.hide() }
  }
}
