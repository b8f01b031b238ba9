/// Everybody who must hear of each revision of a session, and when the last of them did.
final class Audience {
  let size: Int
  /// The revision that `heard` and `completed` count from.
  private let base: Int
  private var heard: [Int32] = []
  /// The time at which each revision after the base had reached everybody, in nanoseconds.
  private(set) var completed: [UInt64] = []

  init(size: Int, base: Int) {
    self.size = size
    self.base = base
  }

  /// One of them has now heard of the revisions behind `old` up to `new`.
  func hear(from old: Int, to new: Int) {
    while heard.count < new - base { heard.append(0) }
    for index in old - base..<new - base {
      heard[index] += 1
      if heard[index] == size { completed.append(Kernel.now()) }
    }
  }
}
