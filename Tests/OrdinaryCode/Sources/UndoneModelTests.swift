import SwiftData
import SwiftUI
import Testing

@MainActor
@Suite struct `Changes of models` {
  private let device = Launches()

  @Test(arguments: [false, true])
  func `are undone and redone, those of one tap together`(inMemory: Bool) throws {
    device.launch {
      ParkBook().modelContainer(for: Park.self, inMemory: inMemory, isUndoEnabled: true)
    }
    try device.tap("Found", "Rate", "Rate")
    #expect(device.rows == ["Park 1 2, b+a"])
    try device.tap("Undo")
    #expect(device.rows == ["Park 1 1, b+a"])
    try device.tap("Undo", "Undo")
    #expect(device.rows.isEmpty)
    try device.tap("Undo", "Redo", "Redo", "Redo", "Redo")
    #expect(device.rows == ["Park 1 2, b+a"])
    try device.tap("Close")
    #expect(device.rows.isEmpty)
    try device.tap("Undo", "Undo")
    #expect(device.rows == ["Park 1 1, b+a"])
    try device.tap("Found", "Redo")
    #expect(device.rows == ["Park 1 1, b+a", "Park 2 0, b+a"], "a change ends what can be redone")
  }

  @Test func `that were undone are not there after a relaunch, and can't be undone then`() throws {
    let launch = {
      device.launch { ParkBook().modelContainer(for: Park.self, isUndoEnabled: true) }
    }
    launch()
    try device.tap("Found", "Rate", "Undo", "Found", "Close", "Undo")
    let rows = ["Park 1 0, b+a", "Park 2 0, b+a"]
    #expect(device.rows == rows)
    launch()
    #expect(device.rows == rows)
    try device.tap("Undo", "Redo")
    #expect(device.rows == rows)
  }

  @Test func `can't be undone unless a container allows it`() throws {
    device.launch { ParkBook().modelContainer(for: Park.self) }
    try device.tap("Found", "Undo")
    #expect(device.rows == ["Park 1 0, b+a"])
  }

  @Test func `are undone by the manager of a context, in groups of the author's`() throws {
    let container = try ModelContainer(
      for: Park.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let (context, manager) = (container.mainContext, UndoManager())
    context.undoManager = manager
    let park = Park(name: "Zion")
    for rating in [2, 5] {
      manager.beginUndoGrouping()
      context.insert(park)
      park.rating = rating
      park.remark = "rated \(rating)"
      manager.endUndoGrouping()
    }
    manager.setActionName("Rate")
    #expect(manager.undoActionName == "Rate" && manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(park.rating == 2 && park.remark == "rated 2" && manager.canRedo)
    manager.undo()
    #expect(try context.fetchCount(FetchDescriptor<Park>()) == 0 && !manager.canUndo)
    manager.redo()
    #expect(try context.fetch(FetchDescriptor<Park>()).map(\.rating) == [2])
    context.rollback()
    #expect(!manager.canUndo)
  }
}
