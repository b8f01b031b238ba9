import Foundation
import OrderedJSON
import SceneModel

extension Path: DescribedShape {
  @MainActor var ownLook: ShapeLook { ShapeLook(shape: styleValue(box: nil)) }

  /// The outline as styles say it.
  ///
  /// - Parameter box: the side of the square that is stretched to the view's frame; nil for points of
  ///   the view.
  nonisolated func styleValue(box: CGFloat?) -> StyleValue {
    guard let data else { return Self.undrawn }
    let sides = box.map { StyleValue.list([.number($0), .number($0)]) }
    return .object(["path": .word(UTF8String(data)), "box": sides])
  }

  /// The shape of an outline that is not drawn.
  static let undrawn: StyleValue = .object(["undrawn": "Path"])

  /// The outline as data of SVG, in hundredths of a point; nil if it is too long.
  private nonisolated var data: String? {
    var data = ""
    for element in elements {
      switch element {
      case .move: data.append("M")
      case .line: data.append("L")
      case .quadCurve: data.append("Q")
      case .curve: data.append("C")
      case .closeSubpath: data.append("Z")
      }
      for (index, point) in element.points.enumerated() {
        if index > 0 { data.append(" ") }
        data.append(coordinate: point.x)
        data.append(" ")
        data.append(coordinate: point.y)
      }
      if data.utf8.count > StyleTable.maxOutlineBytes { return nil }
    }
    return data
  }
}

extension String {
  /// Appends a number that SVG can read; what is beyond all screens is brought back to their edge.
  fileprivate mutating func append(coordinate: CGFloat) {
    let limit: CGFloat = 100_000
    let number = coordinate.isNaN ? 0 : min(max(coordinate, -limit), limit)
    let hundredths = Int((number * 100).rounded())
    if hundredths < 0 { append("-") }
    let (whole, part) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    append(contentsOf: String(whole))
    if part == 0 { return }
    append(part < 10 ? ".0" : ".")
    append(contentsOf: String(part % 10 == 0 ? part / 10 : part))
  }
}
