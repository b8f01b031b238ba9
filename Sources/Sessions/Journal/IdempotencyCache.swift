import OrderedJSON
import WireProtocol

/// The first answers to commands that came with a key, so that a retry gets the same answer and
/// never does the same twice.
///
/// Each client has a budget of its own. Answers of the last `leastSeconds` always stay: if there is
/// no room for another, its command is refused before it is done. The key of an older answer that
/// made room is still known, and refused. So a client knows the effect of a retry, and no client
/// can push another's answers out.
struct IdempotencyCache {
  struct Key: Hashable {
    let client: String
    let key: String
  }

  /// An answer, and what it was an answer to.
  struct Answer {
    let request: RequestMark
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
  enum Finding {
    case nothing
    case answer(Answer)
    /// It has been used, too long ago.
    case expired
  }

  private var clients: [String: RememberedClient] = [:]
  private(set) var bytes = 0
  /// A lower bound of the times of all answers, found when there was no room: all clients are
  /// looked through again only when an answer of this time may go.
  private var oldest = Int64.min
  private let budget: Budget
  private let total: Total?

  init(_ budget: Budget = Budget(), of total: Total? = nil) {
    self.budget = budget
    self.total = total
    total?.sessions += 1
  }

  /// True if any of them belongs to a client whose name the server has given.
  var hasPassing: Bool { clients.keys.contains(where: Identifier.isGiven) }

  func finding(for key: Key) -> Finding { clients[key.client]?.finding(for: key.key) ?? .nothing }

  /// Remembers the first answer under a key of which nothing is known.
  mutating func remember(_ answer: Answer, for key: Key) {
    change(key.client) { $0.remember(answer, for: key.key) }
  }

  /// Takes in what was kept in a store, oldest first; what is too much goes as if it were old.
  mutating func recall(_ answer: Answer, for key: Key) {
    remember(answer, for: key)
    oldest = .min
    let most = budget.client
    change(key.client) { $0.shrink(to: most, before: .max) }
    if bytes > budget.session { shrink(to: budget.session * 7 / 8, before: .max) }
  }

  /// Nobody of that name comes again.
  mutating func forget(_ client: String) {
    change(client) { $0 = RememberedClient() }
  }

  /// Nothing is remembered any more: the session leaves memory.
  mutating func end() {
    count(-bytes)
    total?.sessions -= 1
    clients = [:]
  }

  private mutating func change(_ client: String, _ work: (inout RememberedClient) -> Void) {
    let before = clients[client]?.bytes ?? 0
    work(&clients[client, default: RememberedClient()])
    let after = clients[client]?.bytes ?? 0
    if after == 0 { clients[client] = nil }
    count(after - before)
  }

  private mutating func count(_ more: Int) {
    bytes += more
    total?.bytes += more
  }
}

// MARK: - Bounds

extension IdempotencyCache {
  /// The shortest time for which an answer is remembered.
  static let leastSeconds = 600

  /// Bytes that answers may take.
  struct Budget: Sendable {
    /// Answers of one client in a session.
    var client = maxClientBytes
    /// Answers of one session. Beyond it, and beyond what all sessions may take together, only a client with
    /// next to nothing is taken in, up to twice as much.
    var session = 8 << 20
    var all = 64 << 20

    static let maxClientBytes = 4 << 20
  }

  /// The answers of all sessions together.
  final class Total {
    var bytes = 0
    var sessions = 0
  }

  /// Makes room for one more answer.
  ///
  /// - Throws: `rate_limited` where that is not possible now.
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
    let first = clients[client]?.oldest ?? now
    throw Self.noRoom(waiting: max(1_000, min(first - latest, now - latest)))
  }

  private var isFull: Bool { bytes >= budget.session || total?.bytes ?? 0 >= budget.all }

  /// True if a client, and the session as a whole, is still taken in where others have filled all.
  private func hasLittle(_ client: String) -> Bool {
    let mine = clients[client]?.bytes ?? 0
    guard mine < budget.session / 256, bytes < 2 * budget.session else { return false }
    guard let total, total.bytes >= budget.all else { return true }
    return bytes < budget.all / 1_024 && total.bytes < 2 * budget.all
  }

  /// The clients that have most let go first.
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
      The answers to this client's commands with a key take as much as there is for them, and are \
      kept for \(leastSeconds) seconds: nothing was done; wait, or send it without a key.
      """,
      pointer: "/params/meta/key",
      details: ["retryAfterMs": .number(.init(Int(milliseconds)))])
  }
}
