import Foundation

extension EnvironmentValues {
  /// An action that opens nothing: a session shows one window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// An action that closes nothing: a session shows one window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// An action that opens nothing: settings are never shown.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// An action that asks for nothing.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// Always nil: nobody pulls a list down here.
  public var refresh: RefreshAction? { nil }
  /// Always nil.
  public var undoManager: UndoManager? { nil }
  /// Always true.
  public var appearsActive: Bool { true }
}

/// Accepted; has no effect here.
public struct OpenWindowAction: Sendable {
  /// Opens nothing.
  public func callAsFunction(id: String) {}
  /// Opens nothing.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Opens nothing.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Accepted; has no effect here.
public struct DismissWindowAction: Sendable {
  /// Closes nothing.
  public func callAsFunction() {}
  /// Closes nothing.
  public func callAsFunction(id: String) {}
  /// Closes nothing.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

/// Accepted; has no effect here.
public struct OpenSettingsAction: Sendable {
  /// Opens nothing.
  public func callAsFunction() {}
}

/// Accepted; has no effect here.
public struct RequestReviewAction: Sendable {
  /// Asks for nothing.
  public func callAsFunction() {}
}

/// Loads anew what a view shows.
public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

/// Keeps how to undo what was done.
///
/// Source: Apple, `UndoManager`.
public final class UndoManager {
  private var actions: [() -> Void] = []

  /// Creates a manager without anything to undo.
  public init() {}

  /// True if something can be undone.
  public var canUndo: Bool { !actions.isEmpty }

  /// Keeps how to undo what is done next.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    actions.append { [weak target] in
      if let target { handler(target) }
    }
  }

  /// Undoes what was done last.
  public func undo() { actions.popLast()?() }
  /// Accepted; has no effect here.
  public func setActionName(_ actionName: String) {}
}
