/// All subscribers that must receive each revision of a session, and when the last of them did.
final class Audience {
  let size: Int
  /// The revision from which `heard` and `completed` count.
  private let base: Int
  private var heard: [Int32] = []
  /// The time at which each revision after the base had reached all of them, in nanoseconds.
  private(set) var completed: [UInt64] = []

  init(size: Int, base: Int) {
    self.size = size
    self.base = base
  }

  /// One subscriber has now received the revisions after `old`, up to `new`.
  func hear(from old: Int, to new: Int) {
    while heard.count < new - base { heard.append(0) }
    for index in old - base..<new - base {
      heard[index] += 1
      if heard[index] == size { completed.append(Kernel.now()) }
    }
  }
}
