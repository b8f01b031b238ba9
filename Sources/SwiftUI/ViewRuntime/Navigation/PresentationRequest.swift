import NavigationCore
import SceneModel

/// A screen that is shown while a flag is true, an item is there, or a link is active.
package struct PresentationRequest {
  package enum Kind {
    case flag
    case item
    /// A link that holds its destination view.
    case link
    /// A link from before paths, with a flag or a selection.
    case boundLink
    /// A value link in a leading column that declares the value's destination itself.
    case value

    package var isLink: Bool { self == .link || self == .boundLink || self == .value }
  }

  let identity: ViewIdentity
  package let kind: Kind
  let isActive: Bool
  /// True if the view is in a container that creates its views only when they are needed.
  var isLazy = false
  /// The item that is presented, or the words of a link.
  var element: NavigationPath.Element?
  /// The type of the destination, as SwiftUI's messages name it.
  var destinationName = ""
  /// Presents an element after it was removed; nil if only the author's code can present it.
  var present: ((NavigationPath.Element) throws(Refusal) -> Void)?
  /// Writes false, nil or the like, as going back does.
  let deactivate: () -> Void
  /// The source of the screen, for reports.
  var origin: ScreenOrigin?
  let render: RenderClosure

  package init(
    identity: ViewIdentity, kind: Kind, isActive: Bool, isLazy: Bool = false,
    element: NavigationPath.Element? = nil, destinationName: String = "",
    present: ((NavigationPath.Element) throws(Refusal) -> Void)? = nil,
    deactivate: @escaping () -> Void, origin: ScreenOrigin? = nil,
    render: @escaping RenderClosure
  ) {
    self.identity = identity
    self.kind = kind
    self.isActive = isActive
    self.isLazy = isLazy
    self.element = element
    self.destinationName = destinationName
    self.present = present
    self.deactivate = deactivate
    self.origin = origin
    self.render = render
  }

  /// A link that keeps its own flag is activated only by a tap, and then it is visible.
  var mayPresentWhileHidden: Bool { isActive || kind != .link }
}
