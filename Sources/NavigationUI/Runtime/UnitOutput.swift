import Foundation
import NavigationCore
import OrderedJSON

/// What a rendering of a unit came to.
@MainActor
struct UnitOutput {
  var nodes: [ViewNode] = []
  var toolbar: [ViewNode] = []
  var title: UTF8String?
  /// By the id that messages use.
  var controls: [UTF8String: Control] = [:]
  /// The ids in the order in which they stand on the screen.
  var controlOrder: [UTF8String] = []
  var destinations: [DestinationDeclaration] = []
  var presentations: [PresentationRequest] = []
  var selection: (any SelectionPort)?
  var stack: StackHost?
  var split: SplitHost?
  var problems: [Problem] = []
  var urlHandlers: [@MainActor (URL) -> Void] = []
  var deepLinks: [DeepLinks] = []
  var lifecycles: [Lifecycle] = []
  var isPlaceholder = false
  /// What lies over the screen, or may.
  var covers: [CoverRequest] = []
  /// Whether one of the buttons is there to cancel.
  var hasCancelButton = false
  /// Whether something has to be noticed though nobody sees the unit.
  var watchesChanges = false
  var hidesBackButton = false
  /// What its views tell those around them.
  var preferences = PreferenceValues()
}

extension UnitOutput {
  /// About how many bytes it takes to keep, with the places and closures behind it.
  var weight: Int { Self.emptyWeight + nodes.weight + toolbar.weight }

  private static let emptyWeight = 1_024
}

/// What tapping does, and what it takes.
struct Control {
  var label: UTF8String
  let isDisabled: Bool
  /// Gets the text that came with the tap, for a text field.
  let action: (String?) -> Void
}
