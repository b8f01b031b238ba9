/// An actor whose code runs on the main actor, one job after the other.
public protocol OnMainExecutor: Actor {}

extension OnMainExecutor {
  /// The main actor's executor, which exists as long as the process.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe MainActor.sharedUnownedExecutor
  }
}
