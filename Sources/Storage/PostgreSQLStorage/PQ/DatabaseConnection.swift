import CPostgreSQL
import Glibc

/// A connection to a PostgreSQL, used by one thread at a time.
@safe final class DatabaseConnection {
  private let handle: OpaquePointer
  /// The names of the statements that are prepared, by their text.
  private var prepared: [String: String] = [:]

  /// A statement with its values.
  struct BoundStatement: Sendable {
    let sql: String
    let values: [Parameter]

    init(_ sql: String, _ values: Parameter...) {
      (self.sql, self.values) = (sql, values)
    }

    init(_ sql: String, all values: [Parameter]) {
      (self.sql, self.values) = (sql, values)
    }
  }

  /// Settings that an URL does not have: a machine that has vanished is noticed within seconds.
  private static let settings = [
    ("connect_timeout", "3"), ("tcp_user_timeout", "5000"), ("keepalives_idle", "5"),
    ("keepalives_interval", "2"), ("keepalives_count", "3"), ("application_name", "colonnade"),
    ("client_encoding", "UTF8"),
  ]

  /// - Parameters:
  ///   - timeout: the most milliseconds that a statement can take; nil for no limit.
  ///   - listens: true to receive notifications of other nodes.
  init(_ url: String, timeout: Int? = nil, listens: Bool = false) throws(DatabaseError) {
    // The URL comes after the settings, so it overrides them.
    let words = Self.settings + [("dbname", url)]
    let opened = unsafe Self.open(words.map(\.0), words.map(\.1))
    guard let opened = unsafe opened else {
      throw DatabaseError("there is no memory for a connection")
    }
    unsafe handle = unsafe opened
    guard unsafe PQstatus(handle) == CONNECTION_OK else { throw failure() }
    unsafe _ = PQsetNoticeProcessor(handle, { _, _ in }, nil)
    // Planning a statement again would take as long as running it.
    try execute(
      """
      SET search_path = colonnade, pg_catalog; SET synchronous_commit = on;
      SET plan_cache_mode = force_generic_plan; SET jit = off
      """)
    if let timeout { try execute("SET statement_timeout = \(timeout)") }
    if listens { try execute("LISTEN colonnade") }
  }

  deinit { unsafe PQfinish(handle) }

  private static func open(_ names: [String], _ values: [String]) -> OpaquePointer? {
    let copies = unsafe (names + values).map { unsafe strdup($0) }
    defer { for index in unsafe copies.indices { unsafe free(copies[index]) } }
    var keywords: [UnsafePointer<CChar>?] = unsafe []
    var settings: [UnsafePointer<CChar>?] = unsafe []
    for index in names.indices {
      unsafe keywords.append(UnsafePointer(copies[index]))
      unsafe settings.append(UnsafePointer(copies[names.count + index]))
    }
    unsafe keywords.append(nil)
    unsafe settings.append(nil)
    return unsafe PQconnectdbParams(keywords, settings, 1)
  }

  /// - Parameter sql: one or several statements whose rows are not needed.
  func execute(_ sql: String) throws(DatabaseError) {
    _ = unsafe try rows(PQexec(handle, sql))
  }

  /// The rows of one statement.
  @discardableResult
  func run(_ sql: String, _ values: Parameter...) throws(DatabaseError) -> Rows {
    try run(BoundStatement(sql, all: values))
  }

  func run(_ statement: BoundStatement) throws(DatabaseError) -> Rows {
    let name = try prepare(statement)
    let result = unsafe withEncoded(statement.values) { values, lengths, formats in
      unsafe PQexecPrepared(
        handle, name, Int32(statement.values.count), values, lengths, formats, 1)
    }
    return unsafe try rows(result)
  }

  /// Does all of them or none, in one round trip.
  ///
  /// - Returns: the rows of each.
  func transact(_ statements: [BoundStatement]) throws(DatabaseError) -> [Rows] {
    for statement in statements { _ = try prepare(statement) }
    guard unsafe PQenterPipelineMode(handle) == 1 else { throw failure() }
    for statement in statements {
      let isSent = unsafe withEncoded(statement.values) { values, lengths, formats in
        unsafe PQsendQueryPrepared(
          handle, prepared[statement.sql] ?? "", Int32(statement.values.count), values, lengths,
          formats, 1)
      }
      if isSent != 1 { throw failure() }
    }
    guard unsafe PQpipelineSync(handle) == 1 else { throw failure() }
    return try outcomes(of: statements.count)
  }

