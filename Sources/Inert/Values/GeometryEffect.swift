import Foundation

/// A distance between sections; accepted, and has no effect here.
public struct ListSectionSpacing: Sendable {
  private let number: Int
  /// Accepted; has no effect here.
  public static let `default` = ListSectionSpacing(number: 0)
  /// Accepted; has no effect here.
  public static let compact = ListSectionSpacing(number: 1)
  /// Accepted; has no effect here.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .default }
}

/// A modifier that moves a view without moving others; it is never asked here.
///
/// Source: Apple, `GeometryEffect`.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Content {
  /// The transform for a view of a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view, where it is.
  public func body(content: Content) -> Content { content }
  /// Accepted; has no effect here.
  public func ignoredByLayout() -> some GeometryEffect { self }
}

/// A value that a layout would read; accepted, and has no effect here.
public protocol LayoutValueKey {
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

extension View {
  /// Accepted; has no effect here.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View { self }
}

/// A transition of which coming and going differ; accepted, and has no effect here.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The way in.
  public var insertion: Insertion
  /// The way out.
  public var removal: Removal
  /// Creates a transition of two.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
