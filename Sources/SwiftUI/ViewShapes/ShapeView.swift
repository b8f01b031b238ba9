import Foundation
import OrderedJSON
import SceneModel

/// A shape with its fillings and lines, to which others can be added.
///
/// Source: Apple, `ShapeView`.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  /// The shape.
  var shape: Content { get }
}

/// A filling or a line of a shape.
package struct ShapeLayer {
  let fill: StyleValue?
  let stroke: StyleValue?
  let isEvenOdd: Bool

  package nonisolated init(
    fill: StyleValue? = nil, stroke: StyleValue? = nil, isEvenOdd: Bool = false
  ) {
    self.fill = fill
    self.stroke = stroke
    self.isEvenOdd = isEvenOdd
  }
}

/// A shape with a filling or a line.
package struct PaintedShape<Content: Shape> {
  package let shape: Content
  let layer: ShapeLayer

  package nonisolated init(shape: Content, layer: ShapeLayer) {
    self.shape = shape
    self.layer = layer
  }
}

@MainActor
extension PaintedShape: ShapeView, PrimitiveView {
  package func _render(in context: inout RenderContext) {
    context.draw(shape: shape.look.painted(layer))
  }
}

/// A shape with a filling or a line over others.
package struct RepaintedShape<Base: ShapeView> {
  let base: Base
  let layer: ShapeLayer

  package nonisolated init(base: Base, layer: ShapeLayer) {
    self.base = base
    self.layer = layer
  }
}

@MainActor
extension RepaintedShape: ShapeView, PrimitiveView {
  package var shape: Base.Content { base.shape }

  package func _render(in context: inout RenderContext) {
    let boxes = context.collectInside { context in
      base._render(in: &context)
      context.draw(shape: shape.look.painted(layer))
    }
    context.emitBox("stack", ["axis": "z"], around: boxes)
  }
}

extension ShapeLook {
  /// A shape that is a line itself takes its paint from the filling.
  fileprivate func painted(_ layer: ShapeLayer) -> ShapeLook {
    var look = self
    if let fill = layer.fill {
      if let line = look.changes.lastIndex(where: { $0.name == "stroke" }) {
        look.changes[line] = .init("stroke", look.changes[line].value.painted(fill))
      } else {
        look = look.adding("fill", fill)
      }
    }
    if let stroke = layer.stroke { look = look.adding("stroke", stroke) }
    if layer.isEvenOdd { look = look.adding("evenOdd", true) }
    return look
  }
}

extension StyleValue {
  /// A line with a paint.
  fileprivate func painted(_ paint: StyleValue) -> StyleValue {
    guard case .members(let members) = self else { return self }
    return .members([.init("paint", paint)] + members.filter { $0.name != "paint" })
  }
}
