import Combine
import SwiftUI

// A store with a reducer, scoped to features; the path and the sheet are state, sent as actions.

protocol ReducerProtocol {
  associatedtype State
  associatedtype Action
  func reduce(into state: inout State, action: Action) -> ReducerEffect<Action>
}

struct ReducerEffect<Action> {
  var run: (@escaping (Action) -> Void) -> Void = { _ in }

  static var none: Self { Self() }
  static func send(_ action: Action) -> Self { Self { $0(action) } }
}

@dynamicMemberLookup
final class ReducerStore<State, Action>: ObservableObject {
  @Published private(set) var state: State
  private let reduce: (inout State, Action) -> ReducerEffect<Action>
  private var cancellable: AnyCancellable?

  init<R: ReducerProtocol>(initialState: State, reducer: R)
  where R.State == State, R.Action == Action {
    state = initialState
    reduce = reducer.reduce(into:action:)
  }

  private init(state: State, reduce: @escaping (inout State, Action) -> ReducerEffect<Action>) {
    self.state = state
    self.reduce = reduce
  }

  subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    state[keyPath: keyPath]
  }

  func send(_ action: Action) {
    let effect = reduce(&state, action)
    effect.run { [weak self] in self?.send($0) }
  }

  func binding<Value>(
    get: @escaping (State) -> Value, send action: @escaping (Value) -> Action
  ) -> Binding<Value> {
    Binding(get: { get(self.state) }, set: { self.send(action($0)) })
  }

  func scope<LocalState, LocalAction>(
    state toLocal: @escaping (State) -> LocalState,
    action fromLocal: @escaping (LocalAction) -> Action
  ) -> ReducerStore<LocalState, LocalAction> {
    let local = ReducerStore<LocalState, LocalAction>(state: toLocal(state)) { local, action in
      self.send(fromLocal(action))
      local = toLocal(self.state)
      return .none
    }
    local.cancellable = $state.dropFirst().sink { [weak local] in local?.state = toLocal($0) }
    return local
  }
}

struct CounterFeature: ReducerProtocol {
  struct State: Equatable, Hashable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Action {
    case increment, decrement
  }

  func reduce(into state: inout State, action: Action) -> ReducerEffect<Action> {
    switch action {
    case .increment: state.count += 1
    case .decrement: state.count -= 1
    }
    return .none
  }
}

struct CountersFeature: ReducerProtocol {
  struct State: Equatable {
    var counters: [CounterFeature.State] = [.init(id: 1), .init(id: 2, count: 5)]
    var path: [Int] = []
    var alert: String?
  }

  enum Action {
    case counter(id: Int, CounterFeature.Action)
    case pathChanged([Int])
    case opened(Int)
    case addTapped
    case factTapped(Int)
    case alertDismissed
    case homeTapped
  }

  func reduce(into state: inout State, action: Action) -> ReducerEffect<Action> {
    switch action {
    case .counter(let id, let action):
      guard let index = state.counters.firstIndex(where: { $0.id == id }) else { return .none }
      _ = CounterFeature().reduce(into: &state.counters[index], action: action)
    case .pathChanged(let path):
      state.path = path
    case .opened(let id):
      state.path.append(id)
    case .addTapped:
      let id = (state.counters.map(\.id).max() ?? 0) + 1
      guard id < 5 else { return .none }
      state.counters.append(.init(id: id))
      return .send(.opened(id))
    case .factTapped(let count):
      state.alert = "\(count) is a number."
    case .alertDismissed:
      state.alert = nil
    case .homeTapped:
      state.path = []
    }
    return .none
  }
}

typealias CountersStore = ReducerStore<CountersFeature.State, CountersFeature.Action>

struct ReducersApp: App {
  private let store = CountersStore(initialState: .init(), reducer: CountersFeature())

  var body: some Scene {
    WindowGroup { CountersView(store: store) }
  }
}

struct CountersView: View {
  @ObservedObject var store: CountersStore

  var body: some View {
    NavigationStack(path: store.binding(get: \.path, send: { .pathChanged($0) })) {
      List {
        ForEach(store.counters) { counter in
          NavigationLink("Counter \(counter.id): \(counter.count)", value: counter.id)
        }
      }
      .navigationTitle("Counters")
      .toolbar {
        Button("Add") { store.send(.addTapped) }
      }
      .navigationDestination(for: Int.self) { id in
        if let counter = store.counters.first(where: { $0.id == id }) {
          CounterFeatureView(
            store: store.scope(
              state: { $0.counters.first { $0.id == id } ?? counter },
              action: { .counter(id: id, $0) }),
            parent: store)
        }
      }
    }
    .alert(
      store.alert ?? "",
      isPresented: store.binding(get: { $0.alert != nil }, send: { _ in .alertDismissed })
    ) {
      Button("OK") {}
    }
  }
}

struct CounterFeatureView: View {
  @ObservedObject var store: ReducerStore<CounterFeature.State, CounterFeature.Action>
  let parent: CountersStore

  var body: some View {
    VStack {
      HStack {
        Button("−") { store.send(.decrement) }
        Text("\(store.count)").monospacedDigit()
        Button("+") { store.send(.increment) }
      }
      Button("Fact") { parent.send(.factTapped(store.count)) }
      Button("Home") { parent.send(.homeTapped) }
    }
    .navigationTitle("Counter \(store.state.id)")
  }
}
