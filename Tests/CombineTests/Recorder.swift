import Combine

/// A subscriber that requests values only when a test says so, and records what comes.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completions: [Subscribers.Completion<Failure>] = []
  private(set) var subscription: (any Subscription)?

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { completions.append(completion) }

  func ask(for count: Int) { subscription?.request(.max(count)) }

  var isFinished: Bool {
    completions.contains { if case .finished = $0 { true } else { false } }
  }
}

extension Publisher {
  /// A subscriber of this publisher that has not requested anything.
  func recorded() -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>()
    subscribe(recorder)
    return recorder
  }

  /// The values that come at once, then "." for the end or "!" for an error.
  func words() -> String where Output: CustomStringConvertible {
    var words: [String] = []
    sink(
      receiveCompletion: {
        if case .finished = $0 { words.append(".") } else { words.append("!") }
      },
      receiveValue: { words.append("\($0)") }
    )
    .cancel()
    return words.joined(separator: " ")
  }
}

enum Trouble: Error { case some }
