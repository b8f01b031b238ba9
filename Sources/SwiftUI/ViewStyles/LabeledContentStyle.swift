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

/// The parts of labelled content that a style places.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public typealias Label = StyledPart
  /// The content.
  public typealias Content = StyledPart
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content

  package init(label: @escaping RenderClosure, content: @escaping RenderClosure) {
    self.label = Label("label", label)
    self.content = Content("content", content)
  }
}

extension View {
  /// Gives the labelled content in this view a style.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(.labeledContent, style) { $0.makeBody(configuration: $1) }
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
