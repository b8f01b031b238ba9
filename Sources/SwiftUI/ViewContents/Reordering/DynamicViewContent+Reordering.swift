import Foundation
import SceneModel

extension DynamicViewContent {
  /// A long press on an element shows a menu with "Move Up" and "Move Down", in the place of a drag;
  /// `reorderContainer` around it says what they do.
  ///
  /// Source: Apple, `reorderable()`.
  public nonisolated func reorderable() -> some DynamicViewContent<Data> {
    reorderable(collectionID: ReorderableSingleCollectionIdentifier())
  }

  /// A long press on an element shows a menu with "Move Up" and "Move Down", which move it within the
  /// collection with this id. Moves to another collection of the container are not offered.
  ///
  /// Source: Apple, `reorderable(collectionID:)`.
  public nonisolated func reorderable(
    collectionID: some Hashable & Sendable
  ) -> some DynamicViewContent<Data> {
    EditableContent(base: self) { $0.collectionID = AnyHashable(collectionID) }
  }
}

extension RenderContext {
  /// The move of an element to before the one at an offset; nil if no container around takes it.
  ///
  /// - Parameter id: that of the element at an offset.
  func reordering(
    _ edits: RowEdits, at offset: Int, of count: Int, id: @escaping (Int) -> AnyHashable
  ) -> ((IndexSet, Int) -> Void)? {
    guard let collection = edits.collectionID, let container = environment.reorderContainer,
      container.action(id(offset), nil, collection) != nil
    else { return nil }
    return { _, place in
      container.action(id(offset), place < count ? id(place) : nil, collection)?()
    }
  }

  /// Nodes of which the last has a menu that moves it.
  mutating func addMoves(
    _ move: @escaping (IndexSet, Int) -> Void, at offset: Int, of count: Int, to nodes: [ViewNode]
  ) -> [ViewNode] {
    let buttons = collectUncovered { context in
      context.entering(.role("reorder")) { $0.emitMoves(move, at: offset, of: count) }
    }
    let isMenu = buttons.unboxed.count > 1
    let menu =
      isMenu ? [container(ViewNode(.stack, axis: .horizontal), holding: buttons, "stack")] : buttons
    return collect { $0.emit(nodes, attaching: menu, as: "menu") }
  }
}
