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
          """))
    render(&self)
  }
}

extension ViewHost {
  /// True for a screen of a stack that an author wrote.
  package var isInsideNavigation: Bool { stack.map { !$0.isImplicit || $0.root !== self } ?? false }
}
