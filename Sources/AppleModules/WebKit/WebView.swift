import Foundation
import FoundationNetworking
import NavigationUI
import Observation

/// A page of the web, which is not loaded: a hatched box with its address.
///
/// Source: Apple, WebKit `WebView`.
@MainActor @preconcurrency
public struct WebView: View {
  private let url: URL?

  /// Creates a view of a page.
  public init(_ page: WebPage) { url = page.url }

  /// Creates a view of an address.
  public init(url: URL?) { self.url = url }

  public var body: some View { UndrawnBox("WebView", words: url?.absoluteString ?? "") }
}

/// A page of the web; it keeps its address and loads nothing.
///
/// Source: Apple, WebKit `WebPage`.
@MainActor @Observable
public final class WebPage {
  /// The address that was asked for last.
  public private(set) var url: URL?
  /// Always empty.
  public var title: String { "" }
  /// Always false.
  public var isLoading: Bool { false }
  /// Always 0.
  public var estimatedProgress: Double { 0 }
  /// Accepted; has no effect here.
  public var customUserAgent: String?
  /// Accepted; has no effect here.
  public var isInspectable = false

  /// Creates a page without an address.
  public init() {}

  /// Keeps the address.
  public func load(_ url: URL?) { self.url = url }
  /// Keeps the address.
  public func load(_ request: URLRequest) { url = request.url }
  /// Keeps the address that the page is said to have.
  public func load(html: String, baseURL: URL = URL(filePath: "/")) { url = baseURL }
  /// Accepted; has no effect here.
  public func reload(fromOrigin: Bool = false) {}
  /// Accepted; has no effect here.
  public func stopLoading() {}
}
