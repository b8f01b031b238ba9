import OrderedJSON

/// A command that cannot be done; nothing has changed.
public indirect enum Refusal: Error, Hashable {
  case popBeyondRoot(depth: Int, requested: Int)
  case nothingToReplace
  case noBackButton
  case elementNotFound(UTF8String)
  case columnHasNoSelection(NavigationSplitViewColumn, columns: ColumnCount)
  case columnDoesNotExist(NavigationSplitViewColumn, columns: ColumnCount)
  case pathTooDeep(limit: Int, requested: Int)
  /// In bytes, as elements weigh.
  case valuesTooLarge(limit: Int, requested: Int)
  case sideOutOfRange(String, Int)
  case revisionGone(Int, oldest: Int)
  case revisionNotMade(Int, head: Int)
  /// A scene was opened since, and no way leads back into the one before.
  case revisionOfOtherScene(Int)
  case notInTransaction(UTF8String)
  /// A binding of the author's holds values of another type.
  case valueMismatch(expected: UTF8String, found: UTF8String)
  /// A value of the binding's type was sent or saved as text, and the type cannot be read from one.
  case typeNotCodable(UTF8String)
  /// The text is said to be of the binding's type, and does not decode as it.
  case valueUnreadable(UTF8String)
  /// The detail of the scene has no navigation stack.
  case noStack
  /// - candidates: the names of those that are there.
  case noSuchControl(ControlReference, candidates: [UTF8String] = [])
  /// Several controls, with these names, contain the text.
  case ambiguousControl(UTF8String, candidates: [UTF8String])
  case controlDisabled(ControlReference)
  /// The control is on a screen that something else covers.
  case controlCovered(ControlReference, by: Sentence)
  /// The views say that a person cannot dismiss what covers the screens: it takes a button.
  case dismissDisabled(Sentence)
  /// Nothing in the scene handles the URL, for this reason.
  case urlNotTaken(UTF8String, reason: Sentence)
  /// The command at the index could not be done, so none was.
  case transaction(index: Int, Refusal)
}
