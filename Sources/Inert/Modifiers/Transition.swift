import Foundation

/// The part of a transition; accepted, and has no effect here.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// True while the view is in its place.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 in its place, 1 afterwards.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// A way in which a view comes and goes; it is never asked here.
///
/// Source: Apple, `Transition`.
@MainActor @preconcurrency
public protocol Transition {
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>
  associatedtype Body: View
  /// The view in a part of the transition.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase)
    -> Body
}

extension Transition {
  /// Accepted; has no effect here.
  public func animation(_ animation: Animation?) -> some Transition { self }
  /// Accepted; has no effect here.
  public func combined<T: Transition>(with other: T) -> some Transition { self }
}

extension View {
  /// Accepted; has no effect here.
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View { self }
}

extension AnyTransition {
  /// Accepted; has no effect here.
  public init<T: Transition>(_ transition: T) { self = .identity }
}

/// A transition of the system's; accepted, and has no effect here.
public struct SystemTransition: Transition {
  nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SystemTransition {
  /// Accepted; has no effect here.
  public nonisolated static var identity: SystemTransition { SystemTransition() }
  /// Accepted; has no effect here.
  public nonisolated static var opacity: SystemTransition { SystemTransition() }
  /// Accepted; has no effect here.
  public nonisolated static var slide: SystemTransition { SystemTransition() }
  /// Accepted; has no effect here.
  public nonisolated static var scale: SystemTransition { SystemTransition() }
  /// Accepted; has no effect here.
  public nonisolated static var blurReplace: SystemTransition { SystemTransition() }
  /// Accepted; has no effect here.
  public nonisolated static var symbolEffect: SystemTransition { SystemTransition() }
  /// Accepted; has no effect here.
  public nonisolated static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> SystemTransition { SystemTransition() }
  /// Accepted; has no effect here.
  public nonisolated static func move(edge: Edge) -> SystemTransition { SystemTransition() }
  /// Accepted; has no effect here.
  public nonisolated static func push(from edge: Edge) -> SystemTransition { SystemTransition() }
  /// Accepted; has no effect here.
  public nonisolated static func offset(_ offset: CGSize) -> SystemTransition { SystemTransition() }
  /// Accepted; has no effect here.
  public nonisolated static func offset(x: CGFloat = 0, y: CGFloat = 0) -> SystemTransition {
    SystemTransition()
  }
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
