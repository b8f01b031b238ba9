import StoreKit
import SwiftUI

@MainActor final class Shop: ObservableObject {
  @Published private(set) var products: [Product] = []
  @Published private(set) var owned: Set<String> = []
  private var updates: Task<Void, Never>?

  init() {
    updates = Task { [weak self] in
      for await result in StoreKit.Transaction.updates {
        guard let self, let transaction = try? self.verified(result) else { continue }
        await transaction.finish()
      }
    }
  }

  deinit { updates?.cancel() }

  func load() async throws {
    products = try await Product.products(for: ["app.pro"]).sorted { $0.price < $1.price }
    for await result in StoreKit.Transaction.currentEntitlements {
      if case .verified(let transaction) = result, transaction.revocationDate == nil {
        owned.insert(transaction.productID)
      }
    }
  }

  func buy(_ product: Product) async throws -> StoreKit.Transaction? {
    let result = try await product.purchase()
    switch result {
    case .success(let verification):
      let transaction = try verified(verification)
      await transaction.finish()
      return transaction
    case .userCancelled, .pending: return nil
    @unknown default: return nil
    }
  }

  func verified<T>(_ result: VerificationResult<T>) throws -> T {
    switch result {
    case .unverified: throw StoreKitError.notEntitled
    case .verified(let safe): return safe
    }
  }

  func restore() async { try? await AppStore.sync() }
}

struct ShopView: View {
  @StateObject private var shop = Shop()
  @Environment(\.requestReview) private var requestReview
  @State private var managesSubscriptions = false

  var body: some View {
    List {
      ForEach(shop.products) { product in
        Button("\(product.displayName) \(product.displayPrice)") {
          Task { _ = try await shop.buy(product) }
        }
      }
      ProductView(id: "app.pro") { Image(systemName: "star") }.productViewStyle(.large)
      StoreView(ids: ["app.pro", "app.tip"]).storeButton(.visible, for: .restorePurchases)
      SubscriptionStoreView(groupID: "21429742") { Text("Pro") }
        .subscriptionStoreControlStyle(.prominentPicker)
        .onInAppPurchaseCompletion { product, result in print(product.id, result) }
      Button("Rate") { requestReview() }
    }
    .task { try? await shop.load() }
    .manageSubscriptionsSheet(isPresented: $managesSubscriptions)
    .subscriptionStatusTask(for: "21429742") { state in
      if case .success(let statuses) = state { print(statuses.map(\.state) == [.subscribed]) }
    }
  }
}
