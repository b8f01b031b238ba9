/// A style of the system's, in which every button is drawn as its label.
@MainActor
protocol SystemButtonStyle: PrimitiveButtonStyle {}

/// The style of a button without a style.
public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Accepted; has no effect here.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// Accepted; has no effect here.
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A style with a border; accepted, and has no effect here.
public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Accepted; has no effect here.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Accepted; has no effect here.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A style with a filled border; accepted, and has no effect here.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Accepted; has no effect here.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Accepted; has no effect here.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A style without a border; accepted, and has no effect here.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Accepted; has no effect here.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Accepted; has no effect here.
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A style without decoration; accepted, and has no effect here.
public struct PlainButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Accepted; has no effect here.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Accepted; has no effect here.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The look of a link; accepted, and has no effect here.
public struct LinkButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Accepted; has no effect here.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// Accepted; has no effect here.
  public nonisolated static var link: LinkButtonStyle { LinkButtonStyle() }
}
