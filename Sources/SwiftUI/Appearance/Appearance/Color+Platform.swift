import Foundation

extension Color {
  /// Creates a colour of UIKit's.
  public nonisolated init(_ color: UIColor) { self.init(color.named) }
  /// Creates a colour of UIKit's.
  public nonisolated init(uiColor: UIColor) { self.init(uiColor.named) }
  /// Creates a colour of AppKit's.
  @_disfavoredOverload
  public nonisolated init(_ color: NSColor) { self.init(color.named) }
  /// Creates a colour of AppKit's.
  public nonisolated init(nsColor: NSColor) { self.init(nsColor.named) }
  /// Creates a colour from its components.
  @_disfavoredOverload
  public nonisolated init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
  /// Creates a colour from its components.
  public nonisolated init(cgColor: CGColor) { self.init(components: NamedColor(cgColor)) }

  private nonisolated init(_ color: NamedColor) {
    if let dark = color.dark.first {
      self.init(light: Color(color.withoutDark), dark: Color(dark))
    } else if color.isOnlyName {
      self = Self.isOwn(color.name) ? Color(system: color.name) : Color(catalogue: color.name)
      alpha = color.givenAlpha ?? 1
    } else if Self.isPlatform(color.name) {
      self = Color(system: color.name).opacity(color.givenAlpha ?? 1)
    } else {
      self.init(components: color)
    }
  }

  private nonisolated init(components color: NamedColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }

  /// The colour for UIKit and AppKit; they can have only its name.
  nonisolated var named: NamedColor {
    if let parts = components {
      return NamedColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
    }
    let color = NamedColor(name.isEmpty ? description : name)
    return alpha == 1 || name.isEmpty ? color : color.withAlpha(alpha)
  }
}
