// Parts of SwiftUI that are not here: named, so that the compiler says it in a sentence.

/// Not supported: a view of AppKit.
@available(
  *, unavailable,
  message: "Colonnade has no views of AppKit: #if canImport(AppKit) is true, #if os(macOS) is not."
)
public protocol NSViewRepresentable {}

/// Not supported: a controller of AppKit.
@available(
  *, unavailable,
  message: "Colonnade has no views of AppKit: #if canImport(AppKit) is true, #if os(macOS) is not."
)
public protocol NSViewControllerRepresentable {}

/// Not supported: a view in a cell of UIKit.
@available(*, unavailable, message: "Colonnade runs no views of UIKit: use List.")
public struct UIHostingConfiguration<Content> {
  /// Not supported.
  public init(content: () -> Content) {}
}
