import OrderedJSON
import StateDocument

extension Document {
  /// The most reasons in a verdict, which gives the first ones.
  package static let maxReasons = 100

  /// A format that a session can be exported in.
  package enum Format: String, CaseIterable, Sendable {
    /// The whole state.
    case json
    /// The path's bytes.
    case swiftui
    /// Requests that lead to the state.
    case jsonl
    /// A test that builds the path.
    case swiftTest = "swift-test"
    /// A script that brings a server to the state.
    case python
    /// A test of the app that does what was done.
    case navigationTest = "navigation-test"

    /// Those that scenes without an app's views have, too.
    static let ofEveryScene = allCases.filter { $0 != .navigationTest }

    var canBeImported: Bool {
      switch self {
      case .json, .swiftui, .jsonl: true
      case .swiftTest, .python, .navigationTest: false
      }
    }
  }

  /// A document from outside; nothing in it has been checked.
  package enum Incoming {
    case json(JSONValue)
    case swiftui(UTF8String)
    case jsonl(UTF8String)
  }
}
