import Foundation

/// A colour of the app's catalogue. Xcode declares one for each; here an author does.
///
/// Source: Apple, `ColorResource`.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Creates a resource from its name; the bundle is not looked at.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A picture of the app's catalogue. Xcode declares one for each; here an author does.
///
/// Source: Apple, `ImageResource`.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Creates a resource from its name; the bundle is not looked at.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  /// Creates a colour of the app's catalogue.
  @_disfavoredOverload
  public nonisolated init(_ resource: ColorResource) { self.init(catalogue: resource.name) }

  /// A colour between this one and another.
  ///
  /// - Parameter fraction: 0 for this colour, 1 for the other.
  public nonisolated func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(mixing: [self, rhs], by: fraction)
  }
}

extension Gradient {
  /// A space in which colours are mixed; accepted, and has no effect here.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    /// Accepted; has no effect here.
    public static let device = ColorSpace(name: "device")
    /// Accepted; has no effect here.
    public static let perceptual = ColorSpace(name: "perceptual")
  }
}

extension UIImage {
  /// Creates a picture of the app's catalogue.
  ///
  /// Source: Apple, `UIImage.init(resource:)`.
  public convenience init(resource: ImageResource) {
    self.init(name: resource.name, systemName: nil)
  }
}

extension UIColor {
  /// Creates a colour of the app's catalogue; nothing is known of it but its name.
  ///
  /// Source: Apple, `UIColor.init(resource:)`.
  public convenience init(resource: ColorResource) {
    self.init(NamedColor(resource.name))
  }

  /// Creates a colour of SwiftUI's; of one with a name only that is known.
  public convenience init(_ color: Color) {
    self.init(color.named)
  }
}

extension NSImage {
  /// Creates a picture of the app's catalogue.
  public convenience init(resource: ImageResource) { self.init(name: resource.name) }
}

extension NSColor {
  /// Creates a colour of the app's catalogue; nothing is known of it but its name.
  public convenience init(resource: ColorResource) {
    self.init(NamedColor(resource.name))
  }

  /// Creates a colour of SwiftUI's; of one with a name only that is known.
  public convenience init(_ color: Color) {
    self.init(color.named)
  }
}

extension Image {
  /// Creates an image of the app's catalogue.
  public nonisolated init(_ resource: ImageResource) { self.init(resource.name) }
  /// Creates an image of UIKit's, which is known by its name.
  public nonisolated init(uiImage: UIImage) {
    if let symbol = uiImage.systemName {
      self.init(systemName: symbol)
    } else {
      self.init(uiImage.name ?? "")
    }
  }
  /// Creates an image of AppKit's, which is known by its name.
  public nonisolated init(nsImage: NSImage) { self.init(nsImage.name ?? "") }
}
