import Foundation

// Settings of previews: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}

/// A size of a preview; accepted, and has no effect here.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device of a preview, by its name; accepted, and has no effect here.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device of a name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// A way to hold a device; accepted, and has no effect here.
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String
  /// Accepted; has no effect here.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Accepted; has no effect here.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// Accepted; has no effect here.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// Accepted; has no effect here.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

/// The surroundings of a preview; accepted, and has no effect here.
public protocol PreviewContext {}
