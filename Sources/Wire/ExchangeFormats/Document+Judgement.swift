import NavigationCore
import OrderedJSON
import StateDocument
import WireProtocol

extension Document {
  /// The verdict on a document, before anything is touched.
  package struct Judgement {
    /// The verdict on the document as a whole.
    package internal(set) var verdict = Verdict.fine
    /// The reasons for the verdict, at most `maxReasons`.
    package internal(set) var reasons: [Reason] = []
    /// Nil if the import is impossible.
    package internal(set) var contents: StateContents?
    /// The values that the scene is to keep by itself; nil if the document says nothing of them.
    package internal(set) var kept: [String: JSONValue]?
  }

  /// Something in a document that is not as it should be.
  package struct Reason {
    /// Its place in the document, as a JSON pointer.
    package let pointer: UTF8String
    /// One plain sentence.
    package let sentence: Sentence

    /// The reason as the answer to an import has it.
    package var json: JSONValue {
      var object: JSONObject = ["pointer": .string(pointer), "message": .string(sentence.text)]
      if let json = sentence.json { object["sentence"] = json }
      return .object(object)
    }
  }

  /// The verdict on a document.
  package enum Verdict: String, CaseIterable, Sendable {
    case fine
    /// It can be loaded, but something will not be understood.
    case risky
    case impossible
  }
}
