import NavigationCore

extension RenderContext {
  /// Draws a container inside another one as a part of its screen, and reports that.
  package mutating func renderNested(
    _ name: String, _ render: RenderClosure
  ) {
    report(
      Problem(
        code: .nestedStack, message: "A \(name) is nested inside another navigation container.",
        why: """
          SwiftUI shows blank screens or stops with comparisonTypeMismatch in this case. Here the \
          inner root is drawn as part of the surrounding screen. Keep one container and make its \
          screens plain views.
          """, arguments: ["container": .string(.init(name))]))
    render(&self)
  }
}

extension RenderContext {
  /// True if a split view has no room of its own here: it is on a screen, in a column, or after
  /// another split view.
  package var isInsideColumns: Bool {
    host.isInsideNavigation || host.column != nil || output.containers.split != nil
  }

  /// Draws the first of a `NavigationView`'s views, and reports if it is only a hidden link.
  ///
  /// Source: Apple, `NavigationView`: each view is a column, of which a phone shows the first.
  package mutating func renderFirstView(of count: Int, _ render: RenderClosure) {
    render(&self)
    let isBlank = output.nodes.isEmpty && output.containers.isEmpty
    guard count > 1, isBlank, output.presentations.contains(where: \.kind.isLink) else { return }
    report(
      Problem(
        code: .hiddenFirstView,
        message: """
          The first of the NavigationView’s \(count) views is a link without a label. A phone \
          shows only this view, so it shows nothing.
          """,
        why: """
          A NavigationView turns each of its views into a column. Put them all into one VStack, or \
          put the hidden link into the background of the view you want to show.
          """,
        arguments: ["count": .number(.init(count))]))
  }
}
