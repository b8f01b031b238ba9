/// A style of page dots; accepted, and has no effect here.
public protocol IndexViewStyle {}
extension View {
  /// Accepted; has no effect here.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
/// The page style of page dots; accepted, and has no effect here.
public struct PageIndexViewStyle: IndexViewStyle { public init() {} }
extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Accepted; has no effect here.
  public nonisolated static var page: PageIndexViewStyle { PageIndexViewStyle() }
}
