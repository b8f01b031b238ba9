import Foundation
import SwiftData
import SwiftUI
import Testing

@MainActor
@Suite struct `Models of a scene` {
  private let device = Launches()

  @Test(arguments: [false, true])
  func `are there after a relaunch, unless they are in memory only`(inMemory: Bool) throws {
    let launch = {
      device.launch { ParkBook().modelContainer(for: Park.self, inMemory: inMemory) }
    }
    launch()
    try device.tap("Found", "Found", "Rate", "Rate")
    #expect(device.rows == ["Park 1 2, b+a", "Park 2 0, b+a"])
    #expect(device.texts.contains("used"))
    launch()
    #expect(device.texts.contains("new"))
    #expect(device.rows == (inMemory ? [] : ["Park 1 2, b+a", "Park 2 0, b+a"]))
    if inMemory { return #expect(device.kept.isEmpty) }
    try device.tap("Close", "Rate")
    launch()
    #expect(device.rows == ["Park 2 1, b+a"])
    try device.tap("Close")
    launch()
    #expect(device.rows.isEmpty)
    let left = Set(device.kept.keys.map { $0.split(separator: "/").dropLast().last })
    #expect(left == ["Grade"], "trails go with their parks")
  }

  @Test func `of an app's own container are there after a relaunch`() throws {
    device.launch { ParkApp.window(of: { ParkApp() }) }
    try device.tap("Found")
    device.launch { ParkApp.window(of: { ParkApp() }) }
    #expect(device.rows == ["Park 1 0, b+a"])
  }

  @Test func `that a context without autosave has not saved are gone after a relaunch`() throws {
    let launch = {
      device.launch { ParkBook().modelContainer(for: Park.self, isAutosaveEnabled: false) }
    }
    launch()
    try device.tap("Found", "Save", "Found", "Rate")
    #expect(device.rows.count == 2)
    launch()
    #expect(device.rows == ["Park 1 0, b+a"])
  }

  @Test func `are kept when a task changes them, and when views create them as they appear`()
    async throws
  {
    device.launch { ParkBook().modelContainer(for: Park.self) }
    try device.tap("Later")
    while device.kept.isEmpty { await Task.yield() }
    device.launch { FilledParkBook().modelContainer(for: Park.self) }
    #expect(device.texts.first == "Late 0")
    let other = Launches()
    for _ in 1...2 {
      other.launch { FilledParkBook().modelContainer(for: Park.self) }
      try other.tap("Rate")
    }
    #expect(other.texts.first == "Sample 2")
  }

  @Test func `that an actor has saved are kept with what views change in them`() async throws {
    let container = try ModelContainer(for: Park.self)
    device.launch { ParkBook().modelContainer(container) }
    try await ParkKeeper(modelContainer: container).found("Far")
    device.runtime?.flushPendingChanges()
    try device.tap("Rate")
    device.launch { ParkBook().modelContainer(for: Park.self) }
    #expect(device.rows == ["Far 1, "])
  }

  @Test func `keep their values, their relationships and their ids`() throws {
    let (site, badge, code) = (URL(string: "https://parks.example/a?b"), Data([1, 2, 255]), UUID())
    var id: PersistentIdentifier?
    try device.within([Park.self]) { context in
      let park = Park(
        name: "Zion \"é\"", kind: .city, area: .init(acres: 1 / 3, parts: [1, 2]), tags: ["a", ""])
      (park.site, park.badge, park.code, park.isOpen) = (site, badge, code, false)
      park.visits = 9
      context.insert(park)
      let grade = Grade(level: 4)
      park.trails = [Trail(name: "b", grade: grade), Trail(name: "a", grade: grade)]
      try context.save()
      id = park.persistentModelID
    }
    try device.within([Park.self]) { context in
      let park = try #require(try context.fetch(FetchDescriptor<Park>()).first)
      #expect(park.persistentModelID == id && park.modelContext == context)
      #expect(park.name == "Zion \"é\"" && park.opened == Date(timeIntervalSince1970: 0.1))
      #expect(park.kind == .city && park.area == .init(acres: 1 / 3, parts: [1, 2]))
      #expect(park.site == site && park.badge == badge && park.code == code)
      #expect(park.tags == ["a", ""] && park.remark == nil && !park.isOpen)
      #expect(park.visits == 7, "a transient variable has its default again")
      #expect(park.trails.map(\.name) == ["b", "a"] && park.trails.allSatisfy { $0.park === park })
      #expect(Set(park.trails.map(\.grade)).count == 1 && park.trails[0].grade.level == 4)
      #expect(!context.hasChanges)
      let found: Park? = id.flatMap { context.registeredModel(for: $0) }
      #expect(found === park)
    }
  }

  @Test func `are read as far as a changed class has a place for them`() throws {
    try device.within([FirstEdition.Song.self]) { context in
      let song = FirstEdition.Song(title: "Blue", length: 5, mood: "calm")
      song.album = FirstEdition.Album(name: "Kind")
      context.insert(song)
    }
    try device.within([SecondEdition.Song.self]) { context in
      let song = try #require(try context.fetch(FetchDescriptor<SecondEdition.Song>()).first)
      #expect(song.name == "Blue" && song.stars == 3)
      #expect(song.genre == 0, "text is no number")
      #expect(song.album?.name == "Kind" && song.album?.songs == [song])
      song.stars = 5
    }
    try device.within([ThirdEdition.Song.self]) { context in
      let count = try context.fetchCount(FetchDescriptor<ThirdEdition.Song>())
      #expect(count == 0)
      context.insert(ThirdEdition.Song(composer: "Evans"))
    }
    try device.within([SecondEdition.Song.self]) { context in
      let songs = try context.fetch(FetchDescriptor<SecondEdition.Song>())
      #expect(songs.map(\.stars) == [5], "what can't be read stays for a class that can")
    }
  }

  @Test func `of a class with a constant are not read, and nothing else is lost`() throws {
    try device.within([Coupon.self, Grade.self]) { context in
      context.insert(Coupon(number: 5))
      context.insert(Grade(level: 2))
    }
    try device.within([Coupon.self, Grade.self]) { context in
      let coupons = try context.fetch(FetchDescriptor<Coupon>())
      let grades = try context.fetch(FetchDescriptor<Grade>())
      #expect(coupons.isEmpty && grades.map(\.level) == [2])
    }
  }

  @Test func `take at most a bounded number of bytes, and more of them change nothing`() throws {
    try device.within([Park.self]) { context in
      let park = Park(name: "small")
      context.insert(park)
      try context.save()
      park.badge = Data(repeating: 1, count: 7 << 20)
      let full = #expect(throws: ModelStoreFull.self) { try context.save() }
      #expect(full?.limit == 8 << 20 && (full?.bytes ?? 0) > 9 << 20)
      #expect(context.hasChanges)
      context.autosaveEnabled = false
    }
    try device.within([Park.self]) { context in
      let park = try #require(try context.fetch(FetchDescriptor<Park>()).first)
      #expect(park.name == "small" && park.badge == nil)
      park.badge = Data(repeating: 1, count: 5 << 20)
      try context.save()
      context.insert(Park(name: "other"))
      park.badge = nil
      try context.save()
      park.badge = Data(repeating: 1, count: 5 << 20)
      try context.save()
    }
  }

  @Test func `are replaced when all values of the scene are`() throws {
    device.launch { ParkBook().modelContainer(for: Park.self) }
    try device.tap("Found")
    let kept = device.kept
    try device.tap("Rate", "Found")
    device.runtime?.turn { device.runtime?.setSavedValues(kept) }
    #expect(device.rows == ["Park 1 0, b+a"])
    try device.tap("Rate")
    device.launch { ParkBook().modelContainer(for: Park.self) }
    #expect(device.rows.first == "Park 1 1, b+a")
  }

  @Test func `of a container that scenes share are kept with the scene that saved them`() throws {
    let others = Launches()
    let shared = try ModelContainer(for: Park.self)
    device.launch { ParkBook().modelContainer(shared) }
    others.launch { ParkBook().modelContainer(shared) }
    try device.tap("Found")
    others.runtime?.flushPendingChanges()
    try others.tap("Found")
    #expect(others.rows == ["Park 1 0, b+a", "Park 2 0, b+a"])
    device.launch { ParkBook().modelContainer(for: Park.self) }
    others.launch { ParkBook().modelContainer(for: Park.self) }
    #expect(device.rows == ["Park 1 0, b+a"] && others.rows == ["Park 2 0, b+a"])
  }
}
