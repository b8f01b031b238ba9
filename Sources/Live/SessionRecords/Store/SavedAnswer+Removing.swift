extension [SavedAnswer] {
  /// Removes the oldest answers of the clients with the most, so that no client loses answers
  /// because of another.
  ///
  /// - Parameter most: the number of answers that can stay. It must be positive.
  mutating func removeOldest(keeping most: Int) {
    if count <= most { return }
    var left: [String: Int] = [:]
    for answer in self { left[answer.client, default: 0] += 1 }
    let share = Self.share(of: most, among: left.values.sorted())
    left = left.mapValues { Swift.min($0, share) }
    var kept: [SavedAnswer] = []
    for answer in reversed() {
      guard let room = left[answer.client], room > 0 else { continue }
      left[answer.client] = room - 1
      kept.append(answer)
    }
    self = kept.prefix(most).reversed()
  }

  /// Returns how many answers each client can keep, so that all together are at most a number.
  private static func share(of most: Int, among counts: [Int]) -> Int {
    var (room, clients) = (most, counts.count)
    for count in counts where count <= room / clients {
      room -= count
      clients -= 1
      if clients == 0 { return most }
    }
    // With more clients than room, the newest of them keep one each.
    return Swift.max(1, room / clients)
  }
}
