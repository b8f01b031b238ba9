import SwiftUI

// Searching with scopes, suggestions and the environment's search state; results in sections.

struct ScopesApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { ScopesView() }
    }
  }
}

enum MediaScope: String, CaseIterable, Identifiable {
  case all, films, books
  var id: Self { self }
}

struct Medium: Identifiable, Hashable {
  let title: String
  let scope: MediaScope
  var id: String { title }

  static let all = [
    Medium(title: "Alien", scope: .films), Medium(title: "Dune", scope: .books),
    Medium(title: "Arrival", scope: .films),
  ]
}

@Observable
final class MediaSearch {
  var text = ""
  var scope = MediaScope.all
  var recent: [String] = ["Dune"]

  var results: [Medium] {
    Medium.all.filter {
      (scope == .all || $0.scope == scope) && (text.isEmpty || $0.title.hasPrefix(text))
    }
  }

  var sections: [(key: MediaScope, value: [Medium])] {
    Dictionary(grouping: results, by: \.scope).sorted { $0.key.rawValue < $1.key.rawValue }
  }
}

struct ScopesView: View {
  @State private var search = MediaSearch()

  var body: some View {
    MediaResults(search: search)
      .navigationTitle("Media")
      .searchable(text: $search.text, prompt: Text("Films and books")) {
        ForEach(search.recent, id: \.self) { Text($0).searchCompletion($0) }
      }
      .searchScopes($search.scope) {
        ForEach(MediaScope.allCases) { Text($0.rawValue.capitalized).tag($0) }
      }
      .onSubmit(of: .search) { search.recent.append(search.text) }
      .autocorrectionDisabled()
  }
}

struct MediaResults: View {
  @Bindable var search: MediaSearch
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    List {
      ForEach(search.sections, id: \.key) { scope, media in
        Section(scope.rawValue.capitalized) {
          ForEach(media) { medium in
            NavigationLink(value: medium) {
              Text(highlighted(medium.title))
            }
          }
        }
      }
      if isSearching {
        Button("Stop searching") { dismissSearch() }
      }
    }
    .overlay {
      if search.results.isEmpty {
        ContentUnavailableView.search
      }
    }
    .navigationDestination(for: Medium.self) { MediumView(medium: $0, search: search) }
  }

  private func highlighted(_ title: String) -> AttributedString {
    var text = AttributedString(title)
    if let range = text.range(of: search.text) {
      text[range].foregroundColor = .red
    }
    return text
  }
}

struct MediumView: View {
  let medium: Medium
  let search: MediaSearch
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(medium.scope.rawValue)
      Button("Search for this") {
        search.text = medium.title
        dismiss()
      }
    }
    .navigationTitle(medium.title)
  }
}
