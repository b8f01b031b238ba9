// A file that takes Combine with `@preconcurrency`, and Foundation as well.
@preconcurrency import Combine
import Foundation

final class Holder: Sendable {
  let subject = PassthroughSubject<Int, Never>()
}

func later(_ publisher: AnyPublisher<Int, Never>) { Task.detached { _ = publisher } }
