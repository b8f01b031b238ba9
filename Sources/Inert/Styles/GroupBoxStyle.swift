/// A style of boxes; accepted, and has no effect here.
///
/// Source: Apple, `GroupBoxStyle`.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of boxes that a style of an author's would draw.
public struct GroupBoxStyleConfiguration {
  /// The label, which a style cannot draw.
  public typealias Label = UndrawnView
  /// The content, which a style cannot draw.
  public typealias Content = UndrawnView
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

extension View {
  /// Accepted; has no effect here.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self }
}

/// The default style of boxes; accepted, and has no effect here.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Accepted; has no effect here.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// Accepted; has no effect here.
  public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
