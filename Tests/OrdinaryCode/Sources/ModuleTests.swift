import AVKit
import AppIntents
import AuthenticationServices
import CryptoKit
import LocalAuthentication
import PhotosUI
import SceneStage
import StoreKit
import SwiftUI
import Testing
import TipKit
import UserNotifications
import WebKit

@MainActor private final class Log: ObservableObject {
  static let shared = Log()
  @Published var lines: [String] = []
}

private struct Note: AppIntent {
  static let title: LocalizedStringResource = "Note"
  @Parameter(title: "Text", default: "noted") var text: String
  @MainActor func perform() async throws -> some IntentResult {
    Log.shared.lines.append(text)
    return .result()
  }
}

private struct Hint: Tip {
  var title: Text { Text("Hint") }
}

private struct Modules: View {
  @State private var photo: PhotosPickerItem?
  @State private var outcome = "Signed out"

  var body: some View {
    VStack {
      VideoPlayer(player: AVPlayer(url: URL(filePath: "/films/sea.mp4"))) { Text("Sea") }
      WebView(url: URL(string: "https://example.com/a"))
      SubscriptionStoreView(groupID: "group") { Text("Pro") }
      PhotosPicker("Choose", selection: $photo, matching: .images)
      TipView(Hint())
      SignInWithAppleButton { _ in
      } onCompletion: { result in
        if case .failure(let error as ASAuthorizationError) = result, error.code == .canceled {
          outcome = "Cancelled"
        }
      }
      Text(outcome)
      Button("Note", intent: Note())
    }
  }
}

@MainActor
@Suite struct ModuleTests {
  @Test func `a view that is not drawn is a box with its name, and is reported`() throws {
    let scene = try scene { Modules() }
    let styles = scene.styles.values.joined()
    for name in ["VideoPlayer", "WebView", "SubscriptionStoreView"] {
      #expect(styles.contains(#""undrawn":"\#(name)""#))
    }
    let labels = scene.labels(in: .detail)
    for label in ["sea.mp4", "Sea", "https://example.com/a", "group", "Pro"] {
      #expect(labels.contains(label), "\(label)")
    }
    #expect(!labels.contains("Hint"))
    #expect(scene.rendering.problems.count { $0.code == .notDrawn } == 3)
  }

  @Test func `a picker picks nothing, and signing in is cancelled`() throws {
    let stage = Stage { Modules() }
    try stage.tap("Choose")
    #expect(stage.texts.contains("Signed out"))
    try stage.tap("Sign in with Apple")
    #expect(stage.texts.contains("Cancelled"))
  }

  @Test func `a button performs its intent`() async throws {
    let stage = Stage { Modules() }
    try stage.tap("Note")
    while Log.shared.lines.isEmpty { await Task.yield() }
    #expect(Log.shared.lines == ["noted"])
  }

  @Test func `permissions are granted, and requests for notifications are kept`() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(try await center.requestAuthorization(options: [.alert]))
    #expect(await center.notificationSettings().authorizationStatus == .authorized)
    let id = UUID().uuidString
    for title in ["old", "new"] {
      let content = UNMutableNotificationContent()
      content.title = title
      try await center.add(UNNotificationRequest(identifier: id, content: content, trigger: nil))
    }
    let pending = await center.pendingNotificationRequests().filter { $0.identifier == id }
    #expect(pending.map(\.content.title) == ["new"])
    center.removePendingNotificationRequests(withIdentifiers: [id])
    #expect(await !center.pendingNotificationRequests().contains { $0.identifier == id })
    #expect(try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: ""))
  }

  @Test func `a store has no products, and no purchases`() async throws {
    #expect(try await Product.products(for: ["pro"]).isEmpty)
    for await _ in StoreKit.Transaction.currentEntitlements { Issue.record("a purchase") }
  }

  @Test func `digests and codes are those of their standards`() {
    let text = Data("abc".utf8)
    #expect(
      SHA256.hash(data: text).description
        == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(SHA384.hash(data: text).description.hasSuffix("34c825a7"))
    #expect(SHA512.hash(data: text).description.hasSuffix("a54ca49f"))
    #expect(
      Insecure.SHA1.hash(data: text).description
        == "SHA1 digest: a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      Insecure.MD5.hash(data: text).description
        == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
    // RFC 4231, the second case.
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let words = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: words, using: key)
    #expect(code.description.hasSuffix("64ec3843"))
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: words, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
    // Bytes in parts, over the end of a block.
    var parts = SHA256()
    let long = Data(repeating: 7, count: 150)
    for start in stride(from: 0, to: 150, by: 50) { parts.update(data: long[start..<start + 50]) }
    #expect(parts.finalize() == SHA256.hash(data: long))
  }
}
