import CEV
import Dispatch  // links what the shim of CEV declares
import Glibc
import Platform

/// One epoll loop with libwebsockets on it, bound to the thread that creates and runs it.
///
/// A turn is: wait, handle every event that is there, run the turn-end hooks, give every connection
/// that has output one write, then run the hooks that follow the output.
public final class EventLoop {
  /// Libwebsockets on libev loses its timers while nothing happens; a wake-up this often, in
  /// seconds, brings them back.
  private static let heartbeatSeconds = 0.5

  /// The part of the loop that other threads can use.
  public let remote = LoopRemote()

  let context: LWSContext
  var bufferPool = BufferPool()
  /// Bytes that connections keep, each for itself: queued, on their way, or of messages that have
  /// not come to their end.
  public internal(set) var heldBytes = 0
  /// True if the memory budget is used up: the loop waits neither for messages in many pieces nor
  /// for clients that have yet to take more than `unsentBytes`.
  public var isOverloaded = false
  private var dirty: [Connection] = []
  /// Connections that have something to do in the next turn, whatever happens.
  private var dirtyNext: [Connection] = []
  private var turnEndHooks: [() -> Void] = []
  private var writtenHooks: [() -> Void] = []
  private var watchers: [Watcher] = []
  private var timers: [UInt64: LoopTimer] = [:]
  private var lastID: UInt64 = 0
  private var isStopping = false
  /// The next turn waits for nothing.
  private var isAwake = false
  /// Libwebsockets holds pointers to them until its context is destroyed.
  private var servers: [Server] = []
  /// Of clients: as well.
  private var clientVhosts: [ClientVhost.Kind: ClientVhost] = [:]

  /// - Parameter servesMainQueue: also run what is dispatched to the main queue, and with it the
  ///   main actor; only on the main thread.
  /// - Throws: `notTheMainThread` or `loopUnavailable`.
  public init(servesMainQueue: Bool) throws(TransportError) {
    if servesMainQueue && cev_is_main_thread() == 0 { throw .notTheMainThread }
    Descriptors.prepare()
    signal(SIGPIPE, SIG_IGN)
    context = try LWSContext()
    watchers.append(context.watch(readable: remote.descriptor) { [unowned self] in remote.drain() })
    let heartbeat = Self.heartbeatSeconds
    watchers.append(
      context.watch(after: heartbeat, repeating: heartbeat) { [unowned self] in
        context.checkTimers()
      })
    if servesMainQueue { watchMainQueue() }
  }

  deinit {
    for timer in timers.values { timer.invalidate() }
    context.destroy()
  }

  /// Runs until `stop`; then every connection is closed without ceremony, and hooks and timers are
  /// released. A loop runs once.
  public func run() {
    while true {
      endTurn()
      if isStopping { break }
      let waits = !isAwake
      isAwake = false
      context.runOnce(waits: waits)
    }
    context.destroy()
    releaseCallbacks()
  }

  /// Releases everything that was handed to the loop and may in turn hold it.
  private func releaseCallbacks() {
    remote.close()
    for server in servers { server.stopListening() }
    servers = []
    clientVhosts = [:]
    watchers = []
    for timer in timers.values { timer.invalidate() }
    timers = [:]
    turnEndHooks = []
    writtenHooks = []
    dirty = []
    dirtyNext = []
  }

  /// Ends `run` after this turn. To be called on the loop's thread.
  public func stop() {
    isStopping = true
    wake()
  }

  /// Makes the loop take another turn after this one. From other threads use `remote`.
  public func wake() { isAwake = true }

  /// Runs `body` at the end of every turn, before the connections' output is written.
  public func onTurnEnd(_ body: @escaping () -> Void) { turnEndHooks.append(body) }

  /// Runs `body` at the end of every turn, after the connections' output: no client waits for it.
  public func onWritten(_ body: @escaping () -> Void) { writtenHooks.append(body) }

  /// Runs `body` once after `seconds` unless the timer is cancelled. The timer need not be kept.
  @discardableResult
  public func schedule(after seconds: Double, _ body: @escaping () -> Void) -> LoopTimer {
    let id = nextID()
    let timer = LoopTimer(id: id, loop: self, after: max(seconds, 0), body)
    timers[id] = timer
    return timer
  }

  func removeTimer(_ id: UInt64) { timers[id] = nil }

  /// Runs `body` in the loop whenever the process gets that signal. Only one loop of a process can
  /// watch a signal.
  public func onSignal(_ number: Int32, _ body: @escaping () -> Void) {
    Signals.unblock(number)
    watchers.append(context.watch(signal: number, body))
  }

  /// Runs `body` whenever a descriptor can be read, until the result is released or the loop ends.
  public func onReadable(_ descriptor: Int32, _ body: @escaping () -> Void) -> LoopWatch {
    LoopWatch(context.watch(readable: descriptor, .usual, body))
  }

  /// The most connections that the process can hold with its limit on open files.
  public static var maxConnections: Int { Descriptors.forConnections }

  func retain(_ server: Server) { servers.append(server) }

  func vhost(for kind: ClientVhost.Kind) -> ClientVhost {
    if let known = clientVhosts[kind] { return known }
    let vhost = ClientVhost(kind, on: context)
    clientVhosts[kind] = vhost
    return vhost
  }

  func nextID() -> UInt64 {
    lastID += 1
    return lastID
  }

  func flushAtTurnEnd(_ connection: Connection) { dirty.append(connection) }

  func flushNextTurn(_ connection: Connection) { dirtyNext.append(connection) }

  /// The most connections held open in a turn: each of them keeps the loop from sleeping.
  private static let maxHeld = 64

  var mayHoldMore: Bool { dirtyNext.count < Self.maxHeld }

  /// Seconds since some moment, in steps of a few milliseconds.
  var now: Double { Clock.coarse.seconds }

  private func endTurn() {
    for hook in turnEndHooks { hook() }
    flush()
    swap(&dirty, &dirtyNext)
    let count = dirty.count
    for hook in writtenHooks { hook() }
    if dirty.count > count { wake() }
  }

  /// Writes what connections have queued, before the turn ends.
  public func flush() {
    var index = 0
    while index < dirty.count {
      dirty[index].flush()
      index += 1
    }
    dirty.removeAll(keepingCapacity: true)
  }

  private func watchMainQueue() {
    let descriptor = _dispatch_get_main_queue_handle_4CF()
    watchers.append(
      context.watch(readable: descriptor) {
        EventCounter.clear(descriptor)
        _dispatch_main_queue_callback_4CF(nil)
      })
  }
}
