import Foundation
import SwiftUI

// A wrapper library in one file: an array of routes drives pushes, sheets and covers, with nested
// hidden links; and an app that uses it.

enum FlowRoute<Screen> {
  case push(Screen)
  case sheet(Screen)
  case cover(Screen)

  var screen: Screen {
    switch self {
    case .push(let screen), .sheet(let screen), .cover(let screen): return screen
    }
  }

  var isPush: Bool {
    if case .push = self { return true }
    return false
  }
}

extension FlowRoute: Equatable where Screen: Equatable {}

extension Array {
  mutating func push<Screen>(_ screen: Screen) where Element == FlowRoute<Screen> {
    append(.push(screen))
  }

  mutating func presentSheet<Screen>(_ screen: Screen) where Element == FlowRoute<Screen> {
    append(.sheet(screen))
  }

  mutating func goBack<Screen>(_ count: Int = 1) where Element == FlowRoute<Screen> {
    removeLast(count)
  }

  mutating func goBackToRoot<Screen>() where Element == FlowRoute<Screen> {
    removeAll()
  }
}

struct FlowStack<Screen, Root: View, ScreenView: View>: View {
  @Binding var routes: [FlowRoute<Screen>]
  let root: Root
  let build: (Binding<Screen>, Int) -> ScreenView

  init(
    _ routes: Binding<[FlowRoute<Screen>]>, @ViewBuilder root: () -> Root,
    @ViewBuilder build: @escaping (Binding<Screen>, Int) -> ScreenView
  ) {
    _routes = routes
    self.root = root()
    self.build = build
  }

  var body: some View {
    NavigationView {
      FlowNode(routes: $routes, index: -1, content: AnyView(root), build: build)
    }
    .navigationViewStyle(.stack)
  }
}

struct FlowNode<Screen, ScreenView: View>: View {
  @Binding var routes: [FlowRoute<Screen>]
  let index: Int
  let content: AnyView
  let build: (Binding<Screen>, Int) -> ScreenView

  private var next: FlowRoute<Screen>? {
    routes.indices.contains(index + 1) ? routes[index + 1] : nil
  }

  private func isActive(_ matches: @escaping (FlowRoute<Screen>) -> Bool) -> Binding<Bool> {
    Binding(
      get: { next.map(matches) ?? false },
      set: { isActive in
        guard !isActive, next != nil else { return }
        routes = Array(routes.prefix(index + 1))
      })
  }

  @ViewBuilder private var nextView: some View {
    if let next {
      FlowNode(
        routes: $routes, index: index + 1,
        content: AnyView(
          build(
            Binding(get: { next.screen }, set: { routes[index + 1] = .push($0) }), index + 1)),
        build: build)
    }
  }

  var body: some View {
    content
      .background(
        NavigationLink(destination: nextView, isActive: isActive(\.isPush), label: EmptyView.init)
          .hidden()
      )
      .sheet(
        isPresented: isActive { if case .sheet = $0 { return true } else { return false } },
        onDismiss: nil
      ) {
        NavigationView { nextView }.navigationViewStyle(.stack)
      }
      .fullScreenCover(
        isPresented: isActive { if case .cover = $0 { return true } else { return false } }
      ) {
        nextView
      }
  }
}

struct FlowStacksApp: App {
  var body: some Scene {
    WindowGroup { NumberFlow() }
  }
}

enum NumberScreen: Equatable {
  case number(Int)
  case info(String)
}

struct NumberFlow: View {
  @State private var routes: [FlowRoute<NumberScreen>] = []

  var body: some View {
    FlowStack($routes) {
      List(1..<4) { number in
        Button("Number \(number)") { routes.push(.number(number)) }
      }
      .navigationTitle("Numbers")
    } build: { screen, index in
      switch screen.wrappedValue {
      case .number(let number):
        NumberScreenView(
          number: number,
          onDouble: { routes.push(.number(number * 2)) },
          onInfo: { routes.presentSheet(.info("Level \(index + 1)")) },
          onBack: { routes.goBack() },
          onRoot: { routes.goBackToRoot() })
      case .info(let text):
        VStack {
          Text(text)
          Button("Got it") { routes.goBack() }
        }
        .navigationTitle("Info")
      }
    }
  }
}

struct NumberScreenView: View {
  let number: Int
  let onDouble: () -> Void
  let onInfo: () -> Void
  let onBack: () -> Void
  let onRoot: () -> Void

  var body: some View {
    VStack(spacing: 8) {
      Text("\(number)")
      if number < 8 { Button("Double", action: onDouble) }
      Button("Info", action: onInfo)
      Button("Go back", action: onBack)
      Button("Go to the root", action: onRoot)
    }
    .navigationTitle("\(number)")
  }
}
