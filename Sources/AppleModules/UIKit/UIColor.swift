@_exported import CoreGraphics

/// A colour.
///
/// Source: Apple, `UIColor`.
public final class UIColor: Hashable, CustomStringConvertible, Sendable {
  package let named: NamedColor
  /// The opacity, from 0 to 1.
  public var alphaComponent: CGFloat { named.alpha }
  /// The name or the components of the colour, in words.
  public var description: String { named.description }

  package init(_ named: NamedColor) { self.named = named }

  convenience init(_ name: String, _ red: Int, _ green: Int, _ blue: Int, alpha: CGFloat = 1) {
    self.init(NamedColor(name, red, green, blue, alpha: alpha))
  }

  /// Creates a colour from its components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(NamedColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a gray from its components, each from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(NamedColor(white: white, alpha: alpha))
  }

  /// Creates a colour from its components, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      NamedColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// Creates a colour of the app's catalogue; nothing is known of it but its name.
  public convenience init?(named name: String) { self.init(NamedColor(name)) }

  /// Creates the colour that a closure gives for a light and for a dark appearance.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).named
    self.init(dynamicProvider(UITraitCollection()).named.withDark(dark))
  }

  /// Creates a colour from its components.
  public convenience init(cgColor: CGColor) { self.init(NamedColor(cgColor)) }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(named.withAlpha(alpha)) }

  /// The components of the colour.
  public var cgColor: CGColor { named.cgColor }

  /// Writes the components of the colour, each from 0 to 1.
  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    named.write(&red, &green, &blue, &alpha)
    return true
  }

  /// Writes the components of the colour but the opacity, each from 0 to 1.
  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: Never?
  ) -> Bool {
    var opacity: CGFloat = 1
    return getRed(&red, green: &green, blue: &blue, alpha: &opacity)
  }

  /// Writes the hue, the saturation and the brightness of the colour, each from 0 to 1.
  @discardableResult
  public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
    alpha: inout CGFloat
  ) -> Bool {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    (saturation, brightness) = (most == 0 ? 0 : range / most, most)
    let sixths: CGFloat =
      switch most {
      case _ where range == 0: 0
      case red: (green - blue) / range
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    return true
  }

  /// Writes the hue, the saturation and the brightness of the colour, each from 0 to 1.
  @discardableResult
  public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: Never?
  ) -> Bool {
    var opacity: CGFloat = 1
    return getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &opacity)
  }

  /// Writes the brightness of a gray colour and its opacity, each from 0 to 1.
  ///
  /// - Returns: false if the colour is not gray; nothing is written then.
  @discardableResult
  public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    var (red, green, blue, opacity): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &opacity)
    guard red == green, green == blue else { return false }
    (white, alpha) = (red, opacity)
    return true
  }

  /// Writes the brightness of a gray colour, from 0 to 1.
  ///
  /// - Returns: false if the colour is not gray; nothing is written then.
  @discardableResult
  public func getWhite(_ white: inout CGFloat, alpha: Never?) -> Bool {
    var opacity: CGFloat = 1
    return getWhite(&white, alpha: &opacity)
  }

  public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.named == rhs.named }
  public func hash(into hasher: inout Hasher) { hasher.combine(named) }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the colour of a `#colorLiteral`.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The class of a `#colorLiteral` where nothing says otherwise.
public typealias _ColorLiteralType = UIColor
