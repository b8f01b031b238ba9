import SwiftData
import SwiftUI
import Testing

@MainActor
@Suite struct `Unique models` {
  @Test func `replace the values of the one that is there when they are saved`() throws {
    let device = Launches()
    var id: PersistentIdentifier?
    let body: (ModelContext) throws -> Void = { context in
      let first = Park(name: "Zion", tags: ["old"])
      context.insert(first)
      first.trails = [Trail(name: "a", grade: Grade(level: 1))]
      try context.save()
      let second = Park(name: "Zion", kind: .city, tags: ["new"])
      context.insert(second)
      let third = Park(name: "Zion", kind: .city, tags: ["newest"])
      context.insert(third)
      context.insert(Trail(name: "b", grade: Grade(level: 1), park: third))
      try context.save()
      let parks = try context.fetch(FetchDescriptor<Park>())
      #expect(parks == [first] && first.tags == ["newest"] && first.kind == .city)
      #expect(first.trails.map(\.name) == ["b"])
      #expect(second.modelContext == nil && third.modelContext == nil && !context.hasChanges)
      id = first.persistentModelID
    }
    let container = try ModelContainer(
      for: Park.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    try body(container.mainContext)
    try device.within([Park.self], body)
    try device.within([Park.self]) { context in
      let parks = try context.fetch(FetchDescriptor<Park>())
      #expect(parks.map(\.tags) == [["newest"]] && parks.map(\.persistentModelID) == [id])
    }
  }

  @Test func `can be unique by several properties together, and nil equals nothing`() throws {
    let container = try ModelContainer(
      for: Visit.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = container.mainContext
    for (park, day, note) in [("a", 1, "1"), ("a", 2, "2"), ("b", 1, "3"), ("a", 1, "4")] {
      context.insert(Visit(park: park, day: day, note: note))
    }
    for note in ["5", "6"] { context.insert(Visit(park: "a", day: nil, note: note)) }
    try context.save()
    #expect(
      try context.fetch(FetchDescriptor<Visit>()).map(\.note) == ["4", "2", "3", "5", "6"])
  }
}
