import NavigationCore
import OrderedJSON
import StateDocument
import WireProtocol

extension Document {
  /// The verdict on a document, before anything is touched.
  package struct Judgement {
    /// The verdict on the document as a whole.
    package internal(set) var verdict = Verdict.fine
    /// The reasons for the verdict, each with pointer and message, at most `maxReasons`.
    package internal(set) var reasons: [JSONValue] = []
    /// Nil if the import is impossible.
    package internal(set) var contents: StateContents?
    /// The values that the scene is to keep by itself; nil if the document says nothing of them.
    package internal(set) var kept: [String: JSONValue]?
  }

  /// The verdict on a document.
  package enum Verdict: String, CaseIterable, Sendable {
    case fine
    /// It can be loaded, but something will not be understood.
    case risky
    case impossible
  }
}
