// Members of Foundation that are unavailable on Linux; accepted, and have no effect here. What they
// return is Apple's default.
import Foundation

extension URLSessionConfiguration {
  /// Always false: a request without a connection fails at once.
  ///
  /// Source: Apple, `waitsForConnectivity`.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }

  /// Always true.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Always true.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Always true.
  public var sessionSendsLaunchEvents: Bool {
    get { true }
    set {}
  }
}

extension URLRequest {
  /// Always true.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Always true.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}
