import OrderedJSON
import SceneModel

extension ViewHost {
  /// The host as a person sees it.
  ///
  /// - Parameters:
  ///   - back: the title of the screen below.
  ///   - body: the nodes, with boxes.
  func screen(
    title: UTF8String?, back: UTF8String?, body: [ViewNode], toolbar: [ViewNode]
  ) -> RenderedScreen {
    let arrangement = body.arrangement
    var screen = RenderedScreen(
      title: title ?? "",
      back: output.screen.hidesBackButton ? nil : back.map(RenderedScreen.backLabel),
      body: arrangement.nodes, toolbar: toolbar.unboxed)
    var style = output.screen.inheritedStyle
    if let items = arrangement.items {
      style = styles.style(style, StyleOperation("items", items), parts: arrangement.parts)
    }
    for operation in output.screen.operations { style = styles.style(style, operation) }
    screen.style = style
    return screen
  }
}

extension ViewHost {
  /// True for a screen of a stack that an author wrote.
  package var isInsideNavigation: Bool { stack.map { !$0.isImplicit || $0.root !== self } ?? false }
}
