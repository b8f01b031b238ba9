import Foundation

/// The forms that SwiftUI has; none of them has an outline here.
protocol PlainShape: InsettableShape where InsetShape == Self {}

extension PlainShape {
  /// Accepted; has no effect here.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Accepted; has no effect here.
  public func inset(by amount: CGFloat) -> Self { self }
}

/// A rectangle; accepted, and has no effect here.
public struct Rectangle: PlainShape { public nonisolated init() {} }
/// A circle; accepted, and has no effect here.
public struct Circle: PlainShape { public nonisolated init() {} }
/// An ellipse; accepted, and has no effect here.
public struct Ellipse: PlainShape { public nonisolated init() {} }
/// A capsule; accepted, and has no effect here.
public struct Capsule: PlainShape {
  /// Accepted; has no effect here.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
}
/// The shape of a container; accepted, and has no effect here.
public struct ContainerRelativeShape: PlainShape { public nonisolated init() {} }
/// A rectangle with round corners; accepted, and has no effect here.
public struct RoundedRectangle: PlainShape {
  /// Accepted; has no effect here.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  /// Accepted; has no effect here.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}
/// A rectangle with corners of different radii; accepted, and has no effect here.
public struct UnevenRoundedRectangle: PlainShape {
  /// Accepted; has no effect here.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
}
/// A shape of any kind; accepted, and has no effect here.
public struct AnyShape: PlainShape {
  /// Accepted; has no effect here.
  public nonisolated init<S: Shape>(_ shape: S) {}
}

extension Shape where Self == Rectangle {
  /// Accepted; has no effect here.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  /// Accepted; has no effect here.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// Accepted; has no effect here.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  /// Accepted; has no effect here.
  public static var capsule: Capsule { Capsule() }
  /// Accepted; has no effect here.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule() }
}
extension Shape where Self == RoundedRectangle {
  /// Accepted; has no effect here.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }
}
