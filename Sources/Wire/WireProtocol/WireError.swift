import NavigationCore
import OrderedJSON

/// An answer's error: a code, one plain sentence, and the place of the mistake.
package struct WireError: Error, Hashable {
  /// The code.
  package var code: ErrorCode
  /// One plain sentence that says what was expected.
  package var sentence: Sentence
  /// A JSON pointer into the request, if one part of it is at fault.
  package var pointer: UTF8String?
  /// Further members of `data`.
  package var details: JSONObject

  /// Creates an error.
  package init(
    _ code: ErrorCode, _ sentence: Sentence, pointer: UTF8String? = nil, details: JSONObject = [:]
  ) {
    self.code = code
    self.sentence = sentence
    self.pointer = pointer
    self.details = details
  }

  /// The sentence in English.
  package var message: UTF8String { sentence.text }

  /// The same error about a part that lies deeper: its pointer is put after the prefix.
  package func inside(_ prefix: UTF8String) -> WireError {
    var error = self
    error.pointer = "\(prefix)\(pointer ?? "")"
    return error
  }
}

extension WireError {
  /// Reads an error that `json` wrote; nil if it is something else.
  package init?(json: JSONValue) {
    guard let code = json["code"]?.intValue.flatMap(ErrorCode.init),
      let message = json["message"]?.stringValue, let data = json["data"]?.objectValue
    else { return nil }
    self.init(code, Sentence(verbatim: message), pointer: data["pointer"]?.stringValue)
    for (name, value) in data where !["key", "pointer", "retryable"].contains(name) {
      details[name] = value
    }
  }

  /// Reports a text that is not JSON, with line and column.
  package init(_ error: JSONSyntaxError) {
    self.init(
      .parseError, "This isn’t valid JSON: \(error.sentence).",
      details: ["line": .number(.init(error.line)), "column": .number(.init(error.column))])
  }

  /// Reports a refusal by the reducer.
  package init(_ refusal: Refusal) {
    self.init(ErrorCode(refusal), refusal.sentence)
    if let candidates = refusal.candidates { details["candidates"] = .array(candidates) }
    if case .transaction(let index, let inner) = refusal {
      let cause = WireError(inner)
      details["index"] = .number(.init(index))
      details["cause"] = .object([
        "code": .number(.init(cause.code.rawValue)), "key": .string(cause.code.key),
      ])
      pointer = "/params/commands/\(index)"
    }
  }
}

extension ErrorCode {
  init(_ refusal: Refusal) {
    switch refusal {
    case .popBeyondRoot, .nothingToReplace, .noBackButton, .dismissDisabled: self = .pathEmpty
    case .elementNotFound, .noStack, .noSuchControl, .ambiguousControl, .controlDisabled,
      .controlCovered:
      self = .noSuchElement
    case .columnHasNoSelection, .columnDoesNotExist: self = .selectionInvalid
    case .pathTooDeep, .valuesTooLarge: self = .limitExceeded
    case .sideOutOfRange, .notInTransaction, .revisionNotMade, .urlNotTaken: self = .invalidParams
    case .valueMismatch, .typeNotCodable, .valueUnreadable: self = .valueMismatch
    case .revisionGone, .revisionOfOtherScene: self = .historyGone
    case .transaction: self = .transactionFailed
    }
  }
}

extension Refusal {
  /// The names of the controls among which the request may have meant one.
  fileprivate var candidates: [JSONValue]? {
    switch self {
    case .noSuchControl(_, let names) where !names.isEmpty: names.map(JSONValue.string)
    case .ambiguousControl(_, let names): names.map(JSONValue.string)
    default: nil
    }
  }
}
