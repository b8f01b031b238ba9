import SwiftUI

// A typed router: routes that are views, a generic container, and sheets that contain it again.

protocol Routable: View, Hashable, Identifiable {}

extension Routable {
  nonisolated var id: Self { self }
}

@MainActor
final class TypedRouter<Destination: Routable>: ObservableObject {
  @Published var stack: [Destination] = []
  @Published var presented: Destination?
  @Published var isDialogPresented = false

  func push(_ destination: Destination) { stack.append(destination) }

  func present(_ destination: Destination) { presented = destination }

  func pop(to destination: Destination? = nil) {
    guard let destination, let index = stack.lastIndex(of: destination) else {
      _ = stack.popLast()
      return
    }
    stack.removeSubrange(stack.index(after: index)...)
  }

  func popToRoot() { stack = [] }

  func replace(with destinations: [Destination]) { stack = destinations }
}

struct RoutingView<Root: View, Destination: Routable>: View {
  @StateObject private var router = TypedRouter<Destination>()
  private let root: (TypedRouter<Destination>) -> Root

  init(
    _ destination: Destination.Type,
    @ViewBuilder root: @escaping (TypedRouter<Destination>) -> Root
  ) {
    self.root = root
  }

  var body: some View {
    NavigationStack(path: $router.stack) {
      root(router)
        .navigationDestination(for: Destination.self) { $0 }
    }
    .sheet(item: $router.presented) { destination in
      RoutingView<Destination, Destination>(Destination.self) { _ in destination }
    }
    .environmentObject(router)
  }
}

enum ProjectRoute: Routable {
  case project(String)
  case task(project: String, number: Int)
  case people
  case person(String)

  var body: some View {
    switch self {
    case .project(let name): ProjectView(name: name)
    case .task(let project, let number): ProjectTaskView(project: project, number: number)
    case .people: PeopleView()
    case .person(let name): PersonView(name: name)
    }
  }
}

typealias ProjectRouter = TypedRouter<ProjectRoute>

struct RoutesApp: App {
  var body: some Scene {
    WindowGroup {
      RoutingView(ProjectRoute.self) { router in
        List {
          Button("Apollo") { router.push(.project("Apollo")) }
          Button("Gemini") { router.push(.project("Gemini")) }
          Button("People") { router.present(.people) }
          Button("First task") {
            router.replace(with: [.project("Apollo"), .task(project: "Apollo", number: 1)])
          }
        }
        .navigationTitle("Projects")
      }
    }
  }
}

struct ProjectView: View {
  let name: String
  @EnvironmentObject private var router: ProjectRouter

  var body: some View {
    List(1...2, id: \.self) { number in
      Button("Task \(["A", "B"][number - 1])") { router.push(.task(project: name, number: number)) }
    }
    .navigationTitle(name)
  }
}

struct ProjectTaskView: View {
  let project: String
  let number: Int
  @EnvironmentObject private var router: ProjectRouter

  var body: some View {
    VStack {
      Text("A task of \(project)")
      if number == 1 {
        Button("Next task") { router.push(.task(project: project, number: 2)) }
      }
      Button("To the project") { router.pop(to: .project(project)) }
      Button("To all projects", action: router.popToRoot)
      Button("Assign") { router.present(.people) }
    }
    .navigationTitle("Task \(["A", "B"][number - 1])")
  }
}

struct PeopleView: View {
  @EnvironmentObject private var router: ProjectRouter

  var body: some View {
    List(["Neil", "Buzz"], id: \.self) { name in
      NavigationLink(name, value: ProjectRoute.person(name))
    }
    .navigationTitle("People")
  }
}

struct PersonView: View {
  let name: String
  @EnvironmentObject private var router: ProjectRouter
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(name)
      Button("Back to people") { dismiss() }
      Button("Pop") { router.pop() }
    }
    .navigationTitle(name)
  }
}
