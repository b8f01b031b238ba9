import NavigationUI

/// A product of the store, which has none: a hatched box with its id.
///
/// Source: Apple, StoreKit `ProductView`.
@MainActor @preconcurrency
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let id: String

  public var body: some View { UndrawnBox("ProductView", words: id) }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Creates a view of a product.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) { id = productID }
  /// Creates a view of a product.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) { id = product.id }
}

extension ProductView where PlaceholderIcon == Icon {
  /// Creates a view of a product; its icon is not shown.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping () -> Icon
  ) { id = productID }
  /// Creates a view of a product; its icon is not shown.
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping () -> Icon
  ) { id = product.id }
}

extension ProductView {
  /// Creates a view of a product; its icons are not shown.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { id = productID }
}

/// Products of the store, which has none: a hatched box with their ids.
///
/// Source: Apple, StoreKit `StoreView`.
@MainActor @preconcurrency
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  private let ids: [String]

  public var body: some View { UndrawnBox("StoreView", words: ids.joined(separator: ", ")) }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Creates a view of products.
  public init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
    ids = Array(productIDs)
  }
  /// Creates a view of products.
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {
    ids = products.map(\.id)
  }
}

extension StoreView where PlaceholderIcon == Icon {
  /// Creates a view of products; their icons are not shown.
  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) { ids = Array(productIDs) }
}

/// The subscriptions of a group, of which the store has none: a hatched box, and the views of the
/// app around them.
///
/// Source: Apple, StoreKit `SubscriptionStoreView`.
@MainActor @preconcurrency
public struct SubscriptionStoreView<Content: View>: View {
  private let words: String
  private let content: Content

  public var body: some View {
    VStack {
      content
      UndrawnBox("SubscriptionStoreView", words: words)
    }
  }
}

extension SubscriptionStoreView {
  /// Creates a view of a group of subscriptions.
  public init(groupID: String, @ViewBuilder marketingContent: () -> Content) {
    words = groupID
    content = marketingContent()
  }
  /// Creates a view of subscriptions.
  public init(
    productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content
  ) {
    words = productIDs.joined(separator: ", ")
    content = marketingContent()
  }
  /// Creates a view of subscriptions.
  public init(
    subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
  ) {
    self.init(productIDs: subscriptions.map(\.id), marketingContent: marketingContent)
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  /// Creates a view of a group of subscriptions.
  public init(groupID: String) { self.init(groupID: groupID) { EmptyView() } }
  /// Creates a view of subscriptions.
  public init(productIDs: some Collection<Product.ID>) {
    self.init(productIDs: productIDs) { EmptyView() }
  }
}
