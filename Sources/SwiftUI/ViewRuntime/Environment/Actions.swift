import Foundation
import Platform

/// Dismisses a screen or a presentation.
///
/// Source: Apple, `DismissAction`.
public struct DismissAction: Sendable {
  let isPresented: Bool
  // Made and called only on the main actor, as views are.
  private let action: UncheckedSendable<() -> Void>

  init(isPresented: Bool, _ action: @escaping () -> Void) {
    self.isPresented = isPresented
    self.action = UncheckedSendable(action)
  }

  /// Dismisses the screen or the presentation; does nothing if nothing is presented.
  public func callAsFunction() { action.value() }
}

/// The state of a presentation, with the action that ends it.
public struct PresentationMode: Sendable {
  /// True for a screen above a root, and for a presented view.
  public let isPresented: Bool
  let action: DismissAction

  /// Dismisses the screen or the presentation.
  public mutating func dismiss() { action() }
}

/// Opens a URL.
///
/// Source: Apple, `OpenURLAction`.
public struct OpenURLAction: Sendable {
  /// The outcome of opening a URL, as a handler reports it.
  public struct Result: Sendable {
    enum Outcome: Sendable { case handled, discarded, system(URL?) }
    let outcome: Outcome

    /// The handler has opened the URL.
    public static let handled = Result(outcome: .handled)
    /// The handler has ignored the URL.
    public static let discarded = Result(outcome: .discarded)
    /// The handler leaves the URL to the system, which does nothing here.
    public static let systemAction = Result(outcome: .system(nil))
    /// The handler leaves another URL to the system, which does nothing here.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    /// The handler leaves the URL, or another one, to the system, which does nothing here.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(outcome: .system(url))
    }
  }

  // Made and called only on the main actor, as views are.
  private let handler: UncheckedSendable<(URL) -> Result>
  /// The scene whose action this is; nil for an author's.
  let source: ObjectIdentifier?

  /// Creates an action that calls a closure.
  public init(handler: @escaping (URL) -> Result) {
    self.init(of: nil, handler: handler)
  }

  init(of source: ObjectIdentifier?, handler: @escaping (URL) -> Result) {
    self.source = source
    self.handler = UncheckedSendable(handler)
  }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { _ = handler.value(url) }

  /// Opens a URL, in the app if it can, which makes no difference here.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }

  /// Opens a URL and reports whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    if case .discarded = handler.value(url).outcome { completion(false) } else { completion(true) }
  }
}
