import Glibc

/// The processor time that the calling thread spends in a closure, which other programs do not
/// lengthen.
public func processorTime(_ body: () throws -> Void) rethrows -> Duration {
  let begin = threadTime()
  try body()
  return threadTime() - begin
}

/// Keeps the calling thread busy for an amount of its processor time.
public func spendProcessorTime(_ time: Duration) {
  let end = threadTime() + time
  while threadTime() < end {}
}

private func threadTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
