import AuthorAPI
import NavigationTesting
import Testing

@MainActor @Suite struct `A query` {
  @Test func `without a match names the nearest, and shows the screen`() async throws {
    let app = try await TestScene { ShopApp() }
    let failure = await #expect(throws: QueryFailure.self) { try await app.tap("Banan") }
    #expect(failure?.message == "There is no “Banan”. The nearest: “Banana”.")
    #expect(failure?.screen == app.snapshot())
    #expect(failure?.description.contains("row \"Banana\"") == true)
    #expect(app.path.isEmpty)
  }

  @Test func `with several matches lists them with their positions`() async throws {
    let app = try await TestScene { ShopApp() }
    let failure = await #expect(throws: QueryFailure.self) { try await app.tap("Delete") }
    #expect(failure?.message.contains("button \"Delete\", in row \"Cherry\"") == true)
    try await app.tap(Query("Delete").at(1))
    #expect(!app.screen.contains("Banana"))
    let beyond = await #expect(throws: QueryFailure.self) {
      try await app.tap(Query("Delete").at(7))
    }
    #expect(beyond?.message == "There is no “Delete” (7): only 2 of them are there.")
  }

  @Test func `without a match describes the missing element by its kind`() async throws {
    let app = try await TestScene { ShopApp() }
    func message(_ query: Query, in container: Query? = nil) -> String? {
      #expect(throws: QueryFailure.self) { try app.element(query, in: container) }?.message
    }
    #expect(message(.role(.link, "Aple")) == "There is no link “Aple”. The nearest: “Apple”.")
    #expect(message(.role(.image)) == "There is no image.")
    #expect(message(.containing("Nope!")) == "There is nothing with “Nope!”.")
    #expect(
      message(.identifier("asc"))
        == "There is nothing with the identifier “asc”. The nearest: “ask”.")
    #expect(message("asc") == "There is no “asc”. The nearest: “Ask”, “Add”.")
    #expect(message("Ask", in: "Shop") == "There is no “Shop”.")
    #expect(
      message("Nobody", in: .role(.row, "Apple")) == "There is no “Nobody” in the row “Apple”.")
    #expect(
      message(.role(.toggle).at(1)) == "There is no toggle (1): only 1 of them is there.")
  }

  @Test func `for a covered element names what covers it`() async throws {
    let app = try await TestScene { ShopApp() }
    try await app.tap("Ask")
    let failure = await #expect(throws: QueryFailure.self) { try await app.tap("Organic") }
    #expect(
      failure?.message == "“Organic” is on the screen below, covered by the alert “Sure?”.")
    try await app.tap("No")
    try await app.tap("Add")
    let other = await #expect(throws: QueryFailure.self) {
      try await app.type("x", into: "Organic")
    }
    #expect(
      other?.message == "“Organic” is on the screen below, covered by the sheet “New fruit”.")
  }

  @Test func `for a plain text says that it cannot be tapped`() async throws {
    let app = try await TestScene { ShopApp() }
    let failure = await #expect(throws: QueryFailure.self) { try await app.tap("Loading") }
    #expect(failure?.message.contains("takes no press: it is ") == true)
  }

  @Test func `finds by part, identifier and kind`() async throws {
    let app = try await TestScene { ShopApp() }
    #expect(try app.element(.containing("NOTE:").first).label == "Note: nothing")
    #expect(try app.element(.identifier("ask")).label == "Ask")
    #expect(try app.element(.role(.link, "Apple")).role == .link)
    #expect(app.screen.elements(.role(.toggle)).count == 1)
    #expect(app.screen.rows.suffix(4) == ["Cherry", "Nowhere", "Ask", "Save note"])
    #expect(app.screen.links == ["Apple", "Banana", "Cherry", "Nowhere"])
  }

  @Test func `reaches nothing under a sheet`() async throws {
    let app = try await TestScene { ShopApp() }
    try await app.tap("Add")
    await #expect(throws: QueryFailure.self) { try await app.tap("Banana") }
    try await app.back()
    try await app.tap("Banana")
    await #expect(throws: QueryFailure.self) {
      try await app.back()
      try await app.back()
    }
  }
}
