import OrderedJSON

/// The marks of a tab, from the modifiers around it.
package struct TabTraits {
  package struct Section {
    package let number: Int
    package let title: UTF8String
    package let customizationID: String?
    /// Its buttons, below its tabs in the sidebar.
    package let actions: RenderClosure?
  }

  package var section: Section?
  package var isHidden = false
  package var isDisabled = false
  package var customizationID: String?
  /// The place that it may be in, in a word; nil if that is up to the bar.
  package var placement: UTF8String?
  /// True for a place, `bar` or `sidebar`, in which it is shown at first; false if hidden there.
  package var visibility: [UTF8String: Bool] = [:]
  /// The modifiers of its button.
  package var decorations: [@MainActor (AnyView) -> AnyView] = []
  /// The buttons of the section that follows.
  package var sectionActions: RenderClosure?
}
