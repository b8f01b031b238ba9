import Foundation

extension EnvironmentValues {
  /// The action that opens a window of the app.
  public var openWindow: OpenWindowAction { OpenWindowAction(windows: windowOpening) }
  /// The action that closes a window that was opened.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(windows: windowOpening) }
  /// The windows around a view; nil if the app has only one.
  package var windowOpening: (any WindowOpening)? {
    get { self[WindowOpeningKey.self] }
    set { self[WindowOpeningKey.self] = newValue }
  }
  /// An action that opens nothing: settings are never shown.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// An action that asks for nothing.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// The action of `refreshable(action:)` around a view; nil if there is none.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
  /// The undo manager of `modelContainer(for:isUndoEnabled:)` around a view; nil if there is none.
  public package(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
  /// Always true.
  public var appearsActive: Bool { true }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

private enum UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

private enum WindowOpeningKey: EnvironmentKey {
  static var defaultValue: (any WindowOpening)? { nil }
}

/// The windows of an app that has several.
@MainActor
package protocol WindowOpening: AnyObject, Sendable {
  func open(id: String?, value: AnyHashable?)
  func dismiss(id: String?, value: AnyHashable?)
}

/// Opens a window of the app: it is shown over the others of the session.
///
/// Source: Apple, `OpenWindowAction`.
public struct OpenWindowAction: Sendable {
  private let windows: (any WindowOpening)?

  init(windows: (any WindowOpening)?) { self.windows = windows }

  /// Opens the window with an id, or for a value; nothing if the app has none.
  @MainActor @preconcurrency
  public func callAsFunction(id: String) { windows?.open(id: id, value: nil) }
  /// Opens the window with an id, or for a value; nothing if the app has none.
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    windows?.open(id: nil, value: AnyHashable(value))
  }
  /// Opens the window with an id, or for a value; nothing if the app has none.
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    windows?.open(id: id, value: AnyHashable(value))
  }
}

/// Closes a window that was opened; the first one stays.
///
/// Source: Apple, `DismissWindowAction`.
public struct DismissWindowAction: Sendable {
  private let windows: (any WindowOpening)?

  init(windows: (any WindowOpening)?) { self.windows = windows }

  /// Closes the window in front.
  @MainActor @preconcurrency
  public func callAsFunction() { windows?.dismiss(id: nil, value: nil) }
  /// Closes the window with an id, or for a value.
  @MainActor @preconcurrency
  public func callAsFunction(id: String) { windows?.dismiss(id: id, value: nil) }
  /// Closes the window with an id, or for a value.
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    windows?.dismiss(id: nil, value: AnyHashable(value))
  }
  /// Closes the window with an id, or for a value.
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    windows?.dismiss(id: id, value: AnyHashable(value))
  }
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

/// Reloads the content of a view.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Reloads, and returns when that is done.
  public func callAsFunction() async { await action() }
}
