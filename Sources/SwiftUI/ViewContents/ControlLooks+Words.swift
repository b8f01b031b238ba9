import OrderedJSON

extension ControlLooks {
  /// `bordered`, `borderedProminent`, `borderless`, `plain` or `link`; `authored` for an author's
  /// `ButtonStyle`.
  package var button: UTF8String? { self[.button] }
  /// `capsule`, `circle` or `roundedRectangle`.
  package var buttonShape: UTF8String? { self[.buttonShape] }
  /// `mini`, `small`, `large` or `extraLarge`.
  package var size: UTF8String? { self[.size] }
  /// `plain`, `grouped`, `inset`, `insetGrouped` or `sidebar`.
  package var list: UTF8String? { self[.list] }
  /// `menu`, `segmented`, `wheel`, `inline`, `navigationLink` or `palette`.
  package var picker: UTF8String? { self[.picker] }
  /// `switch`, `button` or `checkbox`.
  package var toggle: UTF8String? { self[.toggle] }
  /// `titleAndIcon`, `iconOnly` or `titleOnly`.
  package var label: UTF8String? { self[.label] }
  /// `plain` or `roundedBorder`.
  package var textField: UTF8String? { self[.textField] }
  /// `plain`.
  package var textEditor: UTF8String? { self[.textEditor] }
  /// `compact`, `graphical` or `wheel`.
  package var datePicker: UTF8String? { self[.datePicker] }
  /// `linear` or `circular`.
  package var progress: UTF8String? { self[.progress] }
  /// `linear` or `circular`.
  package var gauge: UTF8String? { self[.gauge] }
  /// `page`, `sidebarAdaptable` or `tabBarOnly`.
  package var tab: UTF8String? { self[.tab] }
  /// `always` or `never`.
  package var pageDots: UTF8String? { self[.pageDots] }
  /// `columns` or `grouped`.
  package var form: UTF8String? { self[.form] }
  /// `button`.
  package var menu: UTF8String? { self[.menu] }
  /// `visible` or `hidden`.
  package var menuIndicator: UTF8String? { self[.menuIndicator] }
  /// `visible` or `hidden`.
  package var linkIndicator: UTF8String? { self[.linkIndicator] }
  /// `increased`.
  package var headerProminence: UTF8String? { self[.headerProminence] }
  /// `increased` or `decreased`.
  package var badgeProminence: UTF8String? { self[.badgeProminence] }
  /// `compact`, or a length in points.
  package var listSectionSpacing: UTF8String? { self[.listSectionSpacing] }
  /// True if controls are shown without the labels next to them.
  package var labelsHidden: Bool { self[.labels] == "hidden" }
}
