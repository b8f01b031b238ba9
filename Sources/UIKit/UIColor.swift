@_exported import CoreGraphics

/// A colour; nothing is drawn with it.
///
/// Source: Apple, `UIColor`.
public final class UIColor: Hashable, CustomStringConvertible, Sendable {
  private let red: CGFloat
  private let green: CGFloat
  private let blue: CGFloat
  /// The opacity, from 0 to 1.
  public let alphaComponent: CGFloat
  /// The name or the components of the colour, in words.
  public let description: String

  package init(
    described name: String, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    (self.red, self.green, self.blue, alphaComponent) = (red, green, blue, alpha)
    description = name
  }

  convenience init(
    _ name: String, _ red: Int, _ green: Int, _ blue: Int, alpha: CGFloat = 1
  ) {
    self.init(
      described: name, red: CGFloat(red) / 255, green: CGFloat(green) / 255,
      blue: CGFloat(blue) / 255, alpha: alpha)
  }

  /// Creates a colour from its components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      described: "rgb(\(red), \(green), \(blue), \(alpha))", red: red, green: green, blue: blue,
      alpha: alpha)
  }

  /// Creates a gray from its components, each from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(
      described: "white(\(white), \(alpha))", red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from its components, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ shift: CGFloat) -> CGFloat {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Creates a colour of the app's catalogue; nothing is known of it but its name.
  public convenience init?(named name: String) {
    self.init(described: name, red: 0, green: 0, blue: 0, alpha: 1)
  }

  /// Creates the colour that a closure gives for a light appearance.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection())
    self.init(
      described: color.description, red: color.red, green: color.green, blue: color.blue,
      alpha: color.alphaComponent)
  }

  /// Creates a colour from its components.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      described: "\(description) × \(alpha)", red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The components of the colour.
  public var cgColor: CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alphaComponent)
  }

  /// Writes the components of the colour, each from 0 to 1.
  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    (red, green, blue, alpha) = (self.red, self.green, self.blue, alphaComponent)
    return true
  }

  public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
    lhs.description == rhs.description && lhs.cgColor == rhs.cgColor
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
