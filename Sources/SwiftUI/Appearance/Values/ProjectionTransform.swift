import Foundation

/// A transform by projection, as authors compute with it; nothing is drawn by one that is not affine.
///
/// Source: Apple, `ProjectionTransform`.
public struct ProjectionTransform: Equatable, Sendable {
  /// A factor of the matrix.
  public var m11: CGFloat = 1
  /// A factor of the matrix.
  public var m12: CGFloat = 0
  /// A factor of the matrix.
  public var m13: CGFloat = 0
  /// A factor of the matrix.
  public var m21: CGFloat = 0
  /// A factor of the matrix.
  public var m22: CGFloat = 1
  /// A factor of the matrix.
  public var m23: CGFloat = 0
  /// A factor of the matrix.
  public var m31: CGFloat = 0
  /// A factor of the matrix.
  public var m32: CGFloat = 0
  /// A factor of the matrix.
  public var m33: CGFloat = 1
  /// The transform that changes nothing.
  public init() {}
  /// Creates a transform in the plane.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// True if the transform changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// True if the transform keeps lines parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This transform and then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let (one, other) = (rows, rhs.rows)
    var product = ProjectionTransform()
    product.rows = one.map { row in
      (0..<3).map { column in (0..<3).reduce(0) { $0 + row[$1] * other[$1][column] } }
    }
    return product
  }

  /// Replaces the transform by the one back.
  ///
  /// - Returns: false if there is none; nothing has changed then.
  @discardableResult
  public mutating func invert() -> Bool {
    let m = rows
    func minor(_ row: Int, _ column: Int) -> CGFloat {
      let (r1, r2) = ((row + 1) % 3, (row + 2) % 3)
      let (c1, c2) = ((column + 1) % 3, (column + 2) % 3)
      return m[r1][c1] * m[r2][c2] - m[r1][c2] * m[r2][c1]
    }
    let determinant = (0..<3).reduce(0) { $0 + m[0][$1] * minor(0, $1) }
    guard determinant != 0 else { return false }
    rows = (0..<3).map { row in (0..<3).map { minor($0, row) / determinant } }
    return true
  }

  /// The transform back; this one if there is none.
  public func inverted() -> ProjectionTransform {
    var transform = self
    transform.invert()
    return transform
  }

  private var rows: [[CGFloat]] {
    get { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }
    set {
      (m11, m12, m13) = (newValue[0][0], newValue[0][1], newValue[0][2])
      (m21, m22, m23) = (newValue[1][0], newValue[1][1], newValue[1][2])
      (m31, m32, m33) = (newValue[2][0], newValue[2][1], newValue[2][2])
    }
  }
}

extension CGPoint {
  /// The point to which a transform takes this one.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let depth = x * m.m13 + y * m.m23 + m.m33
    let scale = depth == 0 ? 1 : 1 / depth
    return CGPoint(
      x: (x * m.m11 + y * m.m21 + m.m31) * scale, y: (x * m.m12 + y * m.m22 + m.m32) * scale)
  }
}
