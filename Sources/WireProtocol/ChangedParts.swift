/// Where the parts of a `changed` message stand that serve for themselves, too: indices of the bytes of
/// the writer, each from the comma before it.
package struct ChangedParts: Equatable {
  /// The member `history`; empty where it is as before.
  package let history: Range<Int>
  /// The patch, which is the end of the message.
  package let patch: Int
  /// The operations on what is shown, which are the last.
  package let shown: Int

  package init(history: Range<Int>, patch: Int, shown: Int) {
    self.history = history.isEmpty ? patch..<patch : history
    (self.patch, self.shown) = (patch, shown)
  }
}
