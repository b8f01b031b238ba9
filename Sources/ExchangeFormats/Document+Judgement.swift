import NavigationCore
import OrderedJSON
import StateDocument
import WireProtocol

extension Document {
  /// What would become of a document, judged before anything is touched.
  package struct Judgement {
    package internal(set) var verdict = Verdict.fine
    package internal(set) var reasons: [JSONValue] = []
    /// Nil where the import is impossible.
    package internal(set) var contents: StateContents?
    /// What the scene is to keep by itself; nil where the document says nothing of it.
    package internal(set) var kept: [String: JSONValue]?
  }

  package enum Verdict: String, CaseIterable, Sendable {
    case fine
    /// It can be loaded, but something will not be understood.
    case risky
    case impossible
  }
}
