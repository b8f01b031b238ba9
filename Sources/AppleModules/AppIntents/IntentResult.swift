import Foundation
import NavigationUI

/// The result of an action.
///
/// Source: Apple, AppIntents `IntentResult`.
public protocol IntentResult: Sendable {}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
  /// The value.
  var value: Value? { get }
}

/// A result with words, which are not spoken.
public protocol ProvidesDialog: IntentResult {}
/// A result with a view, which is not shown.
public protocol ShowsSnippetView: IntentResult {}
/// A result with another action, which is not performed.
public protocol OpensIntent: IntentResult {}

/// A result of any kind.
///
/// Source: Apple, AppIntents `IntentResultContainer`.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog,
  ShowsSnippetView, OpensIntent
{
  /// The value that was returned; nil if there is none.
  public let value: Value?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  /// Creates a result without a value.
  public static func result() -> Self { Self(value: nil) }
  /// Creates a result with words.
  public static func result(dialog: IntentDialog) -> Self { Self(value: nil) }
  /// Creates a result with a view.
  public static func result<V: View>(view: V) -> Self { Self(value: nil) }
  /// Creates a result with words and a view.
  public static func result<V: View>(dialog: IntentDialog, view: V) -> Self { Self(value: nil) }
  /// Creates a result with words and a view.
  public static func result<V: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> V
  ) -> Self { Self(value: nil) }
  /// Creates a result with another action.
  public static func result(opensIntent: some AppIntent) -> Self { Self(value: nil) }
}

extension IntentResult {
  /// Creates a result with a value.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value) }
  /// Creates a result with a value and words.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value) }
  /// Creates a result with a value and a view.
  public static func result<Value, V: View>(value: Value, view: V) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value) }
  /// Creates a result with a value, words and a view.
  public static func result<Value, V: View>(value: Value, dialog: IntentDialog, view: V) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value) }
  /// Creates a result with a value and another action.
  public static func result<Value>(value: Value, opensIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value) }
}
