import MessageUI
import SwiftUI

struct Mail: UIViewControllerRepresentable {
  @Environment(\.dismiss) private var dismiss

  func makeCoordinator() -> Coordinator { Coordinator { dismiss() } }
  func makeUIViewController(context: Context) -> MFMailComposeViewController {
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = context.coordinator
    mail.setToRecipients(["help@example.com"])
    mail.setSubject("Help")
    mail.setMessageBody("<p>Hello</p>", isHTML: true)
    return mail
  }
  func updateUIViewController(_ mail: MFMailComposeViewController, context: Context) {}

  final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
    private let close: () -> Void
    init(_ close: @escaping () -> Void) { self.close = close }
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) { if result != .failed { close() } }
  }
}

struct Help: View {
  @State private var writes = false
  var body: some View {
    Button("Write") { writes = true }
      .disabled(!MFMailComposeViewController.canSendMail())
      .sheet(isPresented: $writes) { Mail() }
  }
}
