import OrderedJSON

/// A style of disclosure groups.
///
/// Source: Apple, `DisclosureGroupStyle`.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of disclosure groups that a style places.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public typealias Label = StyledPart
  /// The content.
  public typealias Content = StyledPart
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// True while the group is open.
  @Binding public var isExpanded: Bool

  package init(
    isExpanded: Binding<Bool>, label: @escaping RenderClosure, content: @escaping RenderClosure
  ) {
    _isExpanded = isExpanded
    self.label = Label("label", label)
    self.content = Content("content", content)
  }
}

extension View {
  /// Gives the disclosure groups in this view a style.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(.disclosure, style) { $0.makeBody(configuration: $1) }
  }
}

/// The automatic style of disclosure groups.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, SystemLook {
  package nonisolated var word: UTF8String? { nil }

  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The automatic style.
  public nonisolated static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}
