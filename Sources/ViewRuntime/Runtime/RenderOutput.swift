import Foundation
import NavigationCore
import OrderedJSON

/// What a rendering of a unit came to.
@MainActor
package struct RenderOutput {
  package var nodes: [ViewNode] = []
  package var toolbar: [ViewNode] = []
  package var title: UTF8String?
  /// By the id that messages use.
  package var controls: [UTF8String: Control] = [:]
  /// The ids in the order in which they stand on the screen.
  package var controlOrder: [UTF8String] = []
  package var destinations: [DestinationDeclaration] = []
  package var presentations: [PresentationRequest] = []
  package var selection: (any SelectionBinding)?
  package var stack: StackHost?
  package var split: SplitHost?
  var problems: [Problem] = []
  package var urlHandlers: [@MainActor (URL) -> Void] = []
  package var urlTables: [any URLTable] = []
  package var lifecycles: [Lifecycle] = []
  var isPlaceholder = false
  /// What lies over the screen, or may.
  var modals: [ModalRequest] = []
  /// Whether one of the buttons is there to cancel.
  package var hasCancelButton = false
  /// Whether something has to be noticed though nobody sees the unit.
  package var watchesChanges = false
  package var hidesBackButton = false
  /// What its views tell those around them.
  package var preferences = PreferenceValues()
}

extension RenderOutput {
  /// About how many bytes it takes to keep, with the places and closures behind it.
  var weight: Int { Self.emptyWeight + nodes.weight + toolbar.weight }

  private static let emptyWeight = 1_024
}

/// What tapping does, and what it takes.
package struct Control {
  package var label: UTF8String
  let isDisabled: Bool
  /// Gets the text that came with the tap, for a text field.
  let action: (String?) -> Void
}
