import Foundation
import SwiftData
import SwiftUI

// Models of SwiftData, as people write them.

@Model
final class Trip {
  @Attribute(.unique) var title: String
  var start: Date
  var rating = 0
  /// A remark with "quotes" (and a parenthesis.
  var remark: String?
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  var hotel: Hotel?
  @Transient var visits = 0
  var isGood: Bool { rating > 3 }
  var tags: [String] = [] { didSet { visits += 1 } }

  init(title: String, start: Date = .now, remark: String? = nil) {
    self.title = title
    self.start = start
    self.remark = remark
  }

  func rate(_ rating: Int) { self.rating = rating }
}

@Model
class Stop {
  var name: String
  var trip: Trip?

  init(name: String, trip: Trip? = nil) {
    self.name = name
    self.trip = trip
  }
}

@Model public final class Hotel: Codable {
  @Attribute(originalName: "key") public var id: UUID
  public private(set) var name: String
  var trips: [Trip]? = []

  enum CodingKeys: CodingKey { case name }

  public init(id: UUID = UUID(), name: String) {
    self.id = id
    self.name = name
  }

  public required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.id = UUID()
    name = try container.decode(String.self, forKey: .name)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
  }
}

typealias Hotels = [Hotel]

@ModelActor
actor TripKeeper {
  func add(_ title: String) throws -> PersistentIdentifier {
    let trip = Trip(title: title)
    modelContext.insert(trip)
    try modelContext.save()
    return trip.persistentModelID
  }

  func title(of id: PersistentIdentifier) -> String? { self[id, as: Trip.self]?.title }
}

struct HotelList: View {
  @Query private var hotels: Hotels

  var body: some View { List(hotels) { Text($0.name) } }
}

struct TripList: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: \Trip.start, order: .reverse) private var trips: [Trip]
  @Query(animation: .smooth) private var stops: [Stop]
  @State private var query = ""
  let title: String

  var body: some View {
    NavigationStack {
      List {
        ForEach(trips) { trip in
          NavigationLink(value: trip) { TripRow(trip: trip) }
        }
        .onDelete { offsets in
          for index in offsets { modelContext.delete(trips[index]) }
        }
        Text("\(stops.count) stops")
        FoundTrips(query: query)
      }
      .navigationDestination(for: Trip.self) { trip in TripEditor(trip: trip) }
      .navigationTitle(title)
      .toolbar {
        Button("Add", action: add)
        Button("Delete all") { try? modelContext.delete(model: Trip.self) }
        Button("Save") { try? modelContext.save() }
        Button("Roll back") { modelContext.rollback() }
        Button("Search") { query = "tóky" }
        Button("Search good") { query = "!" }
      }
    }
  }

  private func add() {
    let number = trips.count + 1
    let trip = Trip(title: "Trip \(number)", start: Date(timeIntervalSince1970: Double(number)))
    modelContext.insert(trip)
    trip.stops.append(Stop(name: "Home"))
  }
}

struct TripRow: View {
  let trip: Trip

  var body: some View { Text("\(trip.title), \(trip.rating)") }
}

struct TripEditor: View {
  @Bindable var trip: Trip
  @Environment(\.modelContext) private var context
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Title", text: $trip.title)
      Stepper("Rating", value: $trip.rating)
      ForEach(trip.stops) { Text("\($0.name) of \($0.trip?.title ?? "none")") }
      Button("Delete") {
        context.delete(trip)
        dismiss()
      }
    }
    .navigationTitle(trip.title)
  }
}

struct FoundTrips: View {
  @Query private var trips: [Trip]

  init(query: String) {
    let good = query == "!"
    _trips = Query(
      filter: #Predicate<Trip> { trip in
        trip.title.localizedStandardContains(query) || good && trip.rating > 3
      },
      sort: [SortDescriptor(\.title), SortDescriptor(\.rating, order: .reverse)],
      animation: .default)
  }

  var body: some View {
    ForEach(trips) { Text("Found \($0.title)") }
  }
}

struct TripApp: App {
  var container: ModelContainer = {
    let schema = Schema([Trip.self])
    let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: false)
    do {
      return try ModelContainer(for: schema, configurations: [configuration])
    } catch {
      fatalError("Could not create ModelContainer: \(error)")
    }
  }()

  var body: some Scene {
    WindowGroup { TripList(title: "Trips") }.modelContainer(container)
  }
}

struct SimpleTripApp: App {
  var body: some Scene {
    WindowGroup { TripList(title: "Trips") }.modelContainer(for: [Trip.self, Hotel.self])
  }
}

#Preview {
  TripList(title: "Trips").modelContainer(for: Trip.self, inMemory: true)
}
