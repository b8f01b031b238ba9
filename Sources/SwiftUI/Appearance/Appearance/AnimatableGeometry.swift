import Foundation

extension CGPoint: Animatable {
  /// The type of the values that an animation changes.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
  /// The coordinates, for a value that is animated by them.
  public var animatableData: AnimatableData {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The type of the values that an animation changes.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
  /// The width and height, for a value that is animated by them.
  public var animatableData: AnimatableData {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The type of the values that an animation changes.
  public typealias AnimatableData = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>
  /// The origin and size, for a value that is animated by them.
  public var animatableData: AnimatableData {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
