import OrderedJSON
import WireProtocol

/// The first answers to commands with a key, so that a retry gets the same answer and never repeats
/// the effect.
///
/// Each client has its own budget. Answers of the last `leastSeconds` are always kept: if there is
/// no room for another answer, its command is refused before it is carried out. The key of an older
/// answer that was removed to make room is still known, and refused. So a client knows the effect
/// of a retry, and no client can displace another's answers. Answers that a client confirms take no
/// room any more.
struct IdempotencyCache {
  struct Key: Hashable {
    let client: String
    let key: String
  }

  /// An answer, and the request that it answered.
  struct Answer {
    let request: RequestFingerprint
    /// Milliseconds since 1970.
    let at: Int64
    let body: Body

    enum Body {
      case done(revision: Int, changed: Bool)
      /// Any other result.
      case result([UInt8])
      case refused([UInt8])
    }
  }

  /// The state of a key.
  enum KeyState {
    case nothing
    case answer(Answer)
    /// The key was used too long ago.
    case expired
  }

  private var clients: [String: ClientAnswers] = [:]
  private(set) var bytes = 0
  /// A lower bound of the times of all answers, found when there was no room: all clients are
  /// searched again only when an answer of this time can be removed.
  private var oldest = Int64.min
  private let budget: Budget
  private let total: Total?

  init(_ budget: Budget = Budget(), of total: Total? = nil) {
    self.budget = budget
    self.total = total
    total?.sessions += 1
  }

  /// True if any answer belongs to a client whose name was given by the server.
  var hasTransient: Bool { clients.keys.contains(where: Identifier.isGiven) }

  func state(of key: Key) -> KeyState { clients[key.client]?.state(of: key.key) ?? .nothing }

  /// Remembers the first answer for a key that is not known yet.
  mutating func insert(_ answer: Answer, for key: Key) {
    change(key.client) { $0.insert(answer, for: key.key) }
  }

  /// Removes the answers that a client has: to its keys of a run up to a number.
  mutating func confirm(_ run: String, through number: Int, by client: String, at now: Int64) {
    change(client) { $0.confirm(run, through: number, at: now) }
  }

  /// Adds an answer that was kept in a store; call it with the oldest answer first. Answers beyond
  /// the budget are removed as if they were old.
  mutating func insertStored(_ answer: Answer, for key: Key) {
    insert(answer, for: key)
    oldest = .min
    let most = budget.client
    change(key.client) { $0.shrink(to: most, before: .max) }
    if bytes > budget.session { shrink(to: budget.session * 7 / 8, before: .max) }
  }

  /// Removes the answers to a client that will not return.
  mutating func removeClient(_ client: String) {
    change(client) { $0 = ClientAnswers() }
  }

  /// Removes everything, because the session leaves memory.
  mutating func removeAll() {
    addBytes(-bytes)
    total?.sessions -= 1
    clients = [:]
  }

  private mutating func change(_ client: String, _ work: (inout ClientAnswers) -> Void) {
    let before = clients[client]?.bytes ?? 0
    work(&clients[client, default: ClientAnswers()])
    let after = clients[client]?.bytes ?? 0
    if after == 0 { clients[client] = nil }
    addBytes(after - before)
  }

  private mutating func addBytes(_ more: Int) {
    bytes += more
    total?.bytes += more
  }
}

// MARK: - Bounds

extension IdempotencyCache {
  /// The shortest time for which an answer is remembered.
  static let leastSeconds = 600

  /// The largest sizes of answers, in bytes.
  struct Budget: Sendable {
    /// Answers of one client in a session.
    var client = maxClientBytes
    /// Answers of one session. Beyond this limit, and beyond that of all sessions, only clients
    /// with very small answers are still accepted, up to twice the limit.
    var session = 8 << 20
    var all = 64 << 20

    static let maxClientBytes = 4 << 20
  }

  /// The size of the answers of all sessions, and the number of sessions.
  final class Total {
    var bytes = 0
    var sessions = 0
  }

  /// Makes room for one more answer.
  ///
  /// - Throws: `rate_limited` if that is not possible now.
  mutating func makeRoom(for client: String, at now: Int64) throws(WireError) {
    let latest = now - Int64(Self.leastSeconds) * 1_000
    if clients[client]?.bytes ?? 0 >= budget.client {
      let most = budget.client * 7 / 8
      change(client) { $0.shrink(to: most, before: latest) }
    }
    if isFull && !hasLittle(client) && latest >= oldest {
      shrink(to: budget.session * 7 / 8, before: latest)
    }
    if clients[client]?.bytes ?? 0 < budget.client && (!isFull || hasLittle(client)) { return }
    let first = clients[client]?.oldestAnswer ?? now
    throw Self.noRoom(waiting: max(1_000, min(first - latest, now - latest)))
  }

  private var isFull: Bool { bytes >= budget.session || total?.bytes ?? 0 >= budget.all }

  /// Returns true if a client, and the session as a whole, have so few answers that they are still
  /// accepted although others have used up all the room.
  private func hasLittle(_ client: String) -> Bool {
    let mine = clients[client]?.bytes ?? 0
    guard mine < budget.session / 256, bytes < 2 * budget.session else { return false }
    guard let total, total.bytes >= budget.all else { return true }
    return bytes < budget.all / 1_024 && total.bytes < 2 * budget.all
  }

  /// Removes answers, first those of the clients with the most bytes.
  private mutating func shrink(to most: Int, before latest: Int64) {
    if bytes <= most { return }
    for (name, client) in clients.sorted(by: { $0.value.bytes > $1.value.bytes }) {
      if bytes <= most { return }
      if client.oldest ?? .max >= latest { continue }
      let rest = max(0, client.bytes - (bytes - most))
      change(name) { $0.shrink(to: rest, before: latest) }
    }
    oldest = clients.values.compactMap(\.oldest).min() ?? .min
  }

  private static func noRoom(waiting milliseconds: Int64) -> WireError {
    WireError(
      .rateLimited,
      """
      The stored answers to this client’s keyed commands have reached their limit. Each is kept \
      for \(leastSeconds) seconds. Nothing was done. Wait, or send the command without a key.
      """,
      pointer: "/params/meta/key",
      details: ["retryAfterMs": .number(.init(Int(milliseconds)))])
  }
}
