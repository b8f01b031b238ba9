import AppResources
import Foundation
import NavigationCore
import SceneModel

extension Color {
  /// A colour as its components in an environment.
  ///
  /// Source: Apple, `Color.Resolved`.
  public struct Resolved: PaintedStyle, Hashable, Codable {
    /// The red of sRGB, from 0 to 1.
    public var red: Float
    /// The green of sRGB, from 0 to 1.
    public var green: Float
    /// The blue of sRGB, from 0 to 1.
    public var blue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float

    /// Creates a colour from its components, each from 0 to 1; the space has no effect.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    package var paint: StyleValue { Color(self).paint }
  }

  /// Creates a colour from its components.
  public nonisolated init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The components of the colour in an environment: of the system's colours those of iOS, by the
  /// color scheme; an unknown name is black.
  public nonisolated func resolve(in environment: EnvironmentValues) -> Resolved {
    let (color, opacity) = components(isDark: environment.colorScheme == .dark)
    return Resolved(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      opacity: Float(opacity * alpha))
  }

  private nonisolated func components(
    isDark: Bool
  ) -> (color: (red: Double, green: Double, blue: Double), opacity: Double) {
    if let components { return (components, 1) }
    switch source {
    case .adaptive:
      let part = parts[isDark ? 1 : 0]
      let inside = part.components(isDark: isDark)
      return (inside.color, inside.opacity * part.alpha)
    case .mix:
      let (from, to) = (parts[0].components(isDark: isDark), parts[1].components(isDark: isDark))
      func mixed(_ part: KeyPath<(red: Double, green: Double, blue: Double), Double>) -> Double {
        from.color[keyPath: part] * (1 - x) + to.color[keyPath: part] * x
      }
      return (
        (mixed(\.red), mixed(\.green), mixed(\.blue)), from.opacity * (1 - x) + to.opacity * x
      )
    case .catalogue:
      guard let asset = AssetCatalog.ofApp.colors[name] else { return ((0, 0, 0), 1) }
      let text = isDark ? asset.dark ?? asset.light : asset.light
      return Self.components(hexadecimal: text) ?? Color(system: text).components(isDark: isDark)
    default:
      let value = Self.systemColors[name].map { isDark ? $0.dark : $0.light } ?? 0
      let opacity = Self.fadedColors[name] ?? 1
      func part(_ shift: Int) -> Double { Double(value >> shift & 0xFF) / 255 }
      return ((part(16), part(8), part(0)), opacity)
    }
  }

  /// The components in `#ff8000` or `#ff800080`; nil for a name.
  private nonisolated static func components(
    hexadecimal text: String
  ) -> (color: (red: Double, green: Double, blue: Double), opacity: Double)? {
    guard text.hasPrefix("#"), let digits = UInt64(text.dropFirst(), radix: 16) else { return nil }
    let value = text.utf8.count == 9 ? digits : digits << 8 | 0xFF
    func part(_ shift: UInt64) -> Double { Double(value >> shift & 0xFF) / 255 }
    return ((part(24), part(16), part(8)), part(0))
  }

  /// Source: Apple, Human Interface Guidelines, "Color", specifications of iOS.
  private nonisolated static let systemColors: [String: (light: Int, dark: Int)] = [
    "red": (0xFF3B30, 0xFF453A), "orange": (0xFF9500, 0xFF9F0A), "yellow": (0xFFCC00, 0xFFD60A),
    "green": (0x34C759, 0x30D158), "mint": (0x00C7BE, 0x63E6E2), "teal": (0x30B0C7, 0x40CBE0),
    "cyan": (0x32ADE6, 0x64D2FF), "blue": (0x007AFF, 0x0A84FF), "indigo": (0x5856D6, 0x5E5CE6),
    "purple": (0xAF52DE, 0xBF5AF2), "pink": (0xFF2D55, 0xFF375F), "brown": (0xA2845E, 0xAC8E68),
    "gray": (0x8E8E93, 0x8E8E93), "white": (0xFFFFFF, 0xFFFFFF), "primary": (0x000000, 0xFFFFFF),
    "secondary": (0x3C3C43, 0xEBEBF5), "accentColor": (0x007AFF, 0x0A84FF),
  ]

  private nonisolated static let fadedColors = ["clear": 0.0, "secondary": 0.6]
}
