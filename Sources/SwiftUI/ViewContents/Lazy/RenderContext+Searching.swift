import SceneModel

extension RenderContext {
  /// Lets a tap find an element without a view by what its view would show.
  ///
  /// - Parameter render: renders an element.
  package mutating func addSearch(
    of elements: LazyElements, _ render: @escaping @MainActor (Int, inout RenderContext) -> Void
  ) {
    var context = self
    context.output = RenderOutput()
    context.targets = nil
    context.scrollRequest = nil
    let apart = context
    let search = ElementSearch(of: elements) { budget, isMeant in
      apart.host.apart {
        for offset in 0..<elements.count where !elements.hasView(offset) {
          if budget == 0 { return nil }
          budget -= 1
          if isMeant(apart.output(of: offset, render)) { return offset }
        }
        return nil
      }
    }
    output.searches.append(search)
  }

  /// Renders an element apart from the screen, once.
  private func output(
    of offset: Int, _ render: @MainActor (Int, inout RenderContext) -> Void
  ) -> RenderOutput {
    host.elements = ElementBudget()
    var context = self
    return context.renderingOnce { render(offset, &$0) }
  }
}
