import NavigationCore
import OrderedJSON

// Views in a tab view that have no label of a tab are pages to swipe through: one is seen at a time.
//
// Source: Apple, `PageTabViewStyle`.
extension RenderContext {
  /// Renders one of the views of a container, which in a tab view is a page unless it is a tab.
  package mutating func renderPart(_ render: RenderClosure) {
    guard let tabs = container.tabs else { return render(&self) }
    let (before, count) = (output, tabs.count)
    tabs.pageTag = (container.tag, container.isTagExplicit)
    render(&self)
    guard tabs.count == count, output.showsMore(than: before) else { return }
    let page = output
    if !tabs.add(page) {
      output = before
      disappear(page.lifecycles[before.lifecycles.count...])
    }
    if tabs.pageTag.isExplicit { reportMismatch(of: tabs.pageTag.tag, in: tabs) }
  }

  private func disappear(_ lifecycles: ArraySlice<Lifecycle>) {
    if lifecycles.allSatisfy({ !$0.isVisible }) { return }
    host.runtime?.afterUpdate { for lifecycle in lifecycles { lifecycle.disappearIfVisible() } }
  }
}

extension Tabs {
  package struct Page {
    package let tag: AnyHashable
    package let isSelected: Bool
    /// All that is shown where this page is.
    package let output: RenderOutput
  }

  /// - Returns: true if it is the selected one.
  fileprivate func add(_ page: RenderOutput) -> Bool {
    let (tag, isSelected) = next(pageTag.tag)
    pages.append(Page(tag: tag, isSelected: isSelected, output: page))
    return isSelected
  }

  /// Notes the outermost tag of the page that is being rendered.
  func setPageTag(_ tag: AnyHashable) {
    if !pageTag.isExplicit { pageTag = (tag, true) }
  }
}

extension RenderOutput {
  fileprivate func showsMore(than other: RenderOutput) -> Bool {
    nodes.count > other.nodes.count || containers.showsMore(than: other.containers)
  }
}
