import Sessions

extension PostgreSQLStore {
  /// The nodes that are heard from on a database, which is only read.
  ///
  /// - Parameter url: as in `Configuration`.
  /// - Throws: `unreachable`, or `unusable` where there is nothing of ours.
  public nonisolated static func nodes(on url: String) throws(PostgreSQLRefusal) -> [NodeEntry] {
    let place = Configuration.place(of: url)
    let connection: DatabaseConnection
    do throws(DatabaseError) {
      connection = try DatabaseConnection(url)
    } catch {
      throw .unreachable(place, reason: error.description)
    }
    do throws(DatabaseError) {
      return try connection.nodes()
    } catch {
      throw .unusable(place, reason: error.description)
    }
  }
}
