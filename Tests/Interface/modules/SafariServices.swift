import SafariServices
import SwiftUI

struct Safari: UIViewControllerRepresentable {
  let url: URL
  func makeUIViewController(context: Context) -> SFSafariViewController {
    SFSafariViewController(url: url)
  }
  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}
