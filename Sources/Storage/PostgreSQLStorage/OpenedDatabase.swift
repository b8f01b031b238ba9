import SessionRecords

/// The facts that a node learns when it opens a database.
struct OpenedDatabase: Sendable {
  let secret: String
  let appValues: [String: [UInt8]]
  /// The number of changes to the app's values so far.
  let valueChanges: Int
  let entryCache: SessionEntryCache

  init(_ configuration: PostgreSQLStore.Configuration) throws(PostgreSQLRefusal) {
    let displayURL = configuration.displayURL
    let connection: DatabaseConnection
    do throws(DatabaseError) {
      connection = try DatabaseConnection(configuration.url)
    } catch {
      throw .unreachable(displayURL, reason: error.description)
    }
    do {
      try Self.check(connection, at: displayURL)
      try PostgreSQLSchema.create(in: connection, at: displayURL)
      try Self.requireOneVersion(connection, configuration)
      secret = try connection.run("SELECT value FROM about WHERE name = 'secret'").text(0, 0)
      (appValues, valueChanges) = try connection.appValues()
      entryCache = try SessionEntryCache(all: connection)
    } catch StartFailure.refusal(let refusal) {
      throw refusal
    } catch StartFailure.database(let error) {
      throw .unusable(displayURL, reason: error.description)
    } catch {
      throw .unusable(displayURL, reason: "\(error)")
    }
  }

  private static func check(_ connection: DatabaseConnection, at displayURL: String) throws {
    let facts = try connection.run(
      """
      SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on',
      current_setting('server_encoding')
      """)
    if facts.int(0, 0) != 0 { throw StartFailure.refusal(.readOnly(displayURL)) }
    if facts.text(0, 1) != "UTF8" {
      throw StartFailure.refusal(.encoding(displayURL, found: facts.text(0, 1)))
    }
  }

  /// A node of another version can fold histories in a different way.
  private static func requireOneVersion(
    _ connection: DatabaseConnection, _ configuration: PostgreSQLStore.Configuration
  ) throws {
    let others = try connection.run(
      "SELECT version FROM node WHERE version <> $1 AND lease_end > clock_timestamp() LIMIT 1",
      .text(configuration.server))
    if others.count > 0 {
      throw StartFailure.refusal(
        .otherVersion(configuration.displayURL, found: others.text(0, 0)))
    }
  }
}

extension DatabaseConnection {
  /// The app's values, and the number of changes to them so far.
  func appValues() throws(DatabaseError) -> (values: [String: [UInt8]], changes: Int) {
    let changes = try run("SELECT value::bigint FROM about WHERE name = 'values'")
    let rows = try run("SELECT name, body FROM app_value")
    var values: [String: [UInt8]] = [:]
    for row in 0..<rows.count { values[rows.text(row, 0)] = rows.bytes(row, 1) }
    return (values, changes.count == 0 ? 0 : changes.int(0, 0))
  }
}
