import Foundation
import NavigationCore
import OrderedJSON

/// Views created from a collection; each keeps its state as long as its element keeps its id.
///
/// Source: Apple, `ForEach`.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Creates the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// The edits that its initializer allows, if no modifier says otherwise.
  var ownEdits: RowEdits?
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public func _render(in context: inout RenderContext) {
    let edits = context.container.edits ?? ownEdits
    var elements = ElementIDs(below: context.identity)
    for (offset, element) in data.enumerated() {
      let id = id(element)
      let view = content(element)
      context.entering(element: AnyHashable(id), of: &elements) { context in
        context.tagging(id, isExplicit: false) { context in
          context.renderEditable(edits, at: offset, of: data.count) { context in
            context.renderTarget(AnyHashable(id)) { context in
              context.renderPart { view._render(in: &$0) }
            }
          }
        }
      }
    }
    if let repeated = elements.firstRepeated {
      context.report(.duplicateID(repeated.base, in: Self.self))
    }
  }
}

extension Problem {
  /// SwiftUI's own words, as Xcode logs them.
  fileprivate static func duplicateID<ID>(_ id: ID, in type: Any.Type) -> Problem {
    let id = UTF8String("\(id)").shortened()
    return Problem(
      code: .duplicateID,
      message: """
        \(UTF8String("\(type)")): the ID \(id) occurs multiple times within the collection, this will \
        give undefined results!
        """,
      why: """
        On a device, views of elements with the same id can share their state, and a change can \
        show the wrong one. Give each element an id of its own.
        """,
      arguments: ["id": .string(id)])
  }
}

extension ForEach {
  /// - Parameter id: the identity of an element.
  package init(
    each data: Data, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a view for each element, which is identified by its own id.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: \.id)
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element, which is identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number of a constant range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// A row for each element of a binding, which can change it.
  ///
  /// Disfavored, because a binding to a collection is itself one.
  @_disfavoredOverload
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, Binding<C.Element>>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID,
    C.Index: Hashable, C.Indices: RandomAccessCollection
  {
    let elements = data.wrappedValue.indices.lazy.map { data[$0] }
    self.init(data: elements, content: content, id: { $0.wrappedValue.id })
  }

  /// Creates a view for each element of a binding, which is identified by a property.
  @_disfavoredOverload
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, Binding<C.Element>>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable, C.Indices: RandomAccessCollection
  {
    let elements = data.wrappedValue.indices.lazy.map { data[$0] }
    self.init(data: elements, content: content, id: { $0.wrappedValue[keyPath: id] })
  }
}
