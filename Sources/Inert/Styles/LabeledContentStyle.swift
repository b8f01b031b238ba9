/// A style of labelled content; accepted, and has no effect here.
///
/// Source: Apple, `LabeledContentStyle`.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of labelled content that a style of an author's would draw.
public struct LabeledContentStyleConfiguration {
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
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    self
  }
}

/// The automatic style of labelled content; accepted, and has no effect here.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Accepted; has no effect here.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// Accepted; has no effect here.
  public nonisolated static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}
