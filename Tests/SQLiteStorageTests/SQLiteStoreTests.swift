import SessionRecords
import StoreContract
import Testing

@testable import SQLiteStorage

@MainActor @Suite struct `A store in a database` {
  @Test(arguments: StoreContract.clauses)
  func `keeps the contract`(clause: StoreContract.Clause) async throws {
    var databases: [ObjectIdentifier: TemporaryDatabase] = [:]
    let contract = StoreContract {
      let database = TemporaryDatabase()
      let store = try database.open()
      databases[ObjectIdentifier(store)] = database
      return store
    } reopen: { store in
      guard let database = databases[ObjectIdentifier(store)] else { return store }
      let again = try database.reopen(store)
      databases[ObjectIdentifier(again)] = database
      return again
    }
    try await contract.check(clause)
  }
}

@MainActor @Suite struct `The store that ends with the process` {
  @Test(arguments: StoreContract.clauses)
  func `keeps the contract`(clause: StoreContract.Clause) async throws {
    let contract = StoreContract {
      MemoryStore(keepingRecords: true)
    } reopen: {
      $0
    }
    try await contract.check(clause)
  }
}
