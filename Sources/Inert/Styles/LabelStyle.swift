/// A style of labels; accepted, and has no effect here.
///
/// Source: Apple, `LabelStyle`.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of labels that a style of an author's would draw.
public struct LabelStyleConfiguration {
  /// The title, which a style cannot draw.
  public typealias Title = UndrawnView
  /// The icon, which a style cannot draw.
  public typealias Icon = UndrawnView
  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

extension View {
  /// Accepted; has no effect here.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
}

/// The default style of labels; accepted, and has no effect here.
public struct DefaultLabelStyle: LabelStyle {
  /// Accepted; has no effect here.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension LabelStyle where Self == DefaultLabelStyle {
  /// Accepted; has no effect here.
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The icon only style of labels; accepted, and has no effect here.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Accepted; has no effect here.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Accepted; has no effect here.
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The title only style of labels; accepted, and has no effect here.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Accepted; has no effect here.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Accepted; has no effect here.
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The title and icon style of labels; accepted, and has no effect here.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Accepted; has no effect here.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Accepted; has no effect here.
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
