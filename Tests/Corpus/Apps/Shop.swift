import SwiftUI

// Links with lazy destinations, a cart in the environment, a link that counts, and rows as links.

struct ShopApp: App {
  @StateObject private var cart = ShopCart()
  @StateObject private var favorites = ShopFavorites()

  var body: some Scene {
    WindowGroup {
      ShopHome()
        .environmentObject(cart)
        .environmentObject(favorites)
    }
  }
}

struct LazyView<Content: View>: View {
  let build: () -> Content
  init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
  var body: some View { build() }
}

struct ShopItem: Identifiable, Hashable {
  let id: Int
  let name: String
  let cents: Int
  var similar: [Int] = []

  var price: String {
    let (euros, cents) = cents.quotientAndRemainder(dividingBy: 100)
    return String(format: "€ %d.%02d", euros, cents)
  }

  static let all = [
    ShopItem(id: 1, name: "Tea", cents: 499, similar: [2]),
    ShopItem(id: 2, name: "Coffee", cents: 899, similar: [1]),
  ]
}

final class ShopCart: ObservableObject {
  @Published private(set) var counts: [Int: Int] = [:]

  var total: Int {
    ShopItem.all.reduce(into: 0) { $0 += $1.cents * (counts[$1.id] ?? 0) }
  }
  var isEmpty: Bool { counts.isEmpty }

  func add(_ item: ShopItem) { counts[item.id, default: 0] += 1 }
  func remove(_ item: ShopItem) { counts[item.id] = nil }
  func clear() { counts.removeAll() }
}

final class ShopFavorites: ObservableObject {
  @Published var ids: Set<Int> = []
}

struct ShopHome: View {
  @EnvironmentObject var cart: ShopCart
  @State private var visits = 0

  var body: some View {
    NavigationView {
      ScrollView(.vertical, showsIndicators: false) {
        LazyVStack(pinnedViews: [.sectionHeaders]) {
          Section {
            ForEach(ShopItem.all) { item in
              NavigationLink(destination: LazyView(ShopItemView(item: item))) {
                ShopItemRow(item: item)
              }
              .simultaneousGesture(TapGesture().onEnded { visits += 1 })
            }
          } header: {
            Text("Drinks")
          }
        }
      }
      .navigationBarTitle("Shop")
      .navigationBarItems(trailing: cartLink)
    }
    .navigationViewStyle(.stack)
  }

  private var cartLink: some View {
    NavigationLink(destination: LazyView(ShopCartView())) {
      Image(systemName: cart.isEmpty ? "cart" : "cart.fill")
    }
    .accessibilityLabel("Cart")
  }
}

struct ShopItemRow: View {
  let item: ShopItem
  @EnvironmentObject var favorites: ShopFavorites

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(item.name)
      if favorites.ids.contains(item.id) { Text("♥") }
      Spacer()
      Text(item.price)
    }
    .padding()
  }
}

struct ShopItemView: View {
  let item: ShopItem
  @EnvironmentObject var cart: ShopCart
  @EnvironmentObject var favorites: ShopFavorites

  private var isFavorite: Binding<Bool> {
    .init {
      favorites.ids.contains(item.id)
    } set: { isOn in
      if isOn { favorites.ids.insert(item.id) } else { favorites.ids.remove(item.id) }
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(item.price)
      Toggle("Favorite", isOn: isFavorite)
      Button("Add to cart") { cart.add(item) }
      ForEach(item.similar, id: \.self) { id in
        if let similar = ShopItem.all.first(where: { $0.id == id }) {
          NavigationLink("Like \(similar.name)", destination: SimilarView(item: similar))
        }
      }
    }
    .navigationBarTitle(Text(item.name), displayMode: .inline)
  }
}

struct SimilarView: View {
  let item: ShopItem

  var body: some View {
    ShopItemRow(item: item)
      .navigationBarTitle("Similar")
  }
}

struct ShopCartView: View {
  @EnvironmentObject var cart: ShopCart
  @Environment(\.presentationMode) var mode

  var body: some View {
    List {
      ForEach(ShopItem.all.filter { cart.counts[$0.id] != nil }) { item in
        HStack {
          Text("\(cart.counts[item.id] ?? 0) × \(item.name)")
          Spacer()
          Button(action: { cart.remove(item) }) { Image(systemName: "trash") }
            .buttonStyle(BorderlessButtonStyle())
            .accessibility(identifier: "remove-\(item.name)")
        }
      }
      Text("Total: \(cart.total)")
      Button("Order") {
        cart.clear()
        mode.wrappedValue.dismiss()
      }
      .disabled(cart.isEmpty)
    }
    .navigationBarTitle("Cart")
  }
}
