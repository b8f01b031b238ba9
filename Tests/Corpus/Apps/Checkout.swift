import SwiftUI

// The old way back to the root: the first link's flag is passed down in the environment.

struct CheckoutApp: App {
  @StateObject var cart = CheckoutCart()

  var body: some Scene {
    WindowGroup {
      CheckoutTabs().environmentObject(cart)
    }
  }
}

struct RootPresentationModeKey: EnvironmentKey {
  static let defaultValue: Binding<RootPresentationMode> = .constant(RootPresentationMode())
}

typealias RootPresentationMode = Bool

extension RootPresentationMode {
  mutating func dismissToRoot() {
    self.toggle()
  }
}

extension EnvironmentValues {
  var rootPresentationMode: Binding<RootPresentationMode> {
    get { self[RootPresentationModeKey.self] }
    set { self[RootPresentationModeKey.self] = newValue }
  }
}

struct Product: Identifiable {
  let id: Int
  let name: String
  let price: Double

  static let all = [
    Product(id: 1, name: "Kettle", price: 39.9),
    Product(id: 2, name: "Mug", price: 8.5),
  ]
}

class CheckoutCart: ObservableObject {
  @Published var items: [Product] = []
  @Published var orders = 0

  var total: Double { items.map(\.price).reduce(0, +) }

  func order() {
    orders += 1
    items = []
  }
}

struct CheckoutTabs: View {
  @EnvironmentObject var cart: CheckoutCart
  @State private var selectedTab = 0

  var body: some View {
    TabView(selection: $selectedTab) {
      ShopView()
        .tabItem {
          Image(systemName: "bag")
          Text("Shop")
        }
        .tag(0)
      CartView()
        .tabItem {
          Image(systemName: "cart")
          Text("Cart")
        }
        .badge(cart.items.count)
        .tag(1)
    }
    .accentColor(.purple)
  }
}

struct ShopView: View {
  @EnvironmentObject var cart: CheckoutCart

  var body: some View {
    NavigationView {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(Product.all) { product in
            HStack {
              Text(product.name)
              Spacer()
              Text(String(format: "%.2f", product.price))
              Button("Add \(product.name)") { cart.items.append(product) }
            }
            .padding(.horizontal)
            Divider()
          }
        }
      }
      .navigationTitle("Shop")
    }
    .navigationViewStyle(.stack)
  }
}

struct CartView: View {
  @EnvironmentObject var cart: CheckoutCart
  @State private var isActive = false

  var body: some View {
    NavigationView {
      VStack {
        List(cart.items) { Text($0.name) }
        Text("Total \(cart.total, specifier: "%.2f")")
        NavigationLink(destination: AddressView(), isActive: $isActive) {
          Text("Check out")
        }
        .isDetailLink(false)
      }
      .navigationTitle("Cart")
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .environment(\.rootPresentationMode, $isActive)
  }
}

struct AddressView: View {
  @State private var street = ""
  @State private var isPaying = false

  var body: some View {
    VStack {
      TextField("Street", text: $street)
        .textFieldStyle(RoundedBorderTextFieldStyle())
      Button("Continue") { isPaying = true }
      NavigationLink(destination: PaymentView(street: street), isActive: $isPaying) { EmptyView() }
    }
    .navigationTitle("Address")
  }
}

struct PaymentView: View {
  enum Method: String, CaseIterable {
    case card = "Card"
    case invoice = "Invoice"
  }

  let street: String
  @State private var method: Method? = nil

  var body: some View {
    VStack(alignment: .leading) {
      Text("To \(street.isEmpty ? "nowhere" : street)")
      ForEach(Method.allCases, id: \.rawValue) { method in
        NavigationLink(
          destination: ConfirmationView(method: method), tag: method, selection: self.$method
        ) {
          Text(method.rawValue)
        }
      }
    }
    .navigationTitle("Payment")
  }
}

struct ConfirmationView: View {
  let method: PaymentView.Method
  @EnvironmentObject var cart: CheckoutCart
  @Environment(\.rootPresentationMode) private var rootPresentationMode
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack {
      Text("Pay by \(method.rawValue)")
      Button("Order") {
        cart.order()
        self.rootPresentationMode.wrappedValue.dismissToRoot()
      }
      Button("Change the method") { presentationMode.wrappedValue.dismiss() }
    }
    .navigationTitle("Confirm")
    .navigationBarBackButtonHidden(true)
  }
}
