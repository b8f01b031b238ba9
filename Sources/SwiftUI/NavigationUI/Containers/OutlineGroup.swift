/// Rows of a tree; a row with others below it opens and closes them.
///
/// Source: Apple, `OutlineGroup`.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  private let roots: Roots
  private let id: (Data.Element) -> ID
  private let children: (Data.Element) -> Data?
  private let content: (Data.Element) -> Leaf

  private enum Roots {
    case all(Data)
    case one(Data.Element)
  }

  private init(
    _ roots: Roots, id: @escaping (Data.Element) -> ID,
    children: @escaping (Data.Element) -> Data?, content: @escaping (Data.Element) -> Leaf
  ) {
    self.roots = roots
    self.id = id
    self.children = children
    self.content = content
  }
}

extension OutlineGroup: View, PrimitiveView where Leaf: View {
  public typealias Body = Never

  public func _render(in context: inout RenderContext) {
    switch roots {
    case .all(let data): rows(of: data)._render(in: &context)
    case .one(let root): rows(of: CollectionOfOne(root))._render(in: &context)
    }
  }

  private func rows<Elements: RandomAccessCollection>(of elements: Elements) -> some View
  where Elements.Element == Data.Element {
    ForEach(each: elements, id: id, content: row)
  }

  @ViewBuilder private func row(_ element: Data.Element) -> some View {
    if let below = children(element) {
      DisclosureGroup {
        AnyView(OutlineGroup(.all(below), id: id, children: children, content: content))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}

/// The rows below a row of an outline, which only its type names.
public struct OutlineSubgroupChildren: View {
  public var body: some View { EmptyView() }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates an outline of a tree.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates an outline of a tree, whose elements are identified by a property.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      .all(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }

  /// Creates an outline of a tree with one root.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Creates an outline of a tree with one root, whose elements are identified by a property.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      .one(root), id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }
}

// Trees of a binding, whose rows can change their elements.
extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates an outline of a tree that its rows can change.
  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, ID == E.ID, E == C.Element {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates an outline of a tree that its rows can change, whose elements are identified by a
  /// property.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, E == C.Element {
    self.init(
      .all(data), id: { $0.wrappedValue[keyPath: id] },
      children: { Binding($0[dynamicMember: children]) }, content: content)
  }

  /// Creates an outline of a tree with one root that its rows can change.
  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, ID == E.ID, E == C.Element {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Creates an outline of a tree with one root that its rows can change, whose elements are
  /// identified by a property.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, E == C.Element {
    self.init(
      .one(root), id: { $0.wrappedValue[keyPath: id] },
      children: { Binding($0[dynamicMember: children]) }, content: content)
  }
}
