import Foundation
import NavigationCore
import OrderedJSON
import SceneModel

/// Views created from a collection; each keeps its state as long as its element keeps its id.
///
/// Source: Apple, `ForEach`.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Creates the view of an element.
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID
  /// The edits that its initializer allows, if no modifier says otherwise.
  var ownEdits: RowEdits?
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public func _render(in context: inout RenderContext) {
    let count = data.count
    var lazy: LazyElements?
    if context.container.createsWhenNeeded {
      lazy = context.lazyElements(count) { offset(of: $0) }
    }
    var elements = ElementIDs(below: context.identity, of: lazy)
    if let lazy {
      renderLazily(lazy, &elements, in: &context)
    } else {
      let created = context.container.createsWhenNeeded ? count : context.host.elements.take(count)
      for offset in 0..<created { render(offset, of: count, &elements, in: &context) }
      if created < count {
        context.report(.tooManyViews(count, created, in: context.container.name))
      }
    }
    if let repeated = elements.firstRepeated {
      context.report(.duplicateID(repeated.base, in: Self.self))
    }
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
