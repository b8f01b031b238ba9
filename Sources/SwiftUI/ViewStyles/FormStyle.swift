import OrderedJSON

/// A style of forms.
public protocol FormStyle {}
extension View {
  /// Gives the forms in this view a style.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlLook(.form, (style as? any SystemLook)?.word)
  }
}
/// The automatic style of forms.
public struct AutomaticFormStyle: FormStyle, SystemLook {
  package nonisolated var word: UTF8String? { nil }
  /// Creates the style.
  public init() {}
}
extension FormStyle where Self == AutomaticFormStyle {
  /// The automatic style.
  public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
/// The columns style of forms.
public struct ColumnsFormStyle: FormStyle, SystemLook {
  package nonisolated var word: UTF8String? { "columns" }
  /// Creates the style.
  public init() {}
}
extension FormStyle where Self == ColumnsFormStyle {
  /// The columns style.
  public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
/// The grouped style of forms.
public struct GroupedFormStyle: FormStyle, SystemLook {
  package nonisolated var word: UTF8String? { "grouped" }
  /// Creates the style.
  public init() {}
}
extension FormStyle where Self == GroupedFormStyle {
  /// The grouped style.
  public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
