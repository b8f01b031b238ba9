import Foundation

// The system's transitions, each a type of its own, as authors name them.

/// At once.
public struct IdentityTransition: Transition, DrawnTransition {
  nonisolated var known: AnyTransition { .identity }

  /// Creates the transition.
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == IdentityTransition {
  /// At once.
  public nonisolated static var identity: IdentityTransition { IdentityTransition() }
}

/// By fading.
public struct OpacityTransition: Transition, DrawnTransition {
  nonisolated var known: AnyTransition { .opacity }

  /// Creates the transition.
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == OpacityTransition {
  /// By fading.
  public nonisolated static var opacity: OpacityTransition { OpacityTransition() }
}

/// In from the leading side, and out to the trailing one.
public struct SlideTransition: Transition, DrawnTransition {
  nonisolated var known: AnyTransition { .slide }

  /// Creates the transition.
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SlideTransition {
  /// In from the leading side, and out to the trailing one.
  public nonisolated static var slide: SlideTransition { SlideTransition() }
}

/// By growing and shrinking.
public struct ScaleTransition: Transition, DrawnTransition {
  /// The size outside of the view's place.
  public var scale: Double
  /// The point that stays.
  public var anchor: UnitPoint
  nonisolated var known: AnyTransition {
    scale == 0 && anchor == .center ? .scale : .scale(scale: scale, anchor: anchor)
  }

  /// Creates the transition.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == ScaleTransition {
  /// By growing and shrinking.
  public nonisolated static var scale: ScaleTransition { ScaleTransition(0) }
  /// By growing and shrinking.
  public nonisolated static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}

/// In from a side, and out to it.
public struct MoveTransition: Transition, DrawnTransition {
  /// The side.
  public var edge: Edge
  nonisolated var known: AnyTransition { .move(edge: edge) }

  /// Creates the transition.
  public nonisolated init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == MoveTransition {
  /// In from a side, and out to it.
  public nonisolated static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

/// In from a side, and out to the other one.
public struct PushTransition: Transition, DrawnTransition {
  /// The side.
  public var edge: Edge
  nonisolated var known: AnyTransition { .push(from: edge) }

  /// Creates the transition.
  public nonisolated init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == PushTransition {
  /// In from a side, and out to the other one.
  public nonisolated static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

/// From another place, and back.
public struct OffsetTransition: Transition, DrawnTransition {
  /// The way to the other place.
  public var offset: CGSize
  nonisolated var known: AnyTransition { .offset(offset) }

  /// Creates the transition.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == OffsetTransition {
  /// From another place, and back.
  public nonisolated static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }
  /// From another place, and back.
  public nonisolated static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

/// By fading and blurring.
public struct BlurReplaceTransition: Transition, DrawnTransition {
  /// The directions of growing and shrinking; accepted, and have no effect here.
  public struct Configuration: Equatable, Sendable {
    private let isUpUp: Bool
    /// Accepted; has no effect here.
    public static let downUp = Configuration(isUpUp: false)
    /// Accepted; has no effect here.
    public static let upUp = Configuration(isUpUp: true)
  }

  /// The directions of growing and shrinking.
  public var configuration: Configuration
  nonisolated var known: AnyTransition { .blurReplace }

  /// Creates the transition.
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  /// By fading and blurring.
  public nonisolated static var blurReplace: BlurReplaceTransition { .blurReplace(.downUp) }
  /// By fading and blurring.
  public nonisolated static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}

/// By fading; symbols have no transition of their own.
public struct SymbolEffectTransition: Transition, DrawnTransition {
  nonisolated var known: AnyTransition { .opacity }

  /// Creates the transition.
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SymbolEffectTransition {
  /// By fading; symbols have no transition of their own.
  public nonisolated static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }
}
