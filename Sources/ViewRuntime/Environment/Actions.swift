import Foundation

/// Takes a screen, or what is presented, off again.
///
/// Source: Apple, `DismissAction`.
public struct DismissAction {
  let isPresented: Bool
  private let action: () -> Void

  init(isPresented: Bool, _ action: @escaping () -> Void) {
    self.isPresented = isPresented
    self.action = action
  }

  public func callAsFunction() { action() }
}

/// Whether a view is presented, and how to end that.
public struct PresentationMode {
  public let isPresented: Bool
  let action: DismissAction

  public mutating func dismiss() { action() }
}

/// Opens a URL.
///
/// Source: Apple, `OpenURLAction`.
public struct OpenURLAction {
  public struct Result: Sendable {
    enum Outcome: Sendable { case handled, discarded, system(URL?) }
    let outcome: Outcome

    public static let handled = Result(outcome: .handled)
    public static let discarded = Result(outcome: .discarded)
    public static let systemAction = Result(outcome: .system(nil))
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  private let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  public func callAsFunction(_ url: URL) { _ = handler(url) }

  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    if case .discarded = handler(url).outcome { completion(false) } else { completion(true) }
  }
}
