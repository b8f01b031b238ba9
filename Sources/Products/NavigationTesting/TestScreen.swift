import SceneModel

/// A screen as a person sees it.
public struct TestScreen: Hashable {
  /// The title; empty if there is none.
  public let title: String
  /// The words on the back button; nil without one.
  public let back: String?
  /// The buttons of the bars.
  public let toolbar: [TestElement]
  /// The outermost things of the content.
  public let content: [TestElement]

  init(_ screen: RenderedScreen) {
    title = screen.title.string
    back = screen.back?.string
    toolbar = screen.toolbar.map(TestElement.init)
    content = screen.body.map(TestElement.init)
  }

  /// All elements of the screen, each before its own content, the bars last.
  public var elements: [TestElement] { (content + toolbar).flatMap(\.withDescendants) }

  /// The words of all texts.
  public var texts: [String] {
    // A row that holds only a text has its words.
    elements.filter { $0.role == .text || $0.role == .row && $0.children.isEmpty }.map(\.label)
  }
  /// The words of the rows in lists and their sections, one by one, in the order of the screen.
  public var rows: [String] { (content + toolbar).flatMap { $0.rows(isRow: false) } }
  /// The words of all buttons, those of the bars last.
  public var buttons: [String] { labels(of: .button) }
  /// The words of all links.
  public var links: [String] { labels(of: .link) }

  private func labels(of role: Query.Role) -> [String] {
    elements.filter { $0.role == role }.map(\.label)
  }

  /// Everything that a query means, in the order of the screen, the bars last.
  public func elements(_ query: Query) -> [TestElement] {
    let found = elements.filter { query.isMet(by: $0) }
    guard let index = query.index else { return found }
    return found.indices.contains(index) ? [found[index]] : []
  }

  /// True if there is something that the query means.
  public func contains(_ query: Query) -> Bool { !elements(query).isEmpty }
}

extension TestElement {
  /// The words of the rows inside it, after its own if it is a row itself.
  fileprivate func rows(isRow: Bool) -> [String] {
    let holdsRows = role == .list || role == .section
    let own = isRow && role != .section ? [label] : []
    return own + children.flatMap { $0.rows(isRow: holdsRows) }
  }
}