  /// Up to the end of the pipeline, whatever fails in it.
  private func outcomes(of count: Int) throws(DatabaseError) -> [Rows] {
    var found: [Rows] = []
    var refusal: DatabaseError?
    while true {
      guard let result = unsafe PQgetResult(handle) else {
        if unsafe PQstatus(handle) != CONNECTION_OK { throw failure() }
        continue
      }
      let status = unsafe PQresultStatus(result)
      if status == PGRES_PIPELINE_SYNC {
        unsafe PQclear(result)
        break
      }
      do throws(DatabaseError) {
        let rows = unsafe try rows(result)
        found.append(rows)
      } catch {
        refusal = refusal ?? error
        if unsafe PQstatus(handle) != CONNECTION_OK { throw error }
      }
    }
    guard unsafe PQexitPipelineMode(handle) == 1 else { throw failure() }
    if let refusal { throw refusal }
    return found
  }

  private func prepare(_ statement: BoundStatement) throws(DatabaseError) -> String {
    if let name = prepared[statement.sql] { return name }
    let name = "s\(prepared.count)"
    let types = statement.values.map(\.type)
    _ = unsafe try rows(PQprepare(handle, name, statement.sql, Int32(types.count), types))
    prepared[statement.sql] = name
    return name
  }

  private func rows(_ result: OpaquePointer?) throws(DatabaseError) -> Rows {
    guard let result = unsafe result else { throw failure() }
    switch unsafe PQresultStatus(result) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: return unsafe Rows(result)
    default:
      let error = unsafe failure(of: result)
      unsafe PQclear(result)
      throw error
    }
  }

  private func failure() -> DatabaseError { unsafe failure(of: nil) }

  private func failure(of result: OpaquePointer?) -> DatabaseError {
    let state = unsafe result.flatMap { unsafe PQresultErrorField($0, 0x43) }
    let message =
      unsafe result.flatMap { unsafe PQresultErrorMessage($0) } ?? PQerrorMessage(handle)
    return unsafe DatabaseError(
      state: state.map { unsafe String(cString: $0) } ?? "",
      message.map { unsafe String(cString: $0) } ?? "")
  }

  /// The parameters as libpq takes them: pointers, lengths, and the binary form of all.
  private func withEncoded<Result>(
    _ values: [Parameter],
    _ body: ([UnsafePointer<CChar>?], [Int32], [Int32]) -> Result
  ) -> Result {
    let encoded = values.map(\.encoded)
    var all: [UInt8] = []
    all.reserveCapacity(encoded.reduce(1) { $0 + ($1?.count ?? 0) })
    var starts: [Int] = []
    for value in encoded {
      starts.append(all.count)
      all += value ?? []
    }
    all.append(0)
    let lengths = encoded.map { Int32($0?.count ?? 0) }
    let formats = [Int32](repeating: 1, count: values.count)
    return unsafe all.withUnsafeBytes { buffer in
      var pointers: [UnsafePointer<CChar>?] = unsafe []
      for (index, value) in encoded.enumerated() {
        let pointer = unsafe buffer.baseAddress?.advanced(by: starts[index])
        unsafe pointers.append(
          value == nil ? nil : pointer?.assumingMemoryBound(to: CChar.self))
      }
      return unsafe body(pointers, lengths, formats)
    }
  }
}

extension DatabaseConnection {
  /// Waits until there is a notification on a channel that this connection listens to.
  ///
  /// - Parameter milliseconds: the longest time to wait.
  func waitForNotification(_ milliseconds: Int32) {
    if consumeNotifications() { return }
    var watched = unsafe pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
    if unsafe poll(&watched, 1, milliseconds) > 0 { _ = consumeNotifications() }
  }

  /// - Returns: whether there has been a notification since the last check.
  private func consumeNotifications() -> Bool {
    unsafe _ = PQconsumeInput(handle)
    var isNotified = false
    while let notification = unsafe PQnotifies(handle) {
      unsafe PQfreemem(notification)
      isNotified = true
    }
    return isNotified
  }
}
