import Foundation

// Gestures: all are accepted; only a tap has an effect.
extension View {
  /// A `TapGesture` lets the view be tapped; other gestures have no effect.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    GestureView(content: self, tap: gesture._tap)
  }
  /// Calls the closure of a tap in addition to the action of a control that the view is.
  ///
  /// Source: Apple, `simultaneousGesture(_:including:)`.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { GestureView(content: self, tap: gesture._tap, effect: .besides) }
  /// Calls the closure of a tap instead of the action of a control that the view is.
  ///
  /// Source: Apple, `highPriorityGesture(_:including:)`.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { GestureView(content: self, tap: gesture._tap, effect: .instead) }
}

struct GestureView<Content: View> {
  /// The effect of a tap if the content is a control with an action of its own.
  enum Effect {
    /// The control is inside of one that is tapped by itself.
    case around
    case besides
    case instead
  }

  let content: Content
  let tap: (() -> Void)?
  var effect = Effect.around
}

@MainActor
extension GestureView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    guard let tap else { return content._render(in: &context) }
    if effect == .around {
      return TappableView(content: content, action: tap)._render(in: &context)
    }
    context.entering(.role("gesture")) { context in
      let wasNavigating = context.containsNavigation
      let nodes = context.collect { $0.entering(.role("content")) { content._render(in: &$0) } }
      // A whole screen is no button.
      if context.containsNavigation && !wasNavigating { return context.output.nodes += nodes }
      guard let control = nodes.only?.onlyControl else {
        return context.emitControl(
          .button, label: { $0.output.nodes += nodes }, action: { _ in tap() })
      }
      context.output.controls[control]?.wrapAction { own, text in
        tap()
        if effect == .besides { own(text) }
      }
      context.output.nodes += nodes
    }
  }
}

/// A movement of fingers.
///
/// Source: Apple, `Gesture`.
public protocol Gesture<Value> {
  associatedtype Value
  /// The action of a tap. Authors never write it.
  var _tap: (() -> Void)? { get }
}

extension Gesture {
  public var _tap: (() -> Void)? { nil }
  /// Accepted; has no effect here.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(_content: self)
  }
  /// Accepted; has no effect here.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> { self }
  /// Calls a closure when a tap ends; other gestures never do.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(_tap: (() as? Value).map { value in { action(value) } })
  }
}

/// A gesture with a closure for its changes, under the name that authors give a variable of it.
public struct _ChangedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  let _content: Content
  public var _tap: (() -> Void)? { _content._tap }
}

/// A gesture with a closure for its end, under the name that authors give a variable of it.
public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public let _tap: (() -> Void)?
}

/// A tap.
public struct TapGesture: Gesture {
  /// A tap has no value.
  public typealias Value = Void
  /// Creates a tap gesture; the count has no effect.
  public init(count: Int = 1) {}
}

/// A long press; accepted, and has no effect here.
public struct LongPressGesture: Gesture {
  /// True once the press has begun.
  public typealias Value = Bool
  /// Accepted; has no effect here.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A drag; accepted, and has no effect here.
public struct DragGesture: Gesture {
  /// The points of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the last event.
    public var time: Date
    /// The point of the last event.
    public var location: CGPoint
    /// The point of the first event.
    public var startLocation: CGPoint
    /// The distance from the first point to the last.
    public var translation: CGSize
    /// The distance at which the drag would end.
    public var predictedEndTranslation: CGSize
  }
  /// Accepted; has no effect here.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// A pinch; accepted, and has no effect here.
public struct MagnificationGesture: Gesture {
  /// The factor.
  public typealias Value = CGFloat
  /// Accepted; has no effect here.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A rotation by two fingers; accepted, and has no effect here.
public struct RotationGesture: Gesture {
  /// The angle.
  public typealias Value = Angle
  /// Accepted; has no effect here.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
