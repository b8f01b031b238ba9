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
  /// Gives the boxes in this view a style.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlLook(.groupBox, (style as? any SystemLook)?.word)
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
