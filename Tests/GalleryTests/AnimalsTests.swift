import Testing

@MainActor
// The limit ends endless waits; other suites may keep the main actor busy for a while.
@Suite(.timeLimit(.minutes(10)))
struct AnimalsTests {
  @Test(arguments: ["animals", "animals-legacy"])
  func `an animal is pushed when its name has been found`(id: String) async throws {
    let visit = try Visit(id)
    try visit.tap("🦊")
    #expect(visit.screens == ["Animals"])
    #expect(visit.labels.contains("Looking up 🦊 …"))
    await visit.wait { visit.screens.count == 2 }
    #expect(visit.screens == ["Animals", "Fox"])
    #expect(visit.labels.contains("🦊"))
    #expect(visit.problems == [])
    try visit.back()
    #expect(visit.screens == ["Animals"])
    #expect(visit.labels.contains("🦊 is called Fox."))
  }

  @Test(arguments: ["animals", "animals-legacy"])
  func `an animal without a name is not pushed`(id: String) async throws {
    let visit = try Visit(id)
    try visit.tap("👽")
    await visit.wait { !visit.labels.contains("Looking up 👽 …") }
    #expect(visit.labels.contains("👽 has no name, so nothing is pushed."))
    #expect(visit.screens == ["Animals"])
    #expect(visit.path == [])
  }

  @Test func `only the newer scene has a path`() async throws {
    let visit = try Visit("animals")
    try visit.tap("🐱")
    await visit.wait { visit.screens.count == 2 }
    #expect(visit.path.count == 1)
    let legacy = try Visit("animals-legacy")
    try legacy.tap("🐱")
    await legacy.wait { legacy.screens.count == 2 }
    #expect(legacy.path == [])
  }
}
