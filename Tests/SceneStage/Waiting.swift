/// Waits for something that happens in later turns.
///
/// Sleeps by the suspending clock: runs in which tests slept by the continuous one have hung, for a
/// reason that was not found.
///
/// Other tests wait for programs and sockets on the few threads available, some of them for long.
///
/// - Throws: `NeverHappened` after ten minutes.
@MainActor
package func until(_ condition: () -> Bool) async throws {
  let start = ContinuousClock.now
  while ContinuousClock.now - start < .seconds(600) {
    if condition() { return }
    try await Task.sleep(for: .milliseconds(1), clock: .suspending)
  }
  throw NeverHappened()
}

package struct NeverHappened: Error {}
