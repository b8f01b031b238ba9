import LocalAuthentication
import SwiftUI

struct Vault: View {
  @State private var isUnlocked = false
  var body: some View {
    Button(isUnlocked ? "Open" : "Unlock") { unlock() }
      .task { await unlockNow() }
  }

  private func unlock() {
    let context = LAContext()
    var error: NSError?
    guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error)
    else { return }
    context.evaluatePolicy(
      .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock"
    ) { success, error in
      Task { @MainActor in isUnlocked = success }
    }
  }

  private func unlockNow() async {
    let context = LAContext()
    guard context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil) else { return }
    do {
      isUnlocked = try await context.evaluatePolicy(
        .deviceOwnerAuthentication, localizedReason: "Unlock")
    } catch let error as LAError where error.code == .userCancel {
      isUnlocked = false
    } catch {
      print(error)
    }
  }
}
