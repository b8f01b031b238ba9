import AuthorAPI
import Foundation

/// The builder of views, as iOS 27 names it.
public typealias ContentBuilder = ViewBuilder

/// A transition in which one screen fades into the next; it moves as the usual one here.
///
/// Source: Apple, `CrossFadeNavigationTransition`.
public struct CrossFadeNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// A fade from one screen to the next.
  public nonisolated static var crossFade: Self { Self() }
}

/// A place of a sheet; accepted, and has no effect here.
///
/// Source: Apple, `PresentationPlacement`.
public struct PresentationPlacement: Hashable, Sendable {
  private let name: String
  /// Accepted; has no effect here.
  public static var automatic: Self { Self(name: "automatic") }
  /// Accepted; has no effect here.
  public static var center: Self { Self(name: "center") }
  /// Accepted; has no effect here.
  public static var leading: Self { Self(name: "leading") }
  /// Accepted; has no effect here.
  public static var trailing: Self { Self(name: "trailing") }
}

extension View {
  /// Accepted; has no effect here.
  public nonisolated func presentationPlacement(
    _ placement: PresentationPlacement
  ) -> some View { self }
  /// Accepted; has no effect here: rows have their actions also outside of lists.
  public nonisolated func swipeActionsContainer() -> some View { self }
  /// Adds actions to a row; a page has no swipe, so none is reported.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T, onPresentationChanged: @escaping (Bool) -> Void
  ) -> some View {
    swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content)
  }
  /// Accepted; has no effect here.
  public nonisolated func textInputBorderShape(_ shape: some Shape) -> some View { self }
}

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
  /// Where they go.
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
