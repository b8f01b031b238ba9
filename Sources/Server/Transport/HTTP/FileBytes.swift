import Synchronization

/// The bytes of files in memory: those that are kept, and those that a client is still being sent.
package final class FileBytes: Sendable {
  private let total = Atomic(0)

  package init() {}

  /// In bytes.
  package var count: Int { total.load(ordering: .relaxed) }

  /// The bytes of one file, which count until no one has the file any more.
  package final class Part: Sendable {
    private let all: FileBytes
    private let count: Int

    package init(_ count: Int, of all: FileBytes) {
      (self.count, self.all) = (count, all)
      all.total.add(count, ordering: .relaxed)
    }

    deinit { all.total.subtract(count, ordering: .relaxed) }
  }
}
