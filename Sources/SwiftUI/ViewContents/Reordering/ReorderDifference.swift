/// A move of elements to another position of their collection, for the author to apply.
///
/// Source: Apple, `ReorderDifference`.
public struct ReorderDifference<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>:
  Equatable, Sendable
{
  /// The ids of the moved elements.
  public let sources: [ItemID]
  /// The new position.
  public let destination: Destination

  /// A position in one of the collections of a container.
  public struct Destination: Equatable, Sendable {
    /// The collection, as `reorderable(collectionID:)` names it.
    public let collectionID: CollectionID
    /// The position in the collection.
    public let position: Position

    /// The element after a position, or the end.
    @frozen public enum Position: Equatable, Sendable {
      /// Before the element with this id.
      case before(ItemID)
      /// After the last element.
      case end
    }
  }
}

/// The id of the collection where a container has only one.
///
/// Source: Apple, `ReorderableSingleCollectionIdentifier`.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {}
