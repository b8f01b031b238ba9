import Foundation
import FoundationAdditions
import NavigationUI

/// An action of the app; only a button or a toggle with it performs it here.
///
/// Source: Apple, AppIntents `AppIntent`.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>
  /// The name of the action.
  static var title: LocalizedStringResource { get }
  /// A description of the action.
  static var description: IntentDescription? { get }
  /// Accepted; has no effect here.
  static var openAppWhenRun: Bool { get }
  /// Accepted; has no effect here.
  static var supportedModes: IntentModes { get }
  /// Accepted; has no effect here.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Accepted; has no effect here.
  static var isDiscoverable: Bool { get }
  /// Accepted; has no effect here.
  static var parameterSummary: SummaryContent { get }
  /// Performs the action.
  func perform() async throws -> PerformResult
  init()
}

extension AppIntent {
  /// A value that a person gives.
  public typealias Parameter = IntentParameter
  /// A value of the app.
  public typealias Dependency = AppDependency
  /// A sentence with the values.
  public typealias Summary = IntentParameterSummary<Self>

  /// None.
  public static var description: IntentDescription? { nil }
  /// False.
  public static var openAppWhenRun: Bool { false }
  /// The background.
  public static var supportedModes: IntentModes { .background }
  /// Always allowed.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// True.
  public static var isDiscoverable: Bool { true }

  /// Performs the action; a failure has no effect.
  func performed() { Task { _ = try? await perform() } }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
  /// None.
  public static var parameterSummary: IntentParameterSummary<Self> { "" }
}

extension WidgetConfigurationIntent {
  /// Does nothing: a configuration has no action.
  public func perform() async throws -> some IntentResult { .result() }
}

/// A parameter of an action.
///
/// Source: Apple, AppIntents `IntentParameter`.
@propertyWrapper
public struct IntentParameter<Value: Sendable>: Sendable {
  private var stored: Value?

  /// The value; a parameter without one has to be set before it is read.
  public var wrappedValue: Value {
    get {
      guard let stored else { preconditionFailure("A parameter of an intent was not set.") }
      return stored
    }
    set { stored = newValue }
  }

  /// The parameter.
  public var projectedValue: IntentParameter<Value> { self }

  /// Creates a parameter without a value.
  public init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { stored = nil }

  /// Creates a parameter with a value.
  public init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil
  ) { stored = defaultValue }

  /// Creates a parameter with limits, which have no effect.
  public init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value, inclusiveRange: (lowerBound: Value, upperBound: Value),
    requestValueDialog: IntentDialog? = nil
  ) { stored = defaultValue }

  /// Creates a parameter with values to choose from, which have no effect.
  public init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, optionsProvider: some DynamicOptionsProvider
  ) { stored = nil }
}

extension IntentParameter where Value: ExpressibleByNilLiteral {
  /// Creates a parameter with no value.
  public init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { stored = .some(nil) }
}

/// A value that actions share.
///
/// Source: Apple, AppIntents `AppDependency`.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  /// Accepted; no dependency is found here.
  public var wrappedValue: Value {
    preconditionFailure("Colonnade finds no dependencies of intents.")
  }
  /// Creates a dependency.
  public init(key: AnyHashable? = nil, default defaultValue: Value? = nil) {}
}
