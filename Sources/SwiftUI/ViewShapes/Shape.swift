import Foundation
import OrderedJSON
import SceneModel

/// A form that is filled or drawn; as a view it takes all the room there is.
///
/// A shape is sendable and belongs to no actor, also where an author's code is isolated by default.
///
/// Source: Apple, `Shape`.
public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  nonisolated static var role: ShapeRole { get }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// The proposed size; 10 points where none is proposed.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// Accepted; has no effect here.
  public nonisolated static var role: ShapeRole { .fill }
  /// Accepted; has no effect here.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public var body: EmptyView { EmptyView() }
  @MainActor
  public func _render(in context: inout RenderContext) {
    context.draw(shape: look)
  }
}

/// A form that can be drawn inside of its edge.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that styles have a name for.
@MainActor
protocol DescribedShape: Shape {
  var ownLook: ShapeLook { get }
}

/// A shape as styles say it.
struct ShapeLook {
  /// A name, or an outline.
  var shape: StyleValue
  /// Changes and strokes of it, the innermost first.
  var changes: [StyleValue.Member] = []

  var styleValue: StyleValue { .members([.init("shape", shape)] + changes) }

  func adding(_ name: UTF8String, _ value: StyleValue) -> ShapeLook {
    ShapeLook(shape: shape, changes: changes + [.init(name, value)])
  }
}

extension Shape {
  /// The shape as styles say it; an author's own is asked for its outline.
  @MainActor var look: ShapeLook {
    (self as? any DescribedShape)?.ownLook ?? ShapeLook(shape: outline)
  }

  /// The shape in one value, for what takes no changes of it.
  @MainActor var plainLook: StyleValue {
    let look = look
    return look.changes.isEmpty ? look.shape : outline
  }

  /// The outline in a box that is stretched to the size of the view.
  @MainActor var outline: StyleValue {
    path(in: CGRect(x: 0, y: 0, width: Self.box, height: Self.box)).styleValue(box: Self.box)
  }

  private static var box: CGFloat { 100 }
}

extension RenderContext {
  /// Shows a shape; a shape with too long an outline is reported as not drawn.
  mutating func draw(shape look: ShapeLook) {
    if look.shape == Path.undrawn { return drawNothing(of: "Path") }
    draw("shape", look.styleValue)
  }
}
