/// A colour with a name, as UIKit's and AppKit's classes have it in them.
package struct NamedColor: Hashable, Sendable, CustomStringConvertible {
  /// The name or the components, in words.
  package let name: String
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat
  package let alpha: CGFloat
  /// An opacity that was given to a colour of another one.
  package private(set) var givenAlpha: CGFloat?
  /// True where nothing is known but the name, which an app's catalogue has.
  package let isOnlyName: Bool
  /// The color in dark appearance, if it differs.
  package private(set) var dark: [NamedColor] = []

  package var description: String { givenAlpha.map { "\(name) × \($0)" } ?? name }

  /// - Parameter components: each from 0 to 1.
  package init(
    _ name: String, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1
  ) {
    self.name = name
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    isOnlyName = false
  }

  /// A colour of an app's catalogue.
  package init(_ name: String) {
    self.name = name
    (red, green, blue, alpha) = (0, 0, 0, 1)
    isOnlyName = true
  }

  /// A colour of the system, whose components are from 0 to 255.
  package init(_ name: String, _ red: Int, _ green: Int, _ blue: Int, alpha: CGFloat = 1) {
    self.init(
      name, red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: alpha)
  }

  /// A colour without a name.
  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      "rgb(\(red), \(green), \(blue), \(alpha))", red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A gray without a name.
  package init(white: CGFloat, alpha: CGFloat) {
    self.init(
      "white(\(white), \(alpha))", red: white, green: white, blue: white, alpha: alpha)
  }

  package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func part(_ shift: CGFloat) -> CGFloat {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  package init(_ color: CGColor) {
    let parts = color.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  package var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  package func withAlpha(_ alpha: CGFloat) -> NamedColor {
    var color = NamedColor(name, red: red, green: green, blue: blue, alpha: alpha)
    if isOnlyName { color = self }
    color.givenAlpha = alpha
    color.dark = dark.map { $0.withAlpha(alpha) }
    return color
  }

  /// The colour of a light appearance.
  package var withoutDark: NamedColor {
    var color = self
    color.dark = []
    return color
  }

  /// The colour of a light appearance, with that of a dark one.
  package func withDark(_ dark: NamedColor) -> NamedColor {
    var color = self
    if dark != self { color.dark = [dark] }
    return color
  }

  package func write(
    _ red: inout CGFloat, _ green: inout CGFloat, _ blue: inout CGFloat, _ alpha: inout CGFloat
  ) {
    (red, green, blue, alpha) = (self.red, self.green, self.blue, self.alpha)
  }
}

// The colours that both modules have.
extension NamedColor {
  package static let systemRed = NamedColor("systemRed", 255, 59, 48)
  package static let systemOrange = NamedColor("systemOrange", 255, 149, 0)
  package static let systemYellow = NamedColor("systemYellow", 255, 204, 0)
  package static let systemGreen = NamedColor("systemGreen", 52, 199, 89)
  package static let systemMint = NamedColor("systemMint", 0, 199, 190)
  package static let systemTeal = NamedColor("systemTeal", 48, 176, 199)
  package static let systemCyan = NamedColor("systemCyan", 50, 173, 230)
  package static let systemBlue = NamedColor("systemBlue", 0, 122, 255)
  package static let systemIndigo = NamedColor("systemIndigo", 88, 86, 214)
  package static let systemPurple = NamedColor("systemPurple", 175, 82, 222)
  package static let systemPink = NamedColor("systemPink", 255, 45, 85)
  package static let systemBrown = NamedColor("systemBrown", 162, 132, 94)
  package static let systemGray = NamedColor("systemGray", 142, 142, 147)
  package static let black = NamedColor("black", 0, 0, 0)
  package static let white = NamedColor("white", 255, 255, 255)
  package static let red = NamedColor("red", 255, 0, 0)
  package static let green = NamedColor("green", 0, 255, 0)
  package static let blue = NamedColor("blue", 0, 0, 255)
  package static let cyan = NamedColor("cyan", 0, 255, 255)
  package static let yellow = NamedColor("yellow", 255, 255, 0)
  package static let magenta = NamedColor("magenta", 255, 0, 255)
  package static let orange = NamedColor("orange", 255, 128, 0)
  package static let purple = NamedColor("purple", 128, 0, 128)
  package static let brown = NamedColor("brown", 153, 102, 51)
  package static let gray = NamedColor("gray", 128, 128, 128)
  package static let darkGray = NamedColor("darkGray", 85, 85, 85)
  package static let lightGray = NamedColor("lightGray", 170, 170, 170)
  package static let clear = NamedColor("clear", 0, 0, 0, alpha: 0)
}
