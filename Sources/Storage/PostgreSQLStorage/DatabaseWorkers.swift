/// The threads of a store, each with its own connection.
struct DatabaseWorkers {
  /// Writes batches; it finds out itself whether one was stored whose connection was lost.
  let writer: DatabaseWorker
  /// Acquires sessions, and reads what they are opened from.
  let opener: DatabaseWorker
  /// Reads while the main thread waits.
  let reader: DatabaseWorker

  init(_ url: String) {
    writer = DatabaseWorker("writer", url, retries: false)
    opener = DatabaseWorker("opener", url)
    reader = DatabaseWorker("reader", url, timeout: 2_000)
  }

  func close() {
    for worker in [writer, opener, reader] { worker.close() }
  }
}
