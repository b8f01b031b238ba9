import NavigationCore
import OrderedJSON
import SceneModel

@MainActor
extension ForEach where Content: View {
  /// Renders those elements of a collection that come near the viewport.
  func renderLazily(
    _ lazy: LazyElements, _ elements: inout ElementIDs, in context: inout RenderContext
  ) {
    let count = lazy.count
    var created: [AnyHashable: Int] = [:]
    var end = 0
    for range in lazy.shownRanges + [count..<count] {
      let missing = end..<range.lowerBound
      for offset in lazy.requested(in: missing).joined() {
        created[id(at: offset)] = offset
        context.renderRequested(offset, of: lazy) {
          render(offset, of: count, &elements, in: &$0)
        }
      }
      if !missing.isEmpty {
        context.emitMissing(missing, of: lazy) { (0..<count).contains($0) ? id(at: $0) : nil }
      }
      for offset in range {
        created[id(at: offset)] = offset
        context.renderShown(offset, of: lazy) { render(offset, of: count, &elements, in: &$0) }
      }
      end = range.upperBound
    }
    context.finish(lazy, created) { holds($1, at: $0) }
    context.addSearch(of: lazy) { offset, context in
      var elements = ElementIDs(below: context.identity)
      render(offset, of: count, &elements, in: &context)
    }
  }

  func render(
    _ offset: Int, of count: Int, _ elements: inout ElementIDs, in context: inout RenderContext
  ) {
    let edits = context.container.edits ?? ownEdits
    let element = element(at: offset)
    let id = id(element)
    let view = content(element)
    context.entering(element: AnyHashable(id), of: &elements) { context in
      context.tagging(id, isExplicit: false) { context in
        context.renderTarget(AnyHashable(id)) { context in
          context.renderEditable(edits, at: offset, of: count, id: self.id(at:)) { context in
            context.renderPart { view._render(in: &$0) }
          }
        }
      }
    }
  }
}

@MainActor
extension ForEach {
  fileprivate func element(at offset: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: offset)]
  }

  fileprivate func id(at offset: Int) -> AnyHashable { AnyHashable(id(element(at: offset))) }

  fileprivate func holds(_ wanted: AnyHashable, at offset: Int) -> Bool {
    (0..<data.count).contains(offset) && id(at: offset) == wanted
  }

  /// The offset of the element with an id; nil if there is none.
  func offset(of wanted: AnyHashable) -> Int? {
    guard let wanted = wanted.base as? ID, let first = data.first else { return nil }
    // Ids that count the elements are found at once, also among millions.
    if let number = wanted as? Int, let start = id(first) as? Int {
      let (offset, overflows) = number.subtractingReportingOverflow(start)
      if !overflows && holds(AnyHashable(wanted), at: offset) { return offset }
    }
    return data.enumerated().first { id($0.element) == wanted }?.offset
  }
}
