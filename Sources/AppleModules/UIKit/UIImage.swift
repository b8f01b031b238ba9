/// A picture, known by its name; it is not drawn.
///
/// Source: Apple, `UIImage`.
public final class UIImage: Hashable, Sendable {
  /// The name, or nil for a picture made of data.
  public let name: String?
  /// The name of a symbol, or nil.
  public let systemName: String?

  package init(name: String?, systemName: String?) {
    self.name = name
    self.systemName = systemName
  }

  /// Creates an empty picture.
  public convenience init() { self.init(name: nil, systemName: nil) }

  /// Creates a picture of the app's catalogue, which is not looked at.
  public convenience init?(named name: String) { self.init(name: name, systemName: nil) }

  /// Creates a picture of a symbol.
  public convenience init?(systemName name: String) { self.init(name: nil, systemName: name) }

  /// Creates a picture of data, which is not looked at; nil without any.
  public convenience init?(data: Data) {
    if data.isEmpty { return nil }
    self.init(name: nil, systemName: nil)
  }

  /// Creates a picture of a file, which is not looked at; nil where there is none.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(name: path, systemName: nil)
  }

  /// Creates a picture of another one, which has no pixels here.
  public convenience init(cgImage: CGImage) { self.init(name: nil, systemName: nil) }

  /// Always nil: a picture has no pixels here.
  public var cgImage: CGImage? { nil }
  /// Always zero.
  public var size: CGSize { .zero }
  /// Always nil.
  public func pngData() -> Data? { nil }
  /// Always nil.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  public static func == (lhs: UIImage, rhs: UIImage) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
