import SessionRecords

extension PostgreSQLStore {
  /// The active nodes on a database, which is only read.
  ///
  /// - Parameter url: as in `Configuration`.
  /// - Throws: `unreachable`, or `unusable` if there is nothing of ours.
  public nonisolated static func nodes(on url: String) throws(PostgreSQLRefusal) -> [NodeEntry] {
    let displayURL = Configuration.displayURL(of: url)
    let connection: DatabaseConnection
    do throws(DatabaseError) {
      connection = try DatabaseConnection(url)
    } catch {
      throw .unreachable(displayURL, reason: error.description)
    }
    do throws(DatabaseError) {
      return try connection.nodes()
    } catch {
      throw .unusable(displayURL, reason: error.description)
    }
  }
}
