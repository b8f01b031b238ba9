import WireProtocol

/// The answers to one client's commands with a key, and the keys of removed answers.
struct ClientAnswers {
  private var answers: [String: IdempotencyCache.Answer] = [:]
  /// The keys of the answers, oldest first, from `start` on; those of confirmed answers are left in
  /// it for a while. The first one has an answer.
  private var order: [String] = []
  private var start = 0
  /// The numbers of the keys in the order, by the run of the client that they belong to.
  private var runs: [String: NumberQueue] = [:]
  private var confirmed = ConfirmedKeys()
  /// The hashes of the keys of removed answers. A key that happens to have the same hash as another
  /// is refused, and its client chooses a new one.
  private var expired: Set<Int> = []
  private var expiredOrder: [Int] = []
  private var expiredStart = 0
  private var answerBytes = 0

  /// The approximate size in memory.
  var bytes: Int { answerBytes + expired.count * Self.expiredBytes + confirmed.bytes }

  private static let expiredBytes = 32

  /// The time of the oldest answer or confirmation, in milliseconds since 1970.
  var oldest: Int64? {
    guard let oldestAnswer, let confirmation = confirmed.oldest else {
      return oldestAnswer ?? confirmed.oldest
    }
    return min(oldestAnswer, confirmation)
  }

  /// The time of the oldest answer, in milliseconds since 1970.
  var oldestAnswer: Int64? { start < order.count ? answers[order[start]]?.at : nil }

  func state(of key: String) -> IdempotencyCache.KeyState {
    if let answer = answers[key] { return .answer(answer) }
    if let key = NumberedKey(key), confirmed.contains(key) { return .expired }
    return expired.contains(key.hashValue) ? .expired : .nothing
  }

  mutating func insert(_ answer: IdempotencyCache.Answer, for key: String) {
    if let known = answers.updateValue(answer, forKey: key) {
      answerBytes -= known.bytes(for: key)
    } else {
      order.append(key)
      if let key = NumberedKey(key) { runs[key.run, default: NumberQueue()].append(key.number) }
    }
    answerBytes += answer.bytes(for: key)
  }

  /// Removes the oldest answers that are older than `latest` until the size is at most `most`. The
  /// newest of their keys are kept, in a quarter of the room.
  mutating func shrink(to most: Int, before latest: Int64) {
    while bytes > most, start < order.count {
      let key = order[start]
      guard let answer = answers[key], answer.at < latest else { break }
      answers[key] = nil
      answerBytes -= answer.bytes(for: key)
      start += 1
      expire(key.hashValue, keeping: most / 4 / Self.expiredBytes)
      skipConfirmed()
    }
    if bytes > most { confirmed.removeRuns(before: latest) }
    compact()
  }

  /// Removes the answers that the client has. An answer to a higher number that came first delays
  /// this until that number is confirmed, too.
  mutating func confirm(_ run: String, through number: Int, at now: Int64) {
    // Only what makes room is recorded, so that a client that is refused takes none.
    guard runs[run]?.first ?? .max <= number,
      confirmed.confirm(run, through: number, at: now)
    else { return }
    while let first = runs[run]?.removeFirst(through: number) {
      let key = NumberedKey.key(run, first)
      if let answer = answers.removeValue(forKey: key) { answerBytes -= answer.bytes(for: key) }
    }
    skipConfirmed()
    compact()
  }

  private mutating func skipConfirmed() {
    while start < order.count, answers[order[start]] == nil { start += 1 }
  }

  /// Leaves out keys without answers once they are more than the others.
  private mutating func compact() {
    guard order.count > 64 + 2 * answers.count else { return }
    order = order[start...].filter { answers[$0] != nil }
    start = 0
    runs = [:]
    for key in order.lazy.compactMap(NumberedKey.init) {
      runs[key.run, default: NumberQueue()].append(key.number)
    }
  }

  private mutating func expire(_ hash: Int, keeping most: Int) {
    if expired.insert(hash).inserted { expiredOrder.append(hash) }
    while expired.count > most {
      expired.remove(expiredOrder[expiredStart])
      expiredStart += 1
    }
    if expiredStart > 1_024, 2 * expiredStart > expiredOrder.count {
      expiredOrder.removeFirst(expiredStart)
      expiredStart = 0
    }
  }
}

/// Numbers in the order in which they came.
private struct NumberQueue {
  private var numbers: [Int] = []
  private var start = 0

  var first: Int? { start < numbers.count ? numbers[start] : nil }

  mutating func append(_ number: Int) { numbers.append(number) }

  /// Removes the first number; nil if there is none, or if it is greater than the limit.
  mutating func removeFirst(through limit: Int) -> Int? {
    guard start < numbers.count, numbers[start] <= limit else { return nil }
    let first = numbers[start]
    start += 1
    if start == numbers.count || start > 1_024 && 2 * start > numbers.count {
      numbers.removeFirst(start)
      start = 0
    }
    return first
  }
}

extension IdempotencyCache.Answer {
  fileprivate func bytes(for key: String) -> Int {
    let body =
      switch body {
      case .done: 0
      case .result(let text), .refused(let text): text.count + 32
      }
    return 128 + key.utf8.count + body
  }
}
