import OrderedJSON

/// A style of boxes.
///
/// Source: Apple, `GroupBoxStyle`.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of boxes that a style places.
public struct GroupBoxStyleConfiguration {
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
  /// Gives the boxes in this view a style.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(.groupBox, style) { $0.makeBody(configuration: $1) }
  }
}

/// The default style of boxes.
public struct DefaultGroupBoxStyle: GroupBoxStyle, SystemLook {
  package nonisolated var word: UTF8String? { nil }

  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The automatic style.
  public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
