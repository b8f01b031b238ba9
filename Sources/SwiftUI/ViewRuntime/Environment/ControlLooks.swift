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
    case listSectionSpacing, scrolling, scrollIndicators, scrollTarget, scrollAnchor, linkIndicator
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
