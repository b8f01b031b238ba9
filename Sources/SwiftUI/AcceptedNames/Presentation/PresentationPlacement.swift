import AuthorAPI

/// A place of a sheet; accepted, and has no effect here.
///
/// Source: Apple, `PresentationPlacement`.
public struct PresentationPlacement: Hashable, Sendable {
  private let name: String
  /// Accepted; has no effect here.
  public static var automatic: Self { Self(name: "automatic") }
  /// Accepted; has no effect here.
  public static var center: Self { Self(name: "center") }
  /// Accepted; has no effect here.
  public static var leading: Self { Self(name: "leading") }
  /// Accepted; has no effect here.
  public static var trailing: Self { Self(name: "trailing") }
}

extension View {
  /// Accepted; has no effect here.
  public nonisolated func presentationPlacement(
    _ placement: PresentationPlacement
  ) -> some View { self }
}
