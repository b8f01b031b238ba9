import Foundation

/// A tap with its place.
public struct SpatialTapGesture: Gesture {
  /// A tap's place.
  public struct Value: Equatable, Sendable {
    /// The place in points, which is not known here.
    public var location: CGPoint
  }
  /// Creates a tap gesture; the parameters have no effect.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}

/// A pinch; accepted, and has no effect here.
public struct MagnifyGesture: Gesture {
  /// The state of a pinch.
  public struct Value: Equatable, Sendable {
    /// The time of the last event.
    public var time: Date
    /// The factor.
    public var magnification: CGFloat
    /// The factor a second.
    public var velocity: CGFloat
    /// The point around which the view grows.
    public var startAnchor: UnitPoint
    /// The place of the first event.
    public var startLocation: CGPoint
  }
  /// Accepted; has no effect here.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A rotation by two fingers; accepted, and has no effect here.
public struct RotateGesture: Gesture {
  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the last event.
    public var time: Date
    /// The angle.
    public var rotation: Angle
    /// The angle a second.
    public var velocity: Angle
    /// The point around which the view turns.
    public var startAnchor: UnitPoint
    /// The place of the first event.
    public var startLocation: CGPoint
  }
  /// Accepted; has no effect here.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

extension DragGesture {
  /// Accepted; has no effect here.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance)
  }
}

extension DragGesture.Value {
  /// The place at which the drag would end.
  public var predictedEndLocation: CGPoint {
    CGPoint(
      x: startLocation.x + predictedEndTranslation.width,
      y: startLocation.y + predictedEndTranslation.height)
  }
  /// Zero: there is no dragging here.
  public var velocity: CGSize { .zero }
}
