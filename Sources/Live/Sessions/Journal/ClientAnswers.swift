/// The answers to one client's commands with a key, and the keys of removed answers.
struct ClientAnswers {
  private var answers: [String: IdempotencyCache.Answer] = [:]
  /// The keys of the answers, oldest first, from `start` on.
  private var order: [String] = []
  private var start = 0
  /// The hashes of the keys of removed answers. A key that happens to have the same hash as another
  /// is refused, and its client chooses a new one.
  private var expired: Set<Int> = []
  private var expiredOrder: [Int] = []
  private var expiredStart = 0
  private var answerBytes = 0

  /// The approximate size in memory.
  var bytes: Int { answerBytes + expired.count * Self.expiredBytes }

  private static let expiredBytes = 32

  /// The time of the oldest answer, in milliseconds since 1970.
  var oldest: Int64? { start < order.count ? answers[order[start]]?.at : nil }

  func state(of key: String) -> IdempotencyCache.KeyState {
    if let answer = answers[key] { return .answer(answer) }
    return expired.contains(key.hashValue) ? .expired : .nothing
  }

  mutating func insert(_ answer: IdempotencyCache.Answer, for key: String) {
    if let known = answers.updateValue(answer, forKey: key) {
      answerBytes -= known.bytes(for: key)
    } else {
      order.append(key)
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
    }
    if start > 1_024, 2 * start > order.count {
      order.removeFirst(start)
      start = 0
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
