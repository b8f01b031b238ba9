import NavigationCore
import SceneModel

/// The navigation container from before stacks and split views.
///
/// Source: Apple, `NavigationView` and "Migrating to new navigation types".
public struct NavigationView<Content: View> {
  private let content: Content
  private let location: CodeLocation?

  /// Creates a navigation view of one, two or three views.
  public init(@ViewBuilder content: () -> Content, fileID: String = #fileID, line: Int = #line) {
    self.content = content()
    location = CodeLocation(fileID, line)
  }
}

@MainActor
extension NavigationView: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.entering(.role("NavigationView")) { context in
      if context.host.isInsideNavigation || (context.showsColumns && context.isInsideColumns) {
        return context.renderNested("NavigationView") { content._render(in: &$0) }
      }
      if context.showsColumns { renderColumns(in: &context) } else { renderStack(in: &context) }
    }
  }

  /// Shows two or three views as columns; a link's destination replaces the next column's view.
  private func renderColumns(in context: inout RenderContext) {
    let parts = parts
    let names: [NavigationSplitViewColumn] =
      parts.count > 2 ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    let contents = names.enumerated().map { index, name -> SplitHost.Content in
      guard index < parts.count else { return (name, { _ in }) }
      if index > 0 { return (name, parts[index]) }
      return (name, { $0.renderFirstView(of: parts.count, parts[0]) })
    }
    context.renderSplit(contents, nil, nil, isLegacy: true, origin: origin)
  }

  private func renderStack(in context: inout RenderContext) {
    let parts = parts
    context.renderStack(isLegacy: true, origin: origin) { known, context in
      let local = context.localBinding(NavigationPath())
      return known ?? HeterogeneousPath(local, isAuthors: false)
    } root: {
      if let root = parts.first { $0.renderFirstView(of: parts.count, root) }
    }
  }

  private var origin: ScreenOrigin { ScreenOrigin(.root, showing: Content.self, at: location) }

  private var parts: [RenderClosure] {
    if let several = content as? any ViewSequence { return several.parts }
    return Content.self == EmptyView.self ? [] : [{ content._render(in: &$0) }]
  }
}

extension RenderContext {
  /// True if the views are columns.
  ///
  /// Source: Apple, NavigationViewStyle.automatic: columns on an iPad and a Mac, a stack on a
  /// phone.
  fileprivate var showsColumns: Bool {
    switch environment.navigationViewStyle {
    case .stack: false
    case .columns: true
    case .automatic: host.device?.platform != .iOS
    }
  }
}
