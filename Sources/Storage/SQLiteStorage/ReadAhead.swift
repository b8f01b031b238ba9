/// The sessions that are read before they are opened, because that takes long.
@MainActor
final class ReadAhead {
  private let reader: BackgroundReader
  /// The sessions that were read, about to be opened.
  private var found: [String: BackgroundReader.Found] = [:]
  /// The sessions that are being read, each with the number of the reading.
  private var reading: [String: Int] = [:]
  private var count = 0

  init(_ file: DatabaseFile) { reader = BackgroundReader(file) }

  /// True if a session has been read and is not opened yet.
  func contains(_ session: String) -> Bool { found[session] != nil }

  /// Reads on another thread what a session is opened from.
  func read(
    _ session: String, _ id: Int, since answers: Int64, _ done: @escaping @MainActor () -> Void
  ) {
    count += 1
    let number = count
    reading[session] = number
    reader.load(id, since: answers) { [weak self] found in
      // In the meantime the session can have been opened and written.
      if let self, self.reading[session] == number {
        self.reading[session] = nil
        self.found[session] = found
      }
      done()
    }
  }

  /// Removes and returns what was read of a session; a reading that is under way has no result.
  func remove(_ session: String) -> BackgroundReader.Found? {
    reading[session] = nil
    return found.removeValue(forKey: session)
  }

  func close() {
    found = [:]
    reading = [:]
    reader.close()
  }
}
