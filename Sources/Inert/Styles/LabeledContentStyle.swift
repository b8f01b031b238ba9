import OrderedJSON

/// A style of labelled content.
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
  /// Gives the labelled content in this view a style.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlLook(.labeledContent, (style as? any SystemLook)?.word)
  }
}

/// The automatic style of labelled content.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, SystemLook {
  package nonisolated var word: UTF8String? { nil }

  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The automatic style.
  public nonisolated static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}
