import OrderedJSON

/// A style of lists.
public protocol ListStyle {}
/// The default style of lists.
public struct DefaultListStyle: ListStyle, SystemLook {
  package nonisolated var word: UTF8String? { nil }
  /// Creates the style.
  public init() {}
}
extension ListStyle where Self == DefaultListStyle {
  /// The automatic style.
  public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}
/// The plain style of lists.
public struct PlainListStyle: ListStyle, SystemLook {
  package nonisolated var word: UTF8String? { "plain" }
  /// Creates the style.
  public init() {}
}
extension ListStyle where Self == PlainListStyle {
  /// The plain style.
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}
/// The grouped style of lists.
public struct GroupedListStyle: ListStyle, SystemLook {
  package nonisolated var word: UTF8String? { "grouped" }
  /// Creates the style.
  public init() {}
}
extension ListStyle where Self == GroupedListStyle {
  /// The grouped style.
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}
/// The inset style of lists.
public struct InsetListStyle: ListStyle, SystemLook {
  package nonisolated var word: UTF8String? { "inset" }
  /// Creates the style.
  public init() {}
}
extension ListStyle where Self == InsetListStyle {
  /// The inset style.
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }
}
/// The inset grouped style of lists.
public struct InsetGroupedListStyle: ListStyle, SystemLook {
  package nonisolated var word: UTF8String? { "insetGrouped" }
  /// Creates the style.
  public init() {}
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// The inset grouped style.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
/// The sidebar style of lists.
public struct SidebarListStyle: ListStyle, SystemLook {
  package nonisolated var word: UTF8String? { "sidebar" }
  /// Creates the style.
  public init() {}
}
extension ListStyle where Self == SidebarListStyle {
  /// The sidebar style.
  public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}
