/// Source: Apple, `LabeledContentStyle`.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabeledContentStyleConfiguration {
  public typealias Label = UndrawnView
  public typealias Content = UndrawnView
  public let label: Label
  public let content: Content
}

extension View {
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { self }
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
