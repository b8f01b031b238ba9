import Foundation

@testable import Sessions

extension Session {
  /// The messages of revisions without `history`: a client that reconnects to a session from the
  /// store learns from `hello` what can be undone.
  func messagesOfStore(_ numbers: ClosedRange<Int>) -> [String] {
    numbers.map { number in
      String(decoding: message(number), as: UTF8.self)
        .replacing(/,"history":\{"canUndo":(true|false),"canRedo":(true|false)\}/, with: "")
    }
  }
}
