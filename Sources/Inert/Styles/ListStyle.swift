/// A style of lists; accepted, and has no effect here.
public protocol ListStyle {}
/// The default style of lists; accepted, and has no effect here.
public struct DefaultListStyle: ListStyle { public init() {} }
extension ListStyle where Self == DefaultListStyle {
  /// Accepted; has no effect here.
  public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}
/// The plain style of lists; accepted, and has no effect here.
public struct PlainListStyle: ListStyle { public init() {} }
extension ListStyle where Self == PlainListStyle {
  /// Accepted; has no effect here.
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}
/// The grouped style of lists; accepted, and has no effect here.
public struct GroupedListStyle: ListStyle { public init() {} }
extension ListStyle where Self == GroupedListStyle {
  /// Accepted; has no effect here.
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}
/// The inset style of lists; accepted, and has no effect here.
public struct InsetListStyle: ListStyle { public init() {} }
extension ListStyle where Self == InsetListStyle {
  /// Accepted; has no effect here.
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }
}
/// The inset grouped style of lists; accepted, and has no effect here.
public struct InsetGroupedListStyle: ListStyle { public init() {} }
extension ListStyle where Self == InsetGroupedListStyle {
  /// Accepted; has no effect here.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
/// The sidebar style of lists; accepted, and has no effect here.
public struct SidebarListStyle: ListStyle { public init() {} }
extension ListStyle where Self == SidebarListStyle {
  /// Accepted; has no effect here.
  public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}
