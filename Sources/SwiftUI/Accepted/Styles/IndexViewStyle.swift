/// A style of page dots; accepted, and has no effect here.
public protocol IndexViewStyle {}
extension View {
  /// Accepted; has no effect here.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
/// The page style of page dots; accepted, and has no effect here.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The visibility of what lies behind page dots; accepted, and has no effect here.
  public struct BackgroundDisplayMode: Sendable {
    /// Accepted; has no effect here.
    public static let automatic = Self()
    /// Accepted; has no effect here.
    public static let interactive = Self()
    /// Accepted; has no effect here.
    public static let always = Self()
    /// Accepted; has no effect here.
    public static let never = Self()
  }
  /// Accepted; has no effect here.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Accepted; has no effect here.
  public nonisolated static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Accepted; has no effect here.
  public nonisolated static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle() }
}
