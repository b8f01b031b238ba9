import SwiftUI
import WebKit

struct Browser: UIViewRepresentable {
  let url: URL
  @Binding var isLoading: Bool

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    let view = WKWebView(frame: .zero, configuration: configuration)
    view.navigationDelegate = context.coordinator
    view.allowsBackForwardNavigationGestures = true
    return view
  }
  func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }

  final class Coordinator: NSObject, WKNavigationDelegate {
    let parent: Browser
    init(_ parent: Browser) { self.parent = parent }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      parent.isLoading = false
    }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      decisionHandler(navigationAction.request.url == nil ? .cancel : .allow)
    }
  }
}

struct Pages: View {
  @State private var page = WebPage()
  var body: some View {
    WebView(url: URL(string: "https://example.com"))
    WebView(page)
      .webViewBackForwardNavigationGestures(.disabled)
      .navigationTitle(page.title)
      .task { page.load(URLRequest(url: URL(filePath: "/"))) }
  }
}
