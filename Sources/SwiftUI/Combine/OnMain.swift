import Foundation

/// Runs a closure on the main actor: at once if this is its thread or queue, else in a later turn.
package func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
  if isOnMain {
    MainActor.assumeIsolated(work)
  } else {
    DispatchQueue.main.async(execute: work)
  }
}

/// True on the main thread, and on the main queue if another thread serves it.
package var isOnMain: Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true
}

/// A thread other than the first serves the main queue if a program calls `dispatchMain`.
private let mainQueueKey = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
