import OrderedJSON

extension Refusal: CustomStringConvertible {
  /// The refusal as one sentence, in English.
  public var description: String { sentence.text.string }

  /// The refusal as one sentence.
  public var sentence: Sentence {
    switch self {
    case .popBeyondRoot(depth: 1, let requested):
      "Cannot pop \(requested): the path has 1 element."
    case .popBeyondRoot(let depth, let requested):
      "Cannot pop \(requested): the path has \(depth) elements."
    case .nothingToReplace: "Cannot replace the top: the path is empty."
    case .noBackButton: "There’s no back button. The visible stack is at its root."
    case .elementNotFound(let what): "No element of the path has \(what)."
    case .columnHasNoSelection(let column, _):
      "The \(column.rawValue) column has no selectable list. Use sidebar or content."
    case .columnDoesNotExist(let column, .one):
      "This scene is a single stack and has no \(column.rawValue) column."
    case .columnDoesNotExist(let column, let columns):
      "A split view of \(columns.rawValue) columns has no \(column.rawValue) column."
    case .pathTooDeep(let limit, let requested):
      "The path would have \(requested) elements; the limit is \(limit)."
    case .valuesTooLarge(let limit, let requested):
      "The path's and the selections' values would take \(requested) bytes; the limit is \(limit)."
    case .sideOutOfRange(let side, let points):
      """
      The \(side) is \(points) points; expected \(DeviceEnvironment.sides.lowerBound) to \
      \(DeviceEnvironment.sides.upperBound).
      """
    case .revisionGone(let revision, let oldest):
      "Revision \(revision) is no longer available. The oldest is \(oldest)."
    case .revisionNotMade(let revision, let head):
      "Revision \(revision) doesn’t exist yet. The latest is \(head)."
    case .revisionOfOtherScene(let revision):
      """
      Revision \(revision) is from before the current scene was opened. You can view it but not \
      restore it.
      """
    case .notInTransaction(let method): "“\(method)” cannot be part of a transaction."
    case .valueMismatch(let expected, let found):
      "The binding holds values of type \(expected), not \(found)."
    case .typeNotCodable(let type):
      "A value of type \(type) cannot be read from text: the type is not Codable."
    case .valueUnreadable(let type): "The text can’t be decoded as a value of type \(type)."
    case .noStack: "The scene's detail has no NavigationStack, so there is no path."
    case .noSuchControl(.id(let id), _): "No control on the screen has the id “\(id)”."
    case .noSuchControl(.label(let label), let candidates) where candidates.isEmpty:
      "No enabled control is labeled “\(label.shortened())”."
    case .noSuchControl(.label(let label), let candidates):
      "No enabled control is labeled “\(label.shortened())”. On screen: \(candidates.quoted)."
    case .ambiguousControl(let text, let candidates):
      "“\(text.shortened())” matches several controls: \(candidates.quoted)."
    case .controlDisabled(let control): "The control \(control.sentence) is disabled."
    case .controlCovered(let control, let cover):
      "The control \(control.sentence) is covered by \(cover)."
    case .dismissDisabled(let cover):
      "A person can’t dismiss \(cover) by hand. Use one of its own controls."
    case .urlNotTaken(let url, let reason): "Nothing handles “\(url.shortened())”: \(reason)"
    case .transaction(let index, let refusal):
      "Transaction rolled back: command \(index) was rejected: \(refusal.sentence)"
    }
  }
}

extension [UTF8String] {
  fileprivate var quoted: String { map { "“\($0.shortened())”" }.joined(separator: ", ") }
}

extension ControlReference: CustomStringConvertible {
  /// The control as a phrase, in English: with the id “k7”, or labelled “Soup”.
  public var description: String { sentence.text.string }

  /// The control as a part of a sentence.
  var sentence: Sentence {
    switch self {
    case .id(let id): "with the id “\(id.shortened())”"
    case .label(let label): "labelled “\(label.shortened())”"
    }
  }
}
