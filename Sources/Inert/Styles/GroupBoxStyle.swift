/// Source: Apple, `GroupBoxStyle`.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct GroupBoxStyleConfiguration {
  public typealias Label = UndrawnView
  public typealias Content = UndrawnView
  public let label: Label
  public let content: Content
}

extension View {
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self }
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
