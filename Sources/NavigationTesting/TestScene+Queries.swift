import NavigationCore
import OrderedJSON
import ViewRuntime

// The things that queries mean.
extension TestScene {
  /// The one thing that is meant.
  ///
  /// - Parameters:
  ///   - query: what is looked for, in what lies over the screens, or else in all columns.
  ///   - container: what it stands in, such as a row.
  /// - Throws: `QueryFailure` with the screen, where nothing or several things are meant.
  public func element(_ query: Query, in container: Query? = nil) throws -> TestElement {
    try only(reachable(in: container).filter { query.isMet(by: $0.element) }, query).element
  }

  /// The one thing that takes a press: what is meant, or what stands in it or around it.
  func control(_ query: Query, in container: Query? = nil) throws -> TestElement {
    let found = try controls(query, in: container)
    if found.isEmpty, let element = try? element(query, in: container) {
      throw failure(.takesNoPress(query, element.description))
    }
    return try only(found, query).element
  }

  /// The controls that are meant: of those that stand inside each other the outer one.
  func controls(_ query: Query, in container: Query? = nil) throws -> [FoundElement] {
    let all = try reachable(in: container)
    let exact = all.filter { $0.isControl && query.isMet(by: $0.element) }
    if !exact.isEmpty { return exact.outermost }
    let around = all.filter { $0.isControl && $0.element.shows(query) }
    if !around.isEmpty { return around.outermost }
    return all.filter { query.isMet(by: $0.element) }.outermost.compactMap(\.onlyControl)
  }

  /// Everything that can be reached: what lies over the screens, or else all columns, the front first.
  private var reachable: [FoundElement] {
    let view = runtime.rendering.view
    if view.alert != nil || view.sheet != nil { return screen.found }
    return [view.stack, view.detail, view.content, view.sidebar].compactMap(\.self)
      .flatMap { TestScreen($0).found }
  }

  private func reachable(in container: Query?) throws -> [FoundElement] {
    guard let container else { return reachable }
    return try only(reachable.filter { container.isMet(by: $0.element) }.outermost, container)
      .inside
  }

  private func only(_ found: [FoundElement], _ query: Query) throws -> FoundElement {
    if let index = query.index, found.indices.contains(index) { return found[index] }
    if found.count == 1, query.index == nil { return found[0] }
    if found.isEmpty || query.index != nil { throw failure(.nothing(query, found.count)) }
    throw failure(.several(query, found.map(\.description)))
  }
}

/// A thing on the screen, with what it stands in.
struct FoundElement: CustomStringConvertible {
  let element: TestElement
  /// The positions of its surroundings and of itself, from outside.
  let place: [Int]
  /// The lines of its surroundings that have words, the inner one last.
  let surroundings: [String]

  var isControl: Bool { element.node.id != nil }
  /// The things inside, each before what is inside it.
  var inside: [FoundElement] {
    let words = surroundings + (element.label.isEmpty ? [] : [element.description])
    return element.children.enumerated().flatMap { index, child in
      let child = FoundElement(element: child, place: place + [index], surroundings: words)
      return [child] + child.inside
    }
  }
  /// The one control inside; nil where there are none or several.
  var onlyControl: FoundElement? {
    let controls = inside.filter(\.isControl).outermost
    return controls.count == 1 ? controls[0] : nil
  }
  var description: String {
    element.description + (surroundings.last.map { ", in \($0)" } ?? "")
  }
}

extension [FoundElement] {
  /// Those that stand in none of the others.
  var outermost: [FoundElement] {
    let places = Set(map(\.place))
    return filter { found in
      !found.place.indices.dropFirst().contains { places.contains([Int](found.place[..<$0])) }
    }
  }
}

extension TestElement {
  /// True if a text inside is meant, in nothing that takes a press itself.
  fileprivate func shows(_ query: Query) -> Bool {
    children.contains { child in
      child.node.id == nil && (query.isMet(by: child) || child.shows(query))
    }
  }
}

extension TestScreen {
  /// Everything on the screen, each thing before what stands inside it, the bars last.
  fileprivate var found: [FoundElement] {
    (content + toolbar).enumerated().flatMap { index, element in
      let found = FoundElement(element: element, place: [index], surroundings: [])
      return [found] + found.inside
    }
  }
}
