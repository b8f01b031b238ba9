import Foundation

/// Does something on the main actor: at once where this is its thread or queue, else in a later turn.
package func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
  if isOnMain {
    MainActor.assumeIsolated(work)
  } else {
    DispatchQueue.main.async(execute: work)
  }
}

/// True on the main thread, and on the main queue where another thread serves it.
package var isOnMain: Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true
}

/// The main queue is served by another thread than the first where a program calls `dispatchMain`.
private let mainQueueKey = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
