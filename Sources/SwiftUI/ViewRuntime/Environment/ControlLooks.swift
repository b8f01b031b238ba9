import OrderedJSON

/// The looks that the views around choose for controls and containers, each in a word.
///
/// Environments are copied at every container, so a look that is not chosen takes no room in them.
package struct ControlLooks: Hashable, Sendable {
  /// A kind of control, or a trait that several of them have.
  package enum Part: Int, CaseIterable, Sendable {
    case button, buttonShape, size, list, picker, toggle, label, textField, textEditor, datePicker
    case progress, gauge, tab, pageDots, form, menu, menuOrder, menuIndicator, groupBox
    case controlGroup, disclosure, labeledContent, headerProminence, badgeProminence, labels
    case listSectionSpacing, scrolling, scrollIndicators, scrollTarget, scrollAnchor
  }

  private var words: [UTF8String?] = []

  /// The word for an author's own style, which creates a body.
  package static let authored: UTF8String = "authored"

  /// The word for a part; nil if none is chosen, or if the choice is the default look.
  package subscript(part: Part) -> UTF8String? {
    get { words.isEmpty ? nil : words[part.rawValue] }
    set {
      if words.isEmpty { words = Array(repeating: nil, count: Part.allCases.count) }
      words[part.rawValue] = newValue
    }
  }
}

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
  /// `increased`.
  package var headerProminence: UTF8String? { self[.headerProminence] }
  /// `increased` or `decreased`.
  package var badgeProminence: UTF8String? { self[.badgeProminence] }
  /// `compact`, or a length in points.
  package var listSectionSpacing: UTF8String? { self[.listSectionSpacing] }
  /// True if controls are shown without the labels next to them.
  package var labelsHidden: Bool { self[.labels] == "hidden" }
}

/// A view whose controls have a look.
package struct ControlLookModified<Content: View> {
  let content: Content
  let part: ControlLooks.Part
  let word: UTF8String?
}

@MainActor
extension ControlLookModified: PrimitiveView {
  package func _render(in context: inout RenderContext) {
    let outer = context.environment.controlLooks
    context.environment.controlLooks[part] = word
    content._render(in: &context)
    context.environment.controlLooks = outer
  }
}

extension View {
  /// Chooses a look for the controls in this view.
  ///
  /// - Parameter word: nil for the usual look.
  package nonisolated func controlLook(
    _ part: ControlLooks.Part, _ word: UTF8String?
  ) -> ControlLookModified<Self> {
    ControlLookModified(content: self, part: part, word: word)
  }
}
