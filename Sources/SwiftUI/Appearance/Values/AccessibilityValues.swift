import Foundation

/// A step up or down; accepted, and has no effect here.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// The ways of a direct touch; accepted, and has no effect here.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Accepted; has no effect here.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Accepted; has no effect here.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A level of headings.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// A part in a pair of label and content; accepted, and has no effect here.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// A kind of text; accepted, and has no effect here.
public struct AccessibilityTextContentType: Sendable {
  private let number: Int

  /// Accepted; has no effect here.
  public static let plain = AccessibilityTextContentType(number: 0)
  /// Accepted; has no effect here.
  public static let console = AccessibilityTextContentType(number: 1)
  /// Accepted; has no effect here.
  public static let fileSystem = AccessibilityTextContentType(number: 2)
  /// Accepted; has no effect here.
  public static let messaging = AccessibilityTextContentType(number: 3)
  /// Accepted; has no effect here.
  public static let narrative = AccessibilityTextContentType(number: 4)
  /// Accepted; has no effect here.
  public static let sourceCode = AccessibilityTextContentType(number: 5)
  /// Accepted; has no effect here.
  public static let spreadsheet = AccessibilityTextContentType(number: 6)
  /// Accepted; has no effect here.
  public static let wordProcessing = AccessibilityTextContentType(number: 7)
}

/// Technologies that assist; accepted, and has no effect here.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Accepted; has no effect here.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Accepted; has no effect here.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// A rotor of the system; accepted, and has no effect here.
public struct AccessibilitySystemRotor: Sendable {
  private let number: Int

  /// Accepted; has no effect here.
  public static let links = AccessibilitySystemRotor(number: 0)
  /// Accepted; has no effect here.
  public static let visitedLinks = AccessibilitySystemRotor(number: 1)
  /// Accepted; has no effect here.
  public static let headings = AccessibilitySystemRotor(number: 2)
  /// Accepted; has no effect here.
  public static let boldText = AccessibilitySystemRotor(number: 3)
  /// Accepted; has no effect here.
  public static let italicText = AccessibilitySystemRotor(number: 4)
  /// Accepted; has no effect here.
  public static let underlineText = AccessibilitySystemRotor(number: 5)
  /// Accepted; has no effect here.
  public static let misspelledWords = AccessibilitySystemRotor(number: 6)
  /// Accepted; has no effect here.
  public static let images = AccessibilitySystemRotor(number: 7)
  /// Accepted; has no effect here.
  public static let textFields = AccessibilitySystemRotor(number: 8)
  /// Accepted; has no effect here.
  public static let tables = AccessibilitySystemRotor(number: 9)
  /// Accepted; has no effect here.
  public static let lists = AccessibilitySystemRotor(number: 10)
  /// Accepted; has no effect here.
  public static let landmarks = AccessibilitySystemRotor(number: 11)
}

/// A zoom by assistive software; accepted, and has no effect here.
public struct AccessibilityZoomGestureAction {
  /// The way of a zoom.
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  /// The way of the zoom.
  public let direction: Direction
  /// The place of the zoom, in parts of the view's size.
  public let location: UnitPoint
  /// The place of the zoom, in points.
  public let point: CGPoint
}

/// A key of content for assistive software; accepted, and has no effect here.
public struct AccessibilityCustomContentKey: Equatable {
  private let id: String

  /// Creates a key by its label.
  public init(_ labelKey: LocalizedStringKey) { id = "\(labelKey)" }
  /// Creates a key by its label and a name.
  public init(_ label: Text, id: String) { self.id = id }
  /// Creates a key by its label and a name.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }
}

/// Content for assistive software; accepted, and has no effect here.
public enum AXCustomContent {
  /// A level of importance.
  public enum Importance: Hashable, Sendable { case `default`, high }
}

/// The binding that the state's own hides.
typealias SwiftUIBinding<Value> = Binding<Value>

/// The focus of assistive software, which is nowhere here.
///
/// Source: Apple, `AccessibilityFocusState`.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A way to the state for a modifier.
  @propertyWrapper
  public struct Binding {
    let state: SwiftUIBinding<Value>

    /// False or nil, unless an author sets another value.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    /// The way itself.
    public var projectedValue: Binding { self }
  }

  @State private var value: Value

  /// Creates a state that is false.
  public init() where Value == Bool { _value = State(initialValue: false) }
  /// Creates a state that is false, for some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  /// Creates a state that is nil.
  public init<T: Hashable>() where Value == T? { _value = State(initialValue: nil) }
  /// Creates a state that is nil, for some technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// False or nil, unless an author sets another value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// A way to the state for a modifier.
  public var projectedValue: Binding { Binding(state: $value) }
}

/// Entries of a rotor; accepted, and has no effect here.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {}

/// An entry of a rotor; accepted, and has no effect here.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Creates an entry.
  public nonisolated init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {}
  /// Creates an entry.
  public nonisolated init(
    _ label: Text? = nil, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil
  ) {}
  /// Creates an entry.
  public nonisolated init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil
  ) {}
  /// Creates an entry.
  public nonisolated init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil
  ) {}
}

/// Builds the entries of a rotor.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Takes one part.
  public static nonisolated func buildBlock<C: AccessibilityRotorContent>(_ content: C)
    -> some AccessibilityRotorContent
  { content }
  /// Takes a part unchanged.
  public static nonisolated func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C {
    content
  }
}
