import Foundation

/// The part of a transition.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// True while the view is in its place.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 in its place, 1 afterwards.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// A way in which a view comes and goes; an author's own is drawn as fading.
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
  /// The properties that the system reads.
  nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
  /// Always those of a transition that moves something.
  public nonisolated static var properties: TransitionProperties { TransitionProperties() }
  /// The view in a part of the transition, unchanged.
  public nonisolated func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content
  }
  /// The transition with a curve of its own, whatever that of the change is.
  public func animation(_ animation: Animation?) -> some Transition {
    SystemTransition(AnyTransition(self).animation(animation))
  }
  /// Both transitions at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    SystemTransition(AnyTransition(self).combined(with: AnyTransition(other)))
  }
}

extension View {
  /// Sets how this view comes and goes.
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}

extension AnyTransition {
  /// Creates a transition of another.
  public nonisolated init<T: Transition>(_ transition: T) {
    self = (transition as? any DrawnTransition)?.known ?? .opacity
  }
}

/// A transition that pages can act out.
protocol DrawnTransition {
  nonisolated var known: AnyTransition { get }
}

/// A transition of the system's.
public struct SystemTransition: Transition, DrawnTransition {
  nonisolated let known: AnyTransition

  nonisolated init(_ known: AnyTransition) { self.known = known }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition of which coming and going differ.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition,
  DrawnTransition
{
  nonisolated let known: AnyTransition
  /// The way in.
  public var insertion: Insertion
  /// The way out.
  public var removal: Removal
  /// Creates a transition of two.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
    known = .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Properties of a transition that the system reads; accepted, and has no effect here.
public struct TransitionProperties: Sendable {
  /// True if something moves.
  public var hasMotion: Bool
  /// Creates the properties of a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
