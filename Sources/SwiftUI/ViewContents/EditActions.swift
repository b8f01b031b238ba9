import SceneModel

/// The edits that rows allow, done to the collection that they are of.
///
/// Source: Apple, `EditActions`.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set of edits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Rows can be moved.
  public static var move: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows can be deleted.
  public static var delete: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Rows can be moved and deleted.
  public static var all: EditActions { [.move, .delete] }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  func edits(of data: Binding<Data>) -> RowEdits {
    RowEdits(
      delete: contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil,
      move: contains(.move)
        ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }
}

extension ForEach where Content: View {
  /// A row for each element of a binding, which can be edited as the actions say.
  ///
  /// Source: Apple, `init(_:editActions:content:)`.
  public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, Binding<C.Element>>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable,
    C.Indices: RandomAccessCollection
  {
    self.init(data, content: content)
    ownEdits = editActions.edits(of: data)
  }

  /// A row for each element of a binding, identified by a property, which can be edited as the actions
  /// say.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, Binding<C.Element>>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Index: Hashable, C.Indices: RandomAccessCollection
  {
    self.init(data, id: id, content: content)
    ownEdits = editActions.edits(of: data)
  }
}
