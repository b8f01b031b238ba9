/// A style of the system's, in which every button is drawn as its label.
@MainActor @preconcurrency
public protocol SystemButtonStyle: PrimitiveButtonStyle {}

public struct DefaultButtonStyle: SystemButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

public struct BorderedButtonStyle: SystemButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

public struct BorderedProminentButtonStyle: SystemButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

public struct BorderlessButtonStyle: SystemButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

public struct PlainButtonStyle: SystemButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

public struct LinkButtonStyle: SystemButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
