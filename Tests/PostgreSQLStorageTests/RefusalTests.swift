import Testing

@testable import PostgreSQLStorage

@MainActor @Suite struct `A PostgreSQL is not used` {
  private let server: TemporaryPostgreSQL

  init() async throws { server = try await TemporaryPostgreSQL.shared.value }

  private func refusal(_ url: String, server: String = "test/1") throws -> PostgreSQLRefusal? {
    do {
      try PostgreSQLStore.open(url, server: server).close()
      return nil
    } catch let refusal as PostgreSQLRefusal {
      return refusal
    }
  }

  private func tables(_ url: String) throws -> Int {
    try DatabaseConnection(url).run(
      "SELECT count(*) FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')"
    ).int(0, 0)
  }

  @Test func `that does not run, and the error does not contain its password`() async throws {
    let refusal = try #require(
      try refusal("postgres://me:hush@127.0.0.1:1/x?sslmode=disable"))
    guard case .unreachable(let displayURL, _) = refusal else { throw refusal }
    #expect(displayURL == "postgres://me@127.0.0.1:1/x")
    #expect(!"\(refusal)".contains("hush"))
  }

  @Test func `that has no such database, or whose URL is invalid`() async throws {
    #expect("\(try #require(try refusal(server.url("nowhere"))))".contains("nowhere"))
    #expect(try refusal("postgres://[::1/x")?.exitStatus == 21)
  }

  @Test func `that is read only`() async throws {
    let url = try await server.database()
    let connection = try DatabaseConnection(url)
    let name = try connection.run("SELECT current_database()::text").text(0, 0)
    try connection.execute("ALTER DATABASE \(name) SET default_transaction_read_only = on")
    #expect(try refusal(url)?.exitStatus == 22)
  }

  @Test func `whose texts are not in UTF-8`() async throws {
    let url = try await server.database("ENCODING 'SQL_ASCII' TEMPLATE template0")
    #expect(try refusal(url)?.exitStatus == 23)
    #expect(try tables(url) == 0)
  }

  @Test func `whose schema belongs to another program`() async throws {
    let url = try await server.database()
    try DatabaseConnection(url).execute("CREATE SCHEMA colonnade; CREATE TABLE colonnade.x(y int)")
    #expect(try refusal(url)?.exitStatus == 24)
    #expect(try tables(url) == 1)
  }

  @Test func `that a newer version has written`() async throws {
    let url = try await server.database()
    #expect(try refusal(url) == nil)
    try DatabaseConnection(url).execute(
      "UPDATE colonnade.about SET value = '99' WHERE name = 'schema'")
    #expect(try refusal(url)?.exitStatus == 25)
  }

  @Test func `that is used by nodes of another version`() async throws {
    let url = try await server.database()
    let store = try PostgreSQLStore.open(url)
    await withCheckedContinuation { joined in store.join(at: "ws://a") { joined.resume() } }
    #expect(try refusal(url, server: "test/2")?.exitStatus == 26)
    await withCheckedContinuation { left in store.leave { left.resume() } }
    #expect(try refusal(url, server: "test/2") == nil)
    store.close()
  }
}
