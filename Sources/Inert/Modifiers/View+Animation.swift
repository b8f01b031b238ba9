import Foundation

// Animations of changes: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    self
  }
  /// Accepted; has no effect here.
  @available(*, deprecated, message: "use animation(_:value:)")
  public nonisolated func animation(_ animation: Animation?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func transition(_ transition: AnyTransition) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }
}

/// A transition of a view; accepted, and has no effect here.
public struct AnyTransition: Sendable {
  /// Accepted; has no effect here.
  public static let identity = AnyTransition()
  /// Accepted; has no effect here.
  public static let opacity = AnyTransition()
  /// Accepted; has no effect here.
  public static let slide = AnyTransition()
  /// Accepted; has no effect here.
  public static let scale = AnyTransition()
  /// Accepted; has no effect here.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// Accepted; has no effect here.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Accepted; has no effect here.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Accepted; has no effect here.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// Accepted; has no effect here.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Accepted; has no effect here.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  /// Accepted; has no effect here.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }
  /// Accepted; has no effect here.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Accepted; has no effect here.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A transition of contents; accepted, and has no effect here.
public struct ContentTransition: Hashable, Sendable {
  /// Accepted; has no effect here.
  public static let identity = ContentTransition()
  /// Accepted; has no effect here.
  public static let opacity = ContentTransition()
  /// Accepted; has no effect here.
  public static let interpolate = ContentTransition()
  /// Accepted; has no effect here.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
}

/// A sound or a tap on the wrist; accepted, and has no effect here.
public struct SensoryFeedback: Hashable, Sendable {
  /// Accepted; has no effect here.
  public static let success = SensoryFeedback()
  /// Accepted; has no effect here.
  public static let warning = SensoryFeedback()
  /// Accepted; has no effect here.
  public static let error = SensoryFeedback()
  /// Accepted; has no effect here.
  public static let selection = SensoryFeedback()
  /// Accepted; has no effect here.
  public static let impact = SensoryFeedback()
  /// Accepted; has no effect here.
  public static let increase = SensoryFeedback()
  /// Accepted; has no effect here.
  public static let decrease = SensoryFeedback()
  /// Accepted; has no effect here.
  public static let start = SensoryFeedback()
  /// Accepted; has no effect here.
  public static let stop = SensoryFeedback()
}
