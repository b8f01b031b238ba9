import OrderedJSON

/// A style of labels.
///
/// Source: Apple, `LabelStyle`.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of labels that a style places.
public struct LabelStyleConfiguration {
  /// The title.
  public typealias Title = StyledPart
  /// The icon.
  public typealias Icon = StyledPart
  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon

  package init(title: @escaping RenderClosure, icon: @escaping RenderClosure) {
    self.title = Title("title", title)
    self.icon = Icon("icon", icon)
  }
}

extension View {
  /// Gives the labels in this view a style.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(.label, style) { $0.makeBody(configuration: $1) }
  }
}

/// The default style of labels.
public struct DefaultLabelStyle: LabelStyle, SystemLook {
  package nonisolated var word: UTF8String? { nil }

  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension LabelStyle where Self == DefaultLabelStyle {
  /// The automatic style.
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The icon only style of labels.
public struct IconOnlyLabelStyle: LabelStyle, SystemLook {
  package nonisolated var word: UTF8String? { "iconOnly" }

  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon only style.
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The title only style of labels.
public struct TitleOnlyLabelStyle: LabelStyle, SystemLook {
  package nonisolated var word: UTF8String? { "titleOnly" }

  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title only style.
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The title and icon style of labels.
public struct TitleAndIconLabelStyle: LabelStyle, SystemLook {
  package nonisolated var word: UTF8String? { "titleAndIcon" }

  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The title and icon style.
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
