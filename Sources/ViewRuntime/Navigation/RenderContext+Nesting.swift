import NavigationCore

extension RenderContext {
  /// Draws a container inside of another one as a part of its screen, and reports that.
  package mutating func renderNested(
    _ name: String, _ render: RenderClosure
  ) {
    report(
      Problem(
        code: .nestedStack, message: "A \(name) stands inside of another navigation container.",
        why: """
          SwiftUI shows blank screens or stops with comparisonTypeMismatch there. Here its root is \
          drawn as a part of the screen around it. Keep one container, and let screens on it be plain \
          views.
          """, arguments: ["container": .string(.init(name))]))
    render(&self)
  }
}

extension RenderContext {
  /// Draws the first of a `NavigationView`'s views, and reports where it is a hidden link alone.
  ///
  /// Source: Apple, `NavigationView`: each view is a column, of which a phone shows the first.
  package mutating func renderFirstView(of count: Int, _ render: RenderClosure) {
    render(&self)
    let isBlank = output.nodes.isEmpty && output.stack == nil && output.split == nil
    guard count > 1, isBlank, output.presentations.contains(where: \.kind.isLink) else { return }
    report(
      Problem(
        code: .hiddenFirstView,
        message: """
          The first of the \(count) views of a NavigationView is a link without a label: a phone \
          shows this view alone, so it shows nothing.
          """,
        why: """
          A NavigationView makes each of its views a column. Put all of them into one VStack, or the \
          hidden link into the background of the view that shall be seen.
          """,
        arguments: ["count": .number(.init(count))]))
  }
}

extension ViewHost {
  /// True for a screen of a stack that an author wrote.
  package var isInsideNavigation: Bool { stack.map { !$0.isImplicit || $0.root !== self } ?? false }
}
