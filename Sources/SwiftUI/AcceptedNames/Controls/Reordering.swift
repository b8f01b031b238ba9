import AuthorAPI

/// A move of elements between places; accepted, and never made here.
///
/// Source: Apple, `ReorderDifference`.
public struct ReorderDifference<ID: Hashable, CollectionID: Hashable> {
  /// A place of elements; accepted, and has no effect here.
  public struct Destination {
    /// The collection.
    public let collectionID: CollectionID
    /// The element that they come before; nil at the end.
    public let before: ID?
  }
  /// The moved elements.
  public let sources: [ID]
  /// The new place.
  public let destination: Destination
}

extension DynamicViewContent {
  /// Accepted; has no effect here: `onMove(perform:)` moves rows.
  public nonisolated func reorderable() -> some DynamicViewContent { self }
  /// Accepted; has no effect here: `onMove(perform:)` moves rows.
  public nonisolated func reorderable(
    collectionID: some Hashable
  ) -> some DynamicViewContent { self }
}

extension View {
  /// Accepted; has no effect here.
  public nonisolated func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, Never>) -> Void
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func reorderContainer<Item: Identifiable, CollectionID: Hashable>(
    for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View { self }
}
