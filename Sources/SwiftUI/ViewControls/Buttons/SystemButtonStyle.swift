import OrderedJSON

/// The style of a button without a style.
public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemLook {
  package nonisolated var word: UTF8String? { nil }

  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The automatic style.
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A style with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemLook {
  package nonisolated var word: UTF8String? { "bordered" }

  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The bordered style.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A style with a filled border.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemLook {
  package nonisolated var word: UTF8String? { "borderedProminent" }

  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The bordered prominent style.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A style without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemLook {
  package nonisolated var word: UTF8String? { "borderless" }

  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The borderless style.
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A style without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle, SystemLook {
  package nonisolated var word: UTF8String? { "plain" }

  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The plain style.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The look of a link.
public struct LinkButtonStyle: PrimitiveButtonStyle, SystemLook {
  package nonisolated var word: UTF8String? { "link" }

  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The link style.
  public nonisolated static var link: LinkButtonStyle { LinkButtonStyle() }
}
