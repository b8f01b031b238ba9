// r0 to r8 of a session, recorded by Colonnade.
// swift-format-ignore-file

import NavigationTesting
import Testing

@testable import Gallery

@MainActor @Suite(.navigation) private struct RecordedRecipesSceneTests {
  @Test func `does as recorded`() async throws {
    let device = try #require(TestDevice(named: "ipad-11-landscape"))
    let app = try await TestScene(on: device) { RecipesScene() }
    #expect(app.titles == [""])
    try await app.tap("Dessert")
    #expect(app.titles == ["Dessert"])
    try await app.tap("Apple Pie")
    #expect(app.titles == ["Dessert", "Apple Pie"])
    #expect(app.path.json == ["{\"category\":\"dessert\",\"id\":\"apple-pie\",\"ingredients\":[\"Pie crust\",\"Apples\",\"Cinnamon\"],\"name\":\"Apple Pie\",\"related\":[\"pie-crust\",\"fruit-salad\"]}"])
    try await app.tap("Pie Crust")
    #expect(app.titles == ["Dessert", "Apple Pie", "Pie Crust"])
    #expect(app.path.json == ["{\"category\":\"dessert\",\"id\":\"apple-pie\",\"ingredients\":[\"Pie crust\",\"Apples\",\"Cinnamon\"],\"name\":\"Apple Pie\",\"related\":[\"pie-crust\",\"fruit-salad\"]}", "{\"category\":\"dessert\",\"id\":\"pie-crust\",\"ingredients\":[\"Flour\",\"Butter\"],\"name\":\"Pie Crust\",\"related\":[\"apple-pie\"]}"])
    try await app.resize(#require(TestDevice(named: "iphone-16")))
    try await app.perform(#"{"method":"transaction","params":{"commands":[{"method":"select","params":{"column":"sidebar","value":{"type":"Category","value":"salad"}}},{"method":"popToRoot","params":{}}]}}"#)
    #expect(app.titles == ["Salad"])
    #expect(app.path.isEmpty)
    // undo
    try await app.perform(#"{"method":"transaction","params":{"commands":[{"method":"select","params":{"column":"sidebar","value":{"type":"Category","value":"dessert"}}},{"method":"push","params":{"values":[{"type":"Recipe","value":{"category":"dessert","id":"apple-pie","ingredients":["Pie crust","Apples","Cinnamon"],"name":"Apple Pie","related":["pie-crust","fruit-salad"]}},{"type":"Recipe","value":{"category":"dessert","id":"pie-crust","ingredients":["Flour","Butter"],"name":"Pie Crust","related":["apple-pie"]}}],"column":"detail"}}]}}"#)
    #expect(app.titles == ["Dessert", "Apple Pie", "Pie Crust"])
    #expect(app.path.json == ["{\"category\":\"dessert\",\"id\":\"apple-pie\",\"ingredients\":[\"Pie crust\",\"Apples\",\"Cinnamon\"],\"name\":\"Apple Pie\",\"related\":[\"pie-crust\",\"fruit-salad\"]}", "{\"category\":\"dessert\",\"id\":\"pie-crust\",\"ingredients\":[\"Flour\",\"Butter\"],\"name\":\"Pie Crust\",\"related\":[\"apple-pie\"]}"])
    // redo
    try await app.perform(#"{"method":"transaction","params":{"commands":[{"method":"select","params":{"column":"sidebar","value":{"type":"Category","value":"salad"}}},{"method":"popToRoot","params":{}}]}}"#)
    #expect(app.titles == ["Salad"])
    #expect(app.path.isEmpty)
  }
}
