import Foundation
import SwiftData
import SwiftUI

// Models with what can be kept, and views that change them.

@Model
final class Park {
  @Attribute(.unique) var name: String
  var opened: Date
  var kind: Kind
  var area: Area
  var tags: [String]
  var badge: Data?
  var site: URL?
  var remark: String?
  var code = UUID()
  var rating = 0
  var isOpen = true
  @Transient var visits = 7
  @Relationship(deleteRule: .cascade, inverse: \Trail.park) var trails: [Trail] = []

  enum Kind: String, Codable {
    case national
    case city
  }

  struct Area: Codable, Equatable {
    var acres: Double
    var parts: [Int]
  }

  init(
    name: String, opened: Date = Date(timeIntervalSince1970: 0.1), kind: Kind = .national,
    area: Area = Area(acres: 0.1, parts: []), tags: [String] = []
  ) {
    self.name = name
    self.opened = opened
    self.kind = kind
    self.area = area
    self.tags = tags
  }
}

@Model
final class Trail {
  var name: String
  var park: Park?
  /// A model that every trail has.
  var grade: Grade

  init(name: String, grade: Grade, park: Park? = nil) {
    self.name = name
    self.grade = grade
    self.park = park
  }
}

@Model
final class Grade {
  var level: Int

  init(level: Int) { self.level = level }
}

@Model
final class Visit {
  #Unique<Visit>([\.park, \.day])
  var park: String
  var day: Int?
  var note: String

  init(park: String, day: Int?, note: String) {
    self.park = park
    self.day = day
    self.note = note
  }
}

@ModelActor
actor ParkKeeper {
  func found(_ name: String) throws {
    modelContext.insert(Park(name: name))
    try modelContext.save()
  }
}

/// A model with a constant, which no container can set.
@Model
final class Coupon {
  let number: Int
  var price = 1

  init(number: Int) { self.number = number }
}

/// Two versions of a class.
enum FirstEdition {
  @Model
  final class Song {
    var title: String
    var length: Int
    var mood: String
    var genre = "jazz"
    var album: Album?

    init(title: String, length: Int, mood: String) {
      self.title = title
      self.length = length
      self.mood = mood
    }
  }

  @Model
  final class Album {
    var name: String

    init(name: String) { self.name = name }
  }
}

enum SecondEdition {
  @Model
  final class Song {
    @Attribute(originalName: "title") var name: String
    var stars = 3
    var genre = 0
    var album: Album?

    init(name: String) { self.name = name }
  }

  @Model
  final class Album {
    var name: String
    @Relationship(inverse: \Song.album) var songs: [Song] = []

    init(name: String) { self.name = name }
  }
}

enum ThirdEdition {
  @Model
  final class Song {
    var composer: String

    init(composer: String) { self.composer = composer }
  }
}

struct ParkBook: View {
  @Environment(\.modelContext) private var modelContext
  @Environment(\.undoManager) private var undoManager
  @Query(sort: \Park.name) private var parks: [Park]
  @State private var isNew = true

  var body: some View {
    NavigationStack {
      List {
        ForEach(parks) { park in
          Text("\(park.name) \(park.rating), \(park.trails.map(\.name).joined(separator: "+"))")
        }
        Text(isNew ? "new" : "used")
        Button("Found") {
          isNew = false
          let park = Park(name: "Park \(parks.count + 1)")
          modelContext.insert(park)
          park.trails = ["b", "a"].map { Trail(name: $0, grade: Grade(level: 1)) }
        }
        Button("Rate") { parks.first?.rating += 1 }
        Button("Close") { if let park = parks.first { modelContext.delete(park) } }
        Button("Save") { try? modelContext.save() }
        Button("Undo") { undoManager?.undo() }
        Button("Redo") { undoManager?.redo() }
        Button("Later") { Task { modelContext.insert(Park(name: "Late")) } }
      }
    }
  }
}

/// Fills itself when it is empty, as samples do.
struct FilledParkBook: View {
  @Environment(\.modelContext) private var modelContext
  @Query private var parks: [Park]

  var body: some View {
    NavigationStack {
      List {
        Text(parks.map { "\($0.name) \($0.rating)" }.joined(separator: ", "))
        Button("Rate") { parks.first?.rating += 1 }
      }
    }
    .onAppear { if parks.isEmpty { modelContext.insert(Park(name: "Sample")) } }
  }
}

struct ParkApp: App {
  var container: ModelContainer = {
    let schema = Schema([Park.self])
    let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: false)
    do {
      return try ModelContainer(for: schema, configurations: [configuration])
    } catch {
      fatalError("Could not create ModelContainer: \(error)")
    }
  }()

  var body: some Scene {
    WindowGroup { ParkBook() }.modelContainer(container)
  }
}
