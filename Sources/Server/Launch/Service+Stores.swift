import Serving
import Sessions

extension Service {
  /// Prepares everything, with the store that the options ask for; no client can connect yet.
  ///
  /// - Parameters:
  ///   - scenes: the scenes that can be opened; sessions start in the first.
  ///   - values: the values that the app keeps beside its sessions.
  ///   - name: the program's, whose sessions have a file of their own.
  ///   - firesTimers: Foundation's timers on the main run loop fire, which costs a few µs a turn.
  /// - Throws: `UsageError`, `TransportError`, `DatabaseRefusal`, or `PostgreSQLRefusal`.
  public convenience init(
    _ options: ServeOptions, scenes: [SceneEntry], values: (any AppValues)? = nil,
    calledAs name: String = Service.programName, firesTimers: Bool = true
  ) throws {
    try self.init(
      options, scenes: scenes, values: values, calledAs: name, firesTimers: firesTimers,
      opening: Storage.open(_:for:waiting:log:))
  }
}
