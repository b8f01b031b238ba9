import CSQLite
import Testing

@testable import SQLiteStorage

@MainActor @Suite struct `A statement of SQLite` {
  private let database = TemporaryDatabase()

  private func connection() throws -> Connection {
    try database.write([])
    let connection = try Connection(database.path, .writing)
    try connection.execute("CREATE TABLE row(id INTEGER PRIMARY KEY, a, b, c, d)")
    return connection
  }

  @Test func `returns each kind of value as it was bound`() throws {
    let connection = try connection()
    try connection.run(
      "INSERT INTO row VALUES (?1, ?2, ?3, ?4, ?5)", .integer(.max), .integer(.min),
      .text("ü\u{0}🐟"), .blob([0, 255, 0]), .null)
    let found = try connection.prepare("SELECT id, a, b, c, d FROM row").first { row in
      #expect(row.integer(0) == .max && row.integer(1) == .min)
      #expect(row.text(2) == "ü\u{0}🐟")
      #expect(row.bytes(3) == [0, 255, 0])
      #expect(
        row.isNull(4) && row.integerOrNil(4) == nil && row.bytes(4) == [] && row.text(4) == "")
      return true
    }
    #expect(found == true)
  }

  @Test func `binds empty bytes as empty, not as NULL`() throws {
    let connection = try connection()
    try connection.run("INSERT INTO row(a, b) VALUES (?1, ?2)", .blob([]), .text(""))
    #expect(try connection.text("SELECT typeof(a) || typeof(b) FROM row") == "blobtext")
  }

  @Test func `can be run again with other values, even if it was left in the middle`() throws {
    let connection = try connection()
    let insertion = try connection.prepare("INSERT INTO row(a) VALUES (?1)")
    for number in 0..<10 { try insertion.run(.integer(number)) }
    let selection = try connection.prepare("SELECT a FROM row WHERE a >= ?1 ORDER BY a")
    for _ in 0..<3 {
      var seen: [Int] = []
      try selection.each(.integer(4)) { row in
        seen.append(row.integer(0))
        return seen.count < 2
      }
      #expect(seen == [4, 5])
    }
    #expect(try selection.first(.integer(9)) { $0.integer(0) } == 9)
    #expect(try selection.first(.integer(99)) { $0.integer(0) } == nil)
  }

  @Test func `keeps its connection open as long as it exists`() throws {
    var connection: Connection? = try connection()
    let statement = try #require(try connection?.prepare("SELECT 7"))
    connection = nil
    #expect(try statement.first { $0.integer(0) } == 7)
  }

  @Test func `that cannot be prepared says why`() throws {
    let connection = try connection()
    let error = #expect(throws: SQLiteError.self) { try connection.prepare("SELEC 1") }
    #expect(error?.message.contains("syntax error") == true)
    #expect(throws: SQLiteError.self) { try connection.run("INSERT INTO row(id) VALUES ('x')") }
  }

  @Test func `a transaction that fails in the middle leaves nothing`() throws {
    let connection = try connection()
    #expect(throws: SQLiteError.self) {
      try connection.inTransaction { () throws(SQLiteError) in
        try connection.run("INSERT INTO row(a) VALUES (1)")
        throw SQLiteError.inconsistent
      }
    }
    #expect(!connection.isInTransaction)
    #expect(try connection.integer("SELECT count(*) FROM row") == 0)
    let result = try connection.inTransaction { () throws(SQLiteError) in
      try connection.run("INSERT INTO row(a) VALUES (1)")
      return 5
    }
    #expect(result == 5)
    #expect(try connection.integer("SELECT count(*) FROM row") == 1)
  }

  @Test func `a connection for reading writes nothing`() throws {
    _ = try connection()
    let reader = try Connection(database.path, .reading)
    let error = #expect(throws: SQLiteError.self) {
      try reader.run("INSERT INTO row(a) VALUES (1)")
    }
    #expect(error?.code ?? 0 & 0xff == SQLITE_READONLY)
    #expect(try reader.has("a", in: "row") && !reader.has("e", in: "row"))
    #expect(try !reader.has("a", in: "nothing"))
  }

  @Test func `the pages written are counted once`() throws {
    let connection = try connection()
    _ = connection.consumePagesWritten()
    try connection.run("INSERT INTO row(a) VALUES (?1)", .blob(.init(repeating: 1, count: 40_000)))
    #expect(connection.consumePagesWritten() >= 10)
    #expect(connection.consumePagesWritten() == 0)
  }

  @Test func `a missing file is not created by a reader`() {
    #expect(throws: SQLiteError.self) { try Connection(database.folder + "/none.db", .reading) }
    #expect(database.names.isEmpty)
  }
}
