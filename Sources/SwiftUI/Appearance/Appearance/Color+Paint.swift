import AppResources
import Foundation
import OrderedJSON
import SceneModel

extension Color: PaintedStyle {
  package nonisolated var paint: StyleValue {
    switch source {
    case .system: Self.paint(ofSystem: name).withOpacity(alpha)
    case .catalogue: Self.paint(ofAsset: name).withOpacity(alpha)
    case .rgb, .white, .hsb: .word(hexadecimal)
    case .mix: .object(["mix": [parts[0].paint, parts[1].paint, .number(x)]]).withOpacity(alpha)
    case .adaptive:
      .object(["light": parts[0].paint, "dark": parts[1].paint]).withOpacity(alpha)
    }
  }

  /// The colour in the app's catalogue; its name if there is none.
  private nonisolated static func paint(ofAsset name: String) -> StyleValue {
    AssetCatalog.ofApp.colors[name]?.paint ?? ["named": .word(UTF8String(name))]
  }

  /// Red, green and blue, each from 0 to 1; nil if the page knows them.
  nonisolated var components: (red: Double, green: Double, blue: Double)? {
    switch source {
    case .rgb: (x, y, z)
    case .white: (x, x, x)
    case .hsb: (hsbPart(5), hsbPart(3), hsbPart(1))
    case .system, .catalogue, .mix, .adaptive: nil
    }
  }

  /// Source: Wikipedia, "HSL and HSV", "HSV to RGB alternative".
  private nonisolated func hsbPart(_ shift: Double) -> Double {
    let position = (shift + x * 6).truncatingRemainder(dividingBy: 6)
    return z * (1 - y * max(0, min(position, 4 - position, 1)))
  }

  private nonisolated var hexadecimal: UTF8String {
    let parts = components ?? (0, 0, 0)
    var text = "#"
    for part in [parts.red, parts.green, parts.blue] { text.append(hexadecimal: part) }
    if alpha < 1 { text.append(hexadecimal: alpha) }
    return UTF8String(text)
  }
}

extension String {
  /// Appends two digits for a part from 0 to 1; what is beyond is taken for the nearest.
  fileprivate mutating func append(hexadecimal part: Double) {
    let byte = part.isNaN ? 0 : Int((min(max(part, 0), 1) * 255).rounded())
    if byte < 16 { append("0") }
    append(contentsOf: String(byte, radix: 16))
  }
}

extension StyleValue {
  /// A paint with an opacity from 0 to 1.
  nonisolated func withOpacity(_ opacity: Double) -> StyleValue {
    opacity == 1 ? self : .object(["paint": self, "opacity": .number(opacity)])
  }
}

extension Color: CustomStringConvertible {
  /// The name or the components of the colour, in words.
  public nonisolated var description: String {
    switch source {
    case .system, .catalogue: alpha == 1 ? name : "\(name) × \(alpha)"
    case .rgb: "rgb(\(x), \(y), \(z), \(alpha))"
    case .white: "white(\(x), \(alpha))"
    case .hsb: "hsb(\(x), \(y), \(z), \(alpha))"
    case .mix: "\(parts[0]) mixed with \(parts[1]) by \(x)"
    case .adaptive: "\(parts[0])"
    }
  }
}
