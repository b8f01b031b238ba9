import SwiftUI

// Tapping the current tab goes to its root, by a custom binding; badges, and a hidden tab bar.

struct RetapApp: App {
  var body: some Scene {
    WindowGroup {
      RetapView()
    }
  }
}

@MainActor
final class RetapModel: ObservableObject {
  enum Tab: Hashable, CaseIterable {
    case feed, people
  }

  @Published var tab = Tab.feed
  @Published var paths: [Tab: NavigationPath] = [.feed: .init(), .people: .init()]
  @Published var unread = 2

  var selection: Binding<Tab> {
    Binding(
      get: { self.tab },
      set: { tab in
        if tab == self.tab { self.paths[tab] = NavigationPath() }
        self.tab = tab
      })
  }

  func path(of tab: Tab) -> Binding<NavigationPath> {
    Binding(get: { self.paths[tab] ?? .init() }, set: { self.paths[tab] = $0 })
  }

  func open(profile: String) {
    tab = .people
    paths[.people] = NavigationPath([profile])
  }
}

struct Post: Hashable, Identifiable {
  let id: Int
  let author: String
  let text: String
}

struct RetapView: View {
  @StateObject private var model = RetapModel()

  var body: some View {
    TabView(selection: model.selection) {
      FeedView()
        .tabItem { Label("Feed", systemImage: "text.bubble") }
        .badge(model.unread)
        .tag(RetapModel.Tab.feed)
      FriendsView()
        .tabItem { Label("People", systemImage: "person.2") }
        .tag(RetapModel.Tab.people)
    }
    .environmentObject(model)
  }
}

struct FeedView: View {
  @EnvironmentObject private var model: RetapModel
  private let posts = [
    Post(id: 1, author: "Ida", text: "Good morning"), Post(id: 2, author: "Jon", text: "Lunch?"),
  ]

  var body: some View {
    NavigationStack(path: model.path(of: .feed)) {
      List(posts) { post in
        NavigationLink(value: post) {
          VStack(alignment: .leading) {
            Text(post.author)
            Text(post.text)
          }
        }
      }
      .navigationTitle("Feed")
      .navigationDestination(for: Post.self) { post in
        VStack {
          Text(post.text)
          NavigationLink("More", value: post.id)
          Button("Profile of \(post.author)") { model.open(profile: post.author) }
          Button("Mark as read") { model.unread = max(0, model.unread - 1) }
        }
        .navigationTitle(post.author)
        .toolbar(.hidden, for: .tabBar)
      }
      .navigationDestination(for: Int.self) { _ in
        Text("More of it").navigationTitle("More")
      }
    }
  }
}

struct FriendsView: View {
  @EnvironmentObject private var model: RetapModel

  var body: some View {
    NavigationStack(path: model.path(of: .people)) {
      List(["Ida", "Jon"], id: \.self) { name in
        NavigationLink(name, value: name)
      }
      .navigationTitle("People")
      .navigationDestination(for: String.self) { name in
        Text("About \(name)").navigationTitle(name)
      }
    }
  }
}
