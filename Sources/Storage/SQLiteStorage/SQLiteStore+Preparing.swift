import SQLiteRows
import SessionRecords

/// Sessions that take long to read are read before they are asked for.
extension SQLiteStore {
  /// A session that needs at most this many bytes read is opened at once, which takes a few
  /// milliseconds.
  static let maxReadAtOnce = 128 << 10

  /// True if opening a session reads enough data that it must be prepared first.
  public func isLarge(_ session: String) -> Bool {
    guard logs[session] == nil, !readAhead.contains(session),
      case let id?? = sessions[session]
    else { return false }
    let bytes = try? read { (reader) throws(SQLiteError) in try reader.bytesToOpen(id) }
    return bytes ?? 0 > Self.maxReadAtOnce
  }

  /// Reads on another thread what a session is opened from.
  public func prepare(_ session: String, _ done: @escaping @MainActor () -> Void) {
    guard !reader.isClosed, logs[session] == nil, case let id?? = sessions[session] else {
      return done()
    }
    readAhead.read(session, id, since: oldestAnswer, done)
  }

  /// - Throws: the failure of the reading that was prepared: `unreadable`, or `damaged`.
  func consumePrepared(
    _ session: String, _ id: Int
  ) throws(StoreError) -> (row: SessionRow, result: LoadResult)? {
    guard let found = readAhead.remove(session) else { return nil }
    do throws(SQLiteError) {
      let known = try found.get()
      // A different session can have the name by now.
      return known.row.id == id && !reader.isClosed ? known : nil
    } catch {
      throw reader.failure(error)
    }
  }
}
