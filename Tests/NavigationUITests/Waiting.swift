import Testing

/// Waits for what comes in later turns; the test fails where it does not come within a minute, which
/// is long for a machine that does much else beside.
@MainActor
func until(_ condition: () -> Bool) async throws {
  let start = ContinuousClock.now
  while ContinuousClock.now - start < .seconds(60) {
    if condition() { return }
    try await Task.sleep(for: .milliseconds(1))
  }
  Issue.record("What was waited for did not come.")
}
