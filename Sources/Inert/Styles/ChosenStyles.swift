// The styles that authors choose from and do not write themselves; all are accepted and without
// effect.

/// A style of lists; accepted, and has no effect here.
public protocol ListStyle {}
/// The default style of lists; accepted, and has no effect here.
public struct DefaultListStyle: ListStyle { public init() {} }
extension ListStyle where Self == DefaultListStyle {
  /// Accepted; has no effect here.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
/// The plain style of lists; accepted, and has no effect here.
public struct PlainListStyle: ListStyle { public init() {} }
extension ListStyle where Self == PlainListStyle {
  /// Accepted; has no effect here.
  public static var plain: PlainListStyle { PlainListStyle() }
}
/// The grouped style of lists; accepted, and has no effect here.
public struct GroupedListStyle: ListStyle { public init() {} }
extension ListStyle where Self == GroupedListStyle {
  /// Accepted; has no effect here.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
/// The inset style of lists; accepted, and has no effect here.
public struct InsetListStyle: ListStyle { public init() {} }
extension ListStyle where Self == InsetListStyle {
  /// Accepted; has no effect here.
  public static var inset: InsetListStyle { InsetListStyle() }
}
/// The inset grouped style of lists; accepted, and has no effect here.
public struct InsetGroupedListStyle: ListStyle { public init() {} }
extension ListStyle where Self == InsetGroupedListStyle {
  /// Accepted; has no effect here.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
/// The sidebar style of lists; accepted, and has no effect here.
public struct SidebarListStyle: ListStyle { public init() {} }
extension ListStyle where Self == SidebarListStyle {
  /// Accepted; has no effect here.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// A style of pickers; accepted, and has no effect here.
public protocol PickerStyle {}
extension View {
  /// Accepted; has no effect here.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}
/// The default style of pickers; accepted, and has no effect here.
public struct DefaultPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == DefaultPickerStyle {
  /// Accepted; has no effect here.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
/// The inline style of pickers; accepted, and has no effect here.
public struct InlinePickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == InlinePickerStyle {
  /// Accepted; has no effect here.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
/// The menu style of pickers; accepted, and has no effect here.
public struct MenuPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == MenuPickerStyle {
  /// Accepted; has no effect here.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
/// The navigation link style of pickers; accepted, and has no effect here.
public struct NavigationLinkPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// Accepted; has no effect here.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
/// The palette style of pickers; accepted, and has no effect here.
public struct PalettePickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == PalettePickerStyle {
  /// Accepted; has no effect here.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
/// The segmented style of pickers; accepted, and has no effect here.
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Accepted; has no effect here.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
/// The wheel style of pickers; accepted, and has no effect here.
public struct WheelPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == WheelPickerStyle {
  /// Accepted; has no effect here.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A style of text fields; accepted, and has no effect here.
public protocol TextFieldStyle {}
extension View {
  /// Accepted; has no effect here.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}
/// The default style of text fields; accepted, and has no effect here.
public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// Accepted; has no effect here.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
/// The plain style of text fields; accepted, and has no effect here.
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Accepted; has no effect here.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
/// The rounded border style of text fields; accepted, and has no effect here.
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Accepted; has no effect here.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A style of text editors; accepted, and has no effect here.
public protocol TextEditorStyle {}
extension View {
  /// Accepted; has no effect here.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}
/// The automatic style of text editors; accepted, and has no effect here.
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// Accepted; has no effect here.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
/// The plain style of text editors; accepted, and has no effect here.
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Accepted; has no effect here.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// A style of tab views; accepted, and has no effect here.
public protocol TabViewStyle {}
extension View {
  /// Accepted; has no effect here.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}
/// The default style of tab views; accepted, and has no effect here.
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Accepted; has no effect here.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
/// The page style of tab views; accepted, and has no effect here.
public struct PageTabViewStyle: TabViewStyle {
  /// The visibility of page dots; accepted, and has no effect here.
  public struct IndexDisplayMode: Sendable {
    /// Accepted; has no effect here.
    public static let automatic = Self()
    /// Accepted; has no effect here.
    public static let always = Self()
    /// Accepted; has no effect here.
    public static let never = Self()
  }
  /// Accepted; has no effect here.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Accepted; has no effect here.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Accepted; has no effect here.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle() }
}
/// The sidebar adaptable style of tab views; accepted, and has no effect here.
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Accepted; has no effect here.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// A style of date pickers; accepted, and has no effect here.
public protocol DatePickerStyle {}
extension View {
  /// Accepted; has no effect here.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
/// The default style of date pickers; accepted, and has no effect here.
public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Accepted; has no effect here.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
/// The compact style of date pickers; accepted, and has no effect here.
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Accepted; has no effect here.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
/// The graphical style of date pickers; accepted, and has no effect here.
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// Accepted; has no effect here.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
/// The wheel style of date pickers; accepted, and has no effect here.
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Accepted; has no effect here.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A style of forms; accepted, and has no effect here.
public protocol FormStyle {}
extension View {
  /// Accepted; has no effect here.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
/// The automatic style of forms; accepted, and has no effect here.
public struct AutomaticFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == AutomaticFormStyle {
  /// Accepted; has no effect here.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
/// The columns style of forms; accepted, and has no effect here.
public struct ColumnsFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == ColumnsFormStyle {
  /// Accepted; has no effect here.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
/// The grouped style of forms; accepted, and has no effect here.
public struct GroupedFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == GroupedFormStyle {
  /// Accepted; has no effect here.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A style of menus; accepted, and has no effect here.
public protocol MenuStyle {}
extension View {
  /// Accepted; has no effect here.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
}
/// The default style of menus; accepted, and has no effect here.
public struct DefaultMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == DefaultMenuStyle {
  /// Accepted; has no effect here.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
/// The button style of menus; accepted, and has no effect here.
public struct ButtonMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == ButtonMenuStyle {
  /// Accepted; has no effect here.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A style of page dots; accepted, and has no effect here.
public protocol IndexViewStyle {}
extension View {
  /// Accepted; has no effect here.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
/// The page style of page dots; accepted, and has no effect here.
public struct PageIndexViewStyle: IndexViewStyle { public init() {} }
extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Accepted; has no effect here.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
}

/// A style of groups of controls; accepted, and has no effect here.
public protocol ControlGroupStyle {}
extension View {
  /// Accepted; has no effect here.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
/// The automatic style of groups of controls; accepted, and has no effect here.
public struct AutomaticControlGroupStyle: ControlGroupStyle { public init() {} }
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Accepted; has no effect here.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
/// The navigation style of groups of controls; accepted, and has no effect here.
public struct NavigationControlGroupStyle: ControlGroupStyle { public init() {} }
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Accepted; has no effect here.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
