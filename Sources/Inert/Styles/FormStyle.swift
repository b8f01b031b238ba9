/// A style of forms; accepted, and has no effect here.
public protocol FormStyle {}
extension View {
  /// Accepted; has no effect here.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
/// The automatic style of forms; accepted, and has no effect here.
public struct AutomaticFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == AutomaticFormStyle {
  /// Accepted; has no effect here.
  public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
/// The columns style of forms; accepted, and has no effect here.
public struct ColumnsFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == ColumnsFormStyle {
  /// Accepted; has no effect here.
  public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
/// The grouped style of forms; accepted, and has no effect here.
public struct GroupedFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == GroupedFormStyle {
  /// Accepted; has no effect here.
  public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
