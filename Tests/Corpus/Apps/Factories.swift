import Combine
import SwiftUI

// View models made by a container, and coordinators with children and closures back to parents.

struct FactoriesApp: App {
  private let container = DependencyContainer()

  var body: some Scene {
    WindowGroup {
      container.makeRoot()
    }
  }
}

protocol CatalogRepository: AnyObject {
  var items: [CatalogItem] { get }
  func item(_ id: CatalogItem.ID) -> CatalogItem?
}

struct CatalogItem: Identifiable, Equatable {
  let id: Int
  let name: String
}

final class InMemoryCatalog: CatalogRepository {
  let items = [CatalogItem(id: 1, name: "Lamp"), CatalogItem(id: 2, name: "Chair")]
  func item(_ id: Int) -> CatalogItem? { items.first { $0.id == id } }
}

@MainActor
protocol ViewModelFactory: AnyObject {
  func makeListViewModel(onSelect: @escaping (CatalogItem.ID) -> Void) -> CatalogListViewModel
  func makeItemViewModel(id: CatalogItem.ID) -> CatalogItemViewModel
}

@MainActor
final class DependencyContainer: ViewModelFactory {
  private lazy var repository: CatalogRepository = InMemoryCatalog()

  func makeRoot() -> some View {
    CatalogCoordinatorView(coordinator: CatalogCoordinator(factory: self))
  }

  func makeListViewModel(onSelect: @escaping (CatalogItem.ID) -> Void) -> CatalogListViewModel {
    CatalogListViewModel(repository: repository, onSelect: onSelect)
  }

  func makeItemViewModel(id: CatalogItem.ID) -> CatalogItemViewModel {
    CatalogItemViewModel(id: id, repository: repository)
  }
}

@MainActor
final class CatalogListViewModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var items: [CatalogItem] = []
  let onSelect: (CatalogItem.ID) -> Void

  init(repository: CatalogRepository, onSelect: @escaping (CatalogItem.ID) -> Void) {
    self.onSelect = onSelect
    $query
      .combineLatest(Just(repository.items))
      .map { query, items in
        query.isEmpty ? items : items.filter { $0.name.lowercased().contains(query.lowercased()) }
      }
      .assign(to: &$items)
  }
}

@MainActor
final class CatalogItemViewModel: ObservableObject {
  @Published private(set) var title: String
  @Published var quantity = 1
  private let id: CatalogItem.ID

  init(id: CatalogItem.ID, repository: CatalogRepository) {
    self.id = id
    title = repository.item(id)?.name ?? "Unknown"
  }
}

@MainActor
final class CatalogCoordinator: ObservableObject {
  enum Screen: Hashable {
    case item(CatalogItem.ID)
    case thanks
  }

  @Published var path: [Screen] = []
  @Published var order: OrderCoordinator?
  let factory: ViewModelFactory

  init(factory: ViewModelFactory) {
    self.factory = factory
  }

  func buy(_ id: CatalogItem.ID) {
    order = OrderCoordinator(
      item: id,
      onFinish: { [weak self] in
        self?.order = nil
        self?.path = [.thanks]
      },
      onCancel: { [weak self] in self?.order = nil })
  }
}

@MainActor
final class OrderCoordinator: ObservableObject, Identifiable {
  let item: CatalogItem.ID
  let onFinish: () -> Void
  let onCancel: () -> Void
  @Published var confirms = false

  init(item: CatalogItem.ID, onFinish: @escaping () -> Void, onCancel: @escaping () -> Void) {
    self.item = item
    self.onFinish = onFinish
    self.onCancel = onCancel
  }
}

struct CatalogCoordinatorView: View {
  @StateObject var coordinator: CatalogCoordinator

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      CatalogListView(
        viewModel: coordinator.factory.makeListViewModel { id in
          coordinator.path.append(.item(id))
        }
      )
      .navigationDestination(for: CatalogCoordinator.Screen.self, destination: destination)
    }
    .sheet(item: $coordinator.order) { order in
      OrderFlowView(coordinator: order)
    }
  }

  @ViewBuilder
  private func destination(_ screen: CatalogCoordinator.Screen) -> some View {
    switch screen {
    case .item(let id):
      CatalogItemView(
        viewModel: coordinator.factory.makeItemViewModel(id: id),
        onBuy: { coordinator.buy(id) })
    case .thanks:
      Text("Thank you!").navigationTitle("Thanks")
    }
  }
}

struct CatalogListView: View {
  @StateObject private var viewModel: CatalogListViewModel

  init(viewModel: @autoclosure @escaping () -> CatalogListViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel())
  }

  var body: some View {
    List(viewModel.items) { item in
      Button(item.name) { viewModel.onSelect(item.id) }
    }
    .searchable(text: $viewModel.query)
    .navigationTitle("Catalog")
  }
}

struct CatalogItemView: View {
  @StateObject private var viewModel: CatalogItemViewModel
  let onBuy: () -> Void

  init(viewModel: @autoclosure @escaping () -> CatalogItemViewModel, onBuy: @escaping () -> Void) {
    _viewModel = StateObject(wrappedValue: viewModel())
    self.onBuy = onBuy
  }

  var body: some View {
    Form {
      Stepper("Quantity: \(viewModel.quantity)", value: $viewModel.quantity, in: 1...4)
      Button("Buy", action: onBuy)
    }
    .navigationTitle(viewModel.title)
  }
}

struct OrderFlowView: View {
  @ObservedObject var coordinator: OrderCoordinator

  var body: some View {
    NavigationStack {
      VStack {
        Text("Order number \(coordinator.item)")
        Button("Continue") { coordinator.confirms = true }
      }
      .navigationTitle("Order")
      .navigationDestination(isPresented: $coordinator.confirms) {
        Button("Confirm", action: coordinator.onFinish)
          .navigationTitle("Confirm")
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", action: coordinator.onCancel)
        }
      }
    }
  }
}
