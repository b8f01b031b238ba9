import CoreGraphics
import Foundation
import OrderedJSON
import SceneModel

/// A shape derived from another one.
package struct ModifiedShape<Base: Shape> {
  let base: Base
  let change: Change

  package nonisolated init(base: Base, change: Change) {
    self.base = base
    self.change = change
  }

  package enum Change {
    case trim(CGFloat, CGFloat)
    case rotation(Angle, UnitPoint)
    case scale(CGSize, UnitPoint)
    case offset(CGSize)
    case size(CGSize)
    case inset(CGFloat)
    case transform(CGAffineTransform)
    case stroke(StrokeStyle)
  }
}

@MainActor
extension ModifiedShape: DescribedShape {
  package func path(in rect: CGRect) -> Path {
    switch change {
    case .trim(let from, let to): base.path(in: rect).trimmedPath(from: from, to: to)
    case .rotation(let angle, let anchor):
      base.path(in: rect).applying(
        CGAffineTransform(rotationAngle: angle.radians).around(anchor, of: rect))
    case .scale(let scale, let anchor):
      base.path(in: rect).applying(
        CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, of: rect))
    case .offset(let offset): base.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    case .size(let size): base.path(in: CGRect(origin: rect.origin, size: size))
    case .inset(let amount): base.path(in: rect.insetBy(dx: amount, dy: amount))
    case .transform(let transform): base.path(in: rect).applying(transform)
    case .stroke: base.path(in: rect)
    }
  }

  var ownLook: ShapeLook {
    let look = base.look
    return switch change {
    case .trim(let from, let to): look.adding("trim", [.number(from), .number(to)])
    case .rotation(let angle, _): look.adding("rotate", .number(angle.degrees))
    case .scale(let scale, _): look.adding("scale", [.number(scale.width), .number(scale.height)])
    case .offset(let offset):
      look.adding("offset", [.number(offset.width), .number(offset.height)])
    case .size(let size): look.adding("size", [.number(size.width), .number(size.height)])
    case .inset(let amount): look.adding("inset", .number(amount))
    case .transform: ShapeLook(shape: outline)
    case .stroke(let style): look.adding("stroke", style.styleValue(nil))
    }
  }
}

extension CGAffineTransform {
  /// The mapping with a point of a rectangle in place.
  fileprivate func around(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
