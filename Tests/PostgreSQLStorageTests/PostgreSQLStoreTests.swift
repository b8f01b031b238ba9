import SessionRecords
import StoreContract
import Testing

@testable import PostgreSQLStorage

@MainActor @Suite struct `A store in a PostgreSQL` {
  @Test(arguments: StoreContract.clauses)
  func `keeps the contract of stores`(clause: StoreContract.Clause) async throws {
    let server = try await TemporaryPostgreSQL.shared.value
    var urls: [ObjectIdentifier: String] = [:]
    var stores: [PostgreSQLStore] = []
    let contract = StoreContract {
      let url = try server.databaseNow()
      let store = try PostgreSQLStore.open(url)
      urls[ObjectIdentifier(store)] = url
      stores.append(store)
      return store
    } reopen: { store in
      let url = urls[ObjectIdentifier(store)] ?? ""
      store.close()
      let again = try PostgreSQLStore.open(url)
      urls[ObjectIdentifier(again)] = url
      stores.append(again)
      return again
    }
    defer { for store in stores { store.close() } }
    try await contract.check(clause)
  }
}
