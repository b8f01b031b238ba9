import OrderedJSON

/// The `changed` message of one revision without what its reader can know or ask for: the base, which is
/// the revision before; time, cause and what went, which the history tells; the version of JSON-RPC.
package struct CompactChange {
  private let revision: Int
  private let history: ArraySlice<UInt8>
  private let patch: ArraySlice<UInt8>

  /// - Parameters:
  ///   - bytes: those of the message, up to its end.
  ///   - history, patch: as its `ChangedParts` have them.
  package init(
    _ revision: Int, in bytes: ArraySlice<UInt8>, history: Range<Int>, patch: Int
  ) {
    self.revision = revision
    (self.history, self.patch) = (bytes[history], bytes[patch...])
  }

  private static let head: StaticString = "{\"method\":\"changed\",\"params\":{\"revision\":"

  package var count: Int {
    Self.head.utf8CodeUnitCount + revision.magnitude.countOfDigits + history.count + patch.count
  }

  package func write(to writer: inout JSONWriter) {
    writer.append(literal: Self.head)
    writer.append(revision)
    writer.bytes += history
    writer.bytes += patch
  }
}
