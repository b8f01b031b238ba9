import NavigationCore
import OrderedJSON
import SceneModel

/// The result of rendering a host.
@MainActor
package struct RenderOutput {
  package var nodes: [ViewNode] = []
  package var toolbar: [ViewNode] = []
  package var screen = ScreenSettings()
  package var controls = ControlTable()
  package var destinations: [DestinationDeclaration] = []
  package var presentations: [PresentationRequest] = []
  /// The requests to present something over the screen.
  var modals: [ModalRequest] = []
  package var selection: (any SelectionBinding)?
  package var containers = NavigationContainers()
  package var problems: [Problem] = []
  /// The modifiers and links that need a container and have none.
  package var strays = StrayModifiers()
  package var urls = URLReceivers()
  package var lifecycles: [Lifecycle] = []
  /// The collections of which some elements have no views.
  package var searches: [ElementSearch] = []
  /// True if a change must be noticed even while the host is not visible.
  package var watchesChanges = false
  /// The preferences of its views.
  package var preferences = PreferenceValues()

  package init() {}
}

extension RenderOutput {
  /// The approximate size in bytes, including the identities and closures.
  var weight: Int {
    searches.reduce(Self.emptyWeight + nodes.weight + toolbar.weight) { $0 + $1.elements.weight }
  }

  private static let emptyWeight = 1_024
}
