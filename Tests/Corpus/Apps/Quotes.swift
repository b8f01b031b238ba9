import Combine
import Foundation
import SwiftUI

// View models with Combine: a timer, notifications, a debounced search, a service as a protocol.

struct QuotesApp: App {
  var body: some Scene {
    WindowGroup {
      QuotesView(viewModel: QuotesViewModel(service: LocalQuoteService()))
    }
  }
}

struct Quote: Codable, Identifiable, Hashable {
  let id: Int
  let text: String
  let author: String
}

enum QuoteError: LocalizedError {
  case unavailable

  var errorDescription: String? {
    switch self {
    case .unavailable: return NSLocalizedString("The service is unavailable.", comment: "Error")
    }
  }
}

protocol QuoteService {
  func quotes(matching query: String) -> AnyPublisher<[Quote], QuoteError>
}

struct LocalQuoteService: QuoteService {
  private let all = [
    Quote(id: 1, text: "Simplicity is prerequisite for reliability.", author: "Dijkstra"),
    Quote(id: 2, text: "Make it work.", author: "Beck"),
    Quote(id: 3, text: "Fail fast.", author: "Shore"),
  ]

  func quotes(matching query: String) -> AnyPublisher<[Quote], QuoteError> {
    if query == "?" { return Fail(error: .unavailable).eraseToAnyPublisher() }
    return Just(all.filter { query.isEmpty || $0.text.localizedCaseInsensitiveContains(query) })
      .setFailureType(to: QuoteError.self)
      .eraseToAnyPublisher()
  }
}

extension Notification.Name {
  static let quoteLiked = Notification.Name("quoteLiked")
}

@MainActor
final class QuotesViewModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var quotes: [Quote] = []
  @Published private(set) var likes = 0
  @Published var errorMessage: String?

  private let service: QuoteService
  private var cancellables = Set<AnyCancellable>()

  init(service: QuoteService) {
    self.service = service
    $query
      .removeDuplicates()
      .map { query in
        service.quotes(matching: query)
          .map { Result<[Quote], QuoteError>.success($0) }
          .catch { Just(.failure($0)) }
      }
      .switchToLatest()
      .sink { [weak self] result in
        switch result {
        case .success(let quotes): self?.quotes = quotes
        case .failure(let error): self?.errorMessage = error.localizedDescription
        }
      }
      .store(in: &cancellables)

    NotificationCenter.default.publisher(for: .quoteLiked)
      .compactMap { $0.userInfo?["id"] as? Int }
      .sink { [weak self] _ in self?.likes += 1 }
      .store(in: &cancellables)
  }
}

struct QuotesView: View {
  @StateObject private var viewModel: QuotesViewModel

  init(viewModel: @autoclosure @escaping () -> QuotesViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel())
  }

  private var showsError: Binding<Bool> {
    Binding(
      get: { viewModel.errorMessage != nil },
      set: { if !$0 { viewModel.errorMessage = nil } })
  }

  var body: some View {
    NavigationStack {
      List(viewModel.quotes) { quote in
        NavigationLink(value: quote) {
          VStack(alignment: .leading) {
            Text(quote.text).italic()
            Text("— \(quote.author)").font(.footnote)
          }
        }
      }
      .searchable(text: $viewModel.query, placement: .navigationBarDrawer(displayMode: .always))
      .navigationDestination(for: Quote.self) { quote in
        QuoteDetail(quote: quote)
      }
      .navigationTitle("Quotes (\(viewModel.likes))")
      .alert("Error", isPresented: showsError, presenting: viewModel.errorMessage) { _ in
        Button("Try again") { viewModel.query = "" }
      } message: { message in
        Text(message)
      }
      .toolbar {
        Button("Break") { viewModel.query = "?" }
      }
    }
  }
}

struct QuoteDetail: View {
  let quote: Quote
  @State private var seconds = 0
  @State private var isLiked = false
  private let timer = Timer.publish(every: 3600, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 20) {
      Text(quote.text).font(.title)
      Text("Read for \(seconds) s")
      Button {
        isLiked = true
        NotificationCenter.default.post(
          name: .quoteLiked, object: nil, userInfo: ["id": quote.id])
      } label: {
        Label("Like", systemImage: isLiked ? "heart.fill" : "heart")
      }
      .disabled(isLiked)
    }
    .onReceive(timer) { _ in seconds += 1 }
    .navigationTitle(quote.author)
  }
}
