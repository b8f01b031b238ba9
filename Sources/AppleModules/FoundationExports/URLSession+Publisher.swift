import Foundation
import Platform

extension URLSession {
  /// A publisher of the answer to a request; each subscriber sends a request of its own.
  ///
  /// Source: Apple, Foundation `URLSession.dataTaskPublisher(for:)`.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of what a URL holds; each subscriber sends a request of its own.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Sends the answer to a request and ends.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that carries it out.
    public let session: URLSession

    /// Creates a publisher of the answer to a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber, which gets the answer on a thread of the session.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      let (request, session) = (request, session)
      Deferred {
        // The session gives its answer once, on a thread of its own.
        let answer = UncheckedSendable(PassthroughAnswer())
        let task = session.dataTask(with: request) { data, response, error in
          answer.value.give(data, response, error)
        }
        return answer.value.future
          .handleEvents(
            receiveCancel: { task.cancel() }, receiveRequest: { _ in task.resume() })
      }
      .receive(subscriber: subscriber)
    }
  }
}

/// The answer of a data task, when it comes.
private final class PassthroughAnswer {
  private(set) var promise: Future<URLSession.DataTaskPublisher.Output, URLError>.Promise?
  private(set) lazy var future = Future<URLSession.DataTaskPublisher.Output, URLError> {
    self.promise = $0
  }

  init() { _ = future }

  func give(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    if let data, let response { return promise?(.success((data, response))) ?? () }
    promise?(.failure(error as? URLError ?? URLError(.unknown)))
  }
}
