import Foundation
import OrderedJSON
import SceneModel

/// Colours that run into each other.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a point of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The point, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their points.
  public var stops: [Stop]

  /// Creates a gradient of colours at points.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours, which have the same distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Further colours are not drawn.
  static let maxStops = 256
}

extension Gradient: PaintedStyle {
  package var paint: StyleValue {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).paint
  }

  /// The colours and their points as styles say them.
  var styleValue: StyleValue {
    .list(stops.prefix(Self.maxStops).map { [$0.color.paint, .number($0.location)] })
  }
}

/// A gradient of any kind.
public struct AnyGradient: PaintedStyle, Hashable {
  let gradient: Gradient
  /// The single colour it consists of; nil for a gradient of several colours.
  let color: Color?

  /// Creates a gradient of another.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
    color = nil
  }

  init(color: Color) {
    let light = Color(mixing: [color, Color(white: 1)], by: 0.15)
    gradient = Gradient(colors: [light, color])
    self.color = color
  }

  package var paint: StyleValue {
    color.map { .object(["gradient": $0.paint]) } ?? gradient.paint
  }
}
