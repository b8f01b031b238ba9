import Foundation

// What fingers and pointers do beside tapping: accepted; only a tap does something.
extension View {
  /// A `TapGesture` makes the view something that can be tapped; others have no effect.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    GestureView(content: self, tap: gesture._tap)
  }
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { GestureView(content: self, tap: gesture._tap) }
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { GestureView(content: self, tap: gesture._tap) }
}

struct GestureView<Content: View>: PrimitiveView {
  let content: Content
  let tap: (() -> Void)?

  func _render(in context: inout RenderContext) {
    guard let tap else { return content._render(in: &context) }
    TappableView(content: content, action: tap)._render(in: &context)
  }
}

/// What a finger does.
///
/// Source: Apple, `Gesture`.
public protocol Gesture<Value> {
  associatedtype Value
  /// What a tap does. Authors never write it.
  var _tap: (() -> Void)? { get }
}

extension Gesture {
  public var _tap: (() -> Void)? { nil }
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> { self }
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    EndingGesture<Value>(_tap: (() as? Value).map { value in { action(value) } })
  }
}

private struct EndingGesture<Value>: Gesture {
  let _tap: (() -> Void)?
}

public struct TapGesture: Gesture {
  public typealias Value = Void
  public init(count: Int = 1) {}
}

public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var predictedEndTranslation: CGSize
  }
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
