/// The scope in which elements are moved; without one, `reorderable()` has no effect.
struct ReorderContainer {
  /// The author's action for a move before an element, or to the end if there is none. Nil if the
  /// container is of elements or collections of another type.
  let action: (AnyHashable, _ next: AnyHashable?, _ collection: AnyHashable) -> Action?

  typealias Action = () -> Void
}

extension EnvironmentValues {
  var reorderContainer: ReorderContainer? {
    get { self[ReorderContainerKey.self] }
    set { self[ReorderContainerKey.self] = newValue }
  }
}

private enum ReorderContainerKey: EnvironmentKey {
  static var defaultValue: ReorderContainer? { nil }
}

private struct ReorderContainerView<Content: View> {
  let content: Content
  let container: ReorderContainer?
}

@MainActor
extension ReorderContainerView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    let outer = context.environment
    context.environment.reorderContainer = container
    content._render(in: &context)
    context.environment = outer
  }
}

extension View {
  /// The elements of one collection, marked by `reorderable()`, can be moved.
  ///
  /// Source: Apple, `reorderContainer(for:isEnabled:move:)`.
  public nonisolated func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where Item.ID: Sendable {
    reordering(isEnabled, move)
  }

  /// The elements of one collection, identified by a property, can be moved.
  ///
  /// Source: Apple, `reorderContainer(for:itemID:isEnabled:move:)`.
  public nonisolated func reorderContainer<Item, ItemID: Hashable & Sendable>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View {
    reordering(isEnabled, move)
  }

  /// The elements of several collections, marked by `reorderable(collectionID:)`, can be moved.
  ///
  /// Source: Apple, `reorderContainer(for:in:isEnabled:move:)`.
  public nonisolated func reorderContainer<
    Item: Identifiable, CollectionID: Hashable & Sendable
  >(
    for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View where Item.ID: Sendable {
    reordering(isEnabled, move)
  }

  /// The elements of several collections, identified by a property, can be moved.
  ///
  /// Source: Apple, `reorderContainer(for:itemID:in:isEnabled:move:)`.
  public nonisolated func reorderContainer<
    Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable
  >(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type,
    isEnabled: Bool = true, move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) -> some View {
    reordering(isEnabled, move)
  }

  private nonisolated func reordering<ItemID, CollectionID>(
    _ isEnabled: Bool, _ move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) -> some View {
    let container = ReorderContainer { id, next, collection in
      guard let id = id.base as? ItemID, let collection = collection.base as? CollectionID else {
        return nil
      }
      let position = next.map { $0.base as? ItemID }
      guard position != .some(nil) else { return nil }
      let destination = ReorderDifference<ItemID, CollectionID>.Destination(
        collectionID: collection, position: (position ?? nil).map { .before($0) } ?? .end)
      return { move(ReorderDifference(sources: [id], destination: destination)) }
    }
    return ReorderContainerView(content: self, container: isEnabled ? container : nil)
  }
}
