import Foundation
import NavigationCore
import OrderedJSON

/// The result of rendering a host.
@MainActor
package struct RenderOutput {
  package var nodes: [ViewNode] = []
  package var toolbar: [ViewNode] = []
  package var title: UTF8String?
  /// By the id that messages use.
  package var controls: [UTF8String: Control] = [:]
  /// The ids in their order on the screen.
  package var controlOrder: [UTF8String] = []
  package var destinations: [DestinationDeclaration] = []
  package var presentations: [PresentationRequest] = []
  package var selection: (any SelectionBinding)?
  package var stack: StackHost?
  /// The stacks next to that one.
  var furtherStacks: [FurtherStack] = []
  package var split: SplitHost?
  var problems: [Problem] = []
  package var urlHandlers: [@MainActor (URL) -> Bool] = []
  package var urlTables: [any URLTable] = []
  package var lifecycles: [Lifecycle] = []
  var isPlaceholder = false
  /// The requests to present something over the screen.
  var modals: [ModalRequest] = []
  /// True if one of the buttons cancels.
  package var hasCancelButton = false
  /// True if a change must be noticed even while the host is not visible.
  package var watchesChanges = false
  package var hidesBackButton = false
  /// A person cannot dismiss the sheet around it by hand.
  package var disablesDismissal = false
  /// The preferences of its views.
  package var preferences = PreferenceValues()
  /// The look that views around the host give to it.
  var inheritedStyle: Style?
  /// Operations of the look of its screen.
  package var screenOperations: [StyleOperation] = []
}

extension RenderOutput {
  /// The approximate size in bytes, including the identities and closures.
  var weight: Int { Self.emptyWeight + nodes.weight + toolbar.weight }

  private static let emptyWeight = 1_024
}

/// A control: its label and the action of a tap.
package struct Control {
  let id: UTF8String
  package var label: UTF8String
  /// Other names that `tap` takes: a label that another took the place of, an identifier.
  package var otherNames: [UTF8String] = []
  let isDisabled: Bool
  /// Gets the text that came with the tap, for a text field.
  private(set) var action: (String?) -> Void
  /// Follows on return, for a text field.
  var submission: (() -> Void)?

  /// Replaces the control's action with another one, which can call the original.
  package mutating func wrapAction(
    _ wrapper: @escaping (_ own: (String?) -> Void, _ text: String?) -> Void
  ) {
    let own = action
    action = { wrapper(own, $0) }
  }
}
