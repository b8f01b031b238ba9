import Testing

/// Waits for what comes in later turns; the test fails where it does not come within ten minutes.
/// Other tests wait for programs and sockets on the few threads there are, some of them for long.
@MainActor
func until(_ condition: () -> Bool) async throws {
  let start = ContinuousClock.now
  while ContinuousClock.now - start < .seconds(600) {
    if condition() { return }
    try await Task.sleep(for: .milliseconds(1))
  }
  Issue.record("What was waited for did not come.")
}
