import SceneStage
import SwiftData
import SwiftUI
import Testing

@MainActor
@Suite struct ModelTests {
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try ModelContainer(
      for: Trip.self, Hotel.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  private func titles(
    _ sort: SortDescriptor<Trip>..., where predicate: Predicate<Trip>? = nil
  ) throws -> [String] {
    try context.fetch(FetchDescriptor(predicate: predicate, sortBy: sort)).map(\.title)
  }

  @Test func `a query follows insertions, changes and deletions`() throws {
    let stage = Stage { TripList(title: "Trips").modelContainer(for: Trip.self) }
    #expect(stage.labels.contains("0 stops"))
    for label in ["Add", "Add"] { try stage.tap(label) }
    #expect(stage.rows.prefix(3) == ["Trip 2, 0", "Trip 1, 0", "2 stops"])
    try stage.tap("Trip 1, 0")
    #expect(stage.labels.contains("Home of Trip 1"))
    try stage.tap("Title", text: "Tokyo")
    #expect(stage.screen?.title == "Tokyo")
    _ = try stage.scene.back()
    try stage.tap("Search")
    #expect(stage.rows == ["Trip 2, 0", "Tokyo, 0", "2 stops", "Found Tokyo"])
    try stage.tap("Tokyo, 0")
    try stage.tap("Delete")
    #expect(stage.rows == ["Trip 2, 0", "1 stops"])
  }

  @Test func `rolling back restores what was saved`() throws {
    let stage = Stage {
      TripList(title: "Trips").modelContainer(for: Trip.self, isAutosaveEnabled: false)
    }
    for label in ["Add", "Save", "Add", "Delete all"] { try stage.tap(label) }
    #expect(stage.labels == ["0 stops"])
    try stage.tap("Roll back")
    #expect(stage.rows == ["Trip 1, 0", "1 stops"])
  }

  @Test func `each scene has its own models`() throws {
    let stages = (0..<2).map { _ in Stage { SimpleTripApp().body.window } }
    try stages[0].tap("Add")
    #expect(stages[0].labels.contains("1 stops"))
    #expect(stages[1].labels.contains("0 stops"))
  }

  @Test func `models are fetched by a predicate, in an order, within limits`() throws {
    for title in ["b", "A10", "a9"] { context.insert(Trip(title: title)) }
    #expect(try titles() == ["b", "A10", "a9"])
    #expect(try titles(SortDescriptor(\.title)) == ["a9", "A10", "b"])
    #expect(try titles(SortDescriptor(\.title, order: .reverse)) == ["b", "A10", "a9"])
    #expect(try titles(where: #Predicate { $0.title.contains("9") }) == ["a9"])
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.title)])
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 1
    #expect(try context.fetch(descriptor).map(\.title) == ["A10"])
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 3)
  }

  @Test func `both sides of a relationship are kept in step`() throws {
    let (one, other) = (Trip(title: "One"), Trip(title: "Other"))
    let stop = Stop(name: "Home", trip: one)
    context.insert(one)
    context.insert(stop)
    #expect(one.stops == [stop])
    other.stops.append(stop)
    #expect(one.stops.isEmpty && stop.trip == other)
    #expect(other.modelContext == context)
    stop.trip = nil
    #expect(other.stops.isEmpty)
    let hotel = Hotel(name: "Inn")
    one.hotel = hotel
    #expect(hotel.trips == [one] && hotel.modelContext == context)
    context.delete(hotel)
    #expect(one.hotel == nil && hotel.isDeleted)
    one.stops = [stop]
    context.delete(one)
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
  }

  @Test func `several models are a set, whichever side an author sets first`() throws {
    let trip = Trip(title: "One")
    context.insert(trip)
    let stop = Stop(name: "Home")
    stop.trip = trip
    trip.stops.append(stop)
    #expect(trip.stops == [stop])
    trip.stops += [stop, Stop(name: "Sea"), stop]
    #expect(trip.stops.map(\.name) == ["Home", "Sea"])
    let hotel = Hotel(name: "Inn")
    trip.hotel = hotel
    hotel.trips?.append(trip)
    #expect(hotel.trips == [trip])
    hotel.trips = nil
    #expect(hotel.trips == nil && trip.hotel == nil)
  }

  @Test func `an optional attribute is set, and restored`() throws {
    let trip = Trip(title: "One", remark: "old")
    context.insert(trip)
    try context.save()
    trip.remark = "new"
    #expect(trip.remark == "new")
    trip.remark = nil
    #expect(trip.remark == nil)
    context.rollback()
    #expect(trip.remark == "old")
    trip.hotel = Hotel(name: "Inn")
    #expect(trip.hotel?.name == "Inn")
  }

  @Test func `an actor's models are in the views' context once they are saved`() async throws {
    let keeper = TripKeeper(modelContainer: container)
    let id = try await keeper.add("Far away")
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.persistentModelID) == [id])
    #expect(await keeper.title(of: id) == "Far away")
    #expect(keeper.modelContainer === container)
  }

  @Test func `a context knows its changes, and others see them once they are saved`() throws {
    let other = ModelContext(container)
    let trip = Trip(title: "One")
    #expect(!context.hasChanges && trip.modelContext == nil)
    context.insert(trip)
    #expect(context.hasChanges && context.insertedModelsArray.count == 1)
    #expect(try other.fetchCount(FetchDescriptor<Trip>()) == 0)
    try context.save()
    #expect(!context.hasChanges)
    #expect(try other.fetchCount(FetchDescriptor<Trip>()) == 1)
    trip.rate(5)
    #expect(context.hasChanges && trip.hasChanges && trip.isGood)
    context.rollback()
    #expect(!context.hasChanges && trip.rating == 0)
    let found: Trip? = context.registeredModel(for: trip.persistentModelID)
    #expect(found === trip && trip.id == trip.persistentModelID)
  }
}

extension Stage {
  /// The labels of the screen, each once, without the button that a swipe on a row shows.
  var rows: [String] {
    labels.reduce(into: []) { rows, label in
      if label != "Delete", rows.last != label { rows.append(label) }
    }
  }
}
