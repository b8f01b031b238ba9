import OrderedJSON

/// A screen as a person sees it.
public struct RenderedScreen: Hashable {
  /// The title.
  public var title: UTF8String
  /// The title of the screen that the back button leads to; nil without a back button.
  public var back: UTF8String?
  /// The nodes of the screen's content.
  public var body: [ViewNode]
  /// Buttons of the bars.
  public var toolbar: [ViewNode]
  /// The look of the screen, and what its views inherit; nil if nothing is set.
  package var style: Style?
  /// The declaration of what is presented; nil for a screen that is not.
  package var origin: ScreenOrigin?

  /// The words on a back button that leads to a screen with this title.
  ///
  /// Source: UIKit, `UINavigationItem.backButtonTitle`: "Back" if there is no title.
  package static func backLabel(over title: UTF8String) -> UTF8String {
    title.isEmpty ? "Back" : title
  }

  /// Creates a rendering, or a screen, with these parts.
  public init(
    title: UTF8String, back: UTF8String? = nil, body: [ViewNode], toolbar: [ViewNode] = []
  ) {
    self.title = title
    self.back = back
    self.body = body
    self.toolbar = toolbar
  }
}
