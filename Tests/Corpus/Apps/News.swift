import SwiftUI

// Articles from a service with async functions, a generic loading state, and retrying.

struct NewsApp: App {
  var body: some Scene {
    WindowGroup {
      NewsView()
    }
  }
}

struct Article: Identifiable, Hashable, Decodable, Sendable {
  let id: Int
  let title: String
  let summary: String
  let publishedAt: Date
}

enum Loadable<Value> {
  case idle
  case loading
  case loaded(Value)
  case failed(Error)

  var value: Value? {
    if case .loaded(let value) = self { return value }
    return nil
  }
}

protocol NewsServiceProtocol: Sendable {
  func articles(in category: NewsCategory) async throws -> [Article]
}

enum NewsCategory: String, CaseIterable, Identifiable, Sendable {
  case world, science, sports
  var id: Self { self }
}

struct NewsService: NewsServiceProtocol {
  private static let json = """
    [
      {"id": 1, "title": "Comet seen", "summary": "It is bright.", "publishedAt": "2024-03-01T10:00:00Z"},
      {"id": 2, "title": "Whale counted", "summary": "There are more.", "publishedAt": "2024-03-02T10:00:00Z"}
    ]
    """

  func articles(in category: NewsCategory) async throws -> [Article] {
    if category == .sports { throw URLError(.notConnectedToInternet) }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode([Article].self, from: Data(Self.json.utf8))
  }
}

@MainActor
@Observable
final class NewsModel {
  private(set) var articles: Loadable<[Article]> = .idle
  var category = NewsCategory.world
  @ObservationIgnored private let service: any NewsServiceProtocol

  init(service: any NewsServiceProtocol = NewsService()) {
    self.service = service
  }

  func load() async {
    articles = .loading
    do {
      articles = .loaded(try await service.articles(in: category))
    } catch {
      articles = .failed(error)
    }
  }
}

struct NewsView: View {
  @State private var model = NewsModel()
  @State private var path: [Article] = []

  var body: some View {
    NavigationStack(path: $path) {
      content
        .navigationTitle("News")
        .navigationDestination(for: Article.self) { ArticleView(article: $0, path: $path) }
        .toolbar {
          ToolbarItem(placement: .principal) {
            Picker("Category", selection: $model.category) {
              ForEach(NewsCategory.allCases) { Text($0.rawValue.capitalized).tag($0) }
            }
            .pickerStyle(.segmented)
          }
        }
    }
    .task(id: model.category) {
      await model.load()
    }
  }

  @ViewBuilder private var content: some View {
    switch model.articles {
    case .idle, .loading:
      ProgressView("Loading…")
    case .loaded(let articles):
      List(articles) { article in
        NavigationLink(value: article) { ArticleRow(article: article) }
      }
      .refreshable { await model.load() }
      .animation(.default, value: articles)
    case .failed(let error):
      ContentUnavailableView {
        Label("No connection", systemImage: "wifi.slash")
      } description: {
        Text(error.localizedDescription)
      } actions: {
        Button("Retry") {
          Task { await model.load() }
        }
      }
    }
  }
}

struct ArticleRow: View {
  let article: Article

  var body: some View {
    VStack(alignment: .leading) {
      Text(article.title).font(.headline)
      Text(article.publishedAt, style: .date)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

struct ArticleView: View {
  let article: Article
  @Binding var path: [Article]
  @State private var isBookmarked = false

  var body: some View {
    ScrollView {
      Text(article.summary)
        .padding()
      Button("Front page") { path.removeAll() }
    }
    .navigationTitle(article.title)
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        ShareLink(item: article.title)
        Button {
          isBookmarked.toggle()
        } label: {
          Image(systemName: isBookmarked ? "bookmark.fill" : "bookmark")
            .contentTransition(.symbolEffect(.replace))
        }
        .accessibilityLabel(isBookmarked ? "Remove bookmark" : "Bookmark")
      }
    }
  }
}

#Preview {
  NewsView()
}
