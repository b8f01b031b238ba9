import CoreData
import SceneStage
import SwiftUI
import Testing

final class Village: NSManagedObject, Identifiable {
  var name: String? {
    get { managedValue("name") }
    set { setManagedValue(newValue, "name") }
  }
  var size: Int16 {
    get { managedValue("size", default: 3) }
    set { setManagedValue(newValue, "size") }
  }
  var streets: NSSet? {
    get { managedValue("streets") }
    set { setManagedValue(newValue, "streets", inverse: "town") }
  }
}

final class Lane: NSManagedObject {
  var town: Village? {
    get { managedValue("town") }
    set { setManagedValue(newValue, "town", inverse: "streets", many: true) }
  }
}

struct VillageList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [SortDescriptor(\Village.name)]) private var towns:
    FetchedResults<Village>

  var body: some View {
    List {
      ForEach(towns) { town in Text(town.name ?? "no name") }
      Button("Add") {
        let town = Village(context: context)
        town.name = "Town \(towns.count + 1)"
        try? context.save()
      }
      Button("Search") { towns.nsPredicate = NSPredicate(format: "name ENDSWITH %@", "2") }
      Button("Delete") { towns.first.map(context.delete) }
    }
  }
}

@MainActor
@Suite struct ManagedObjectTests {
  private let container = NSPersistentContainer(name: "Towns")
  private var context: NSManagedObjectContext { container.viewContext }

  private func add(_ names: String...) {
    for (index, name) in names.enumerated() {
      let town = Village(context: context)
      town.name = name
      town.size = Int16(index)
    }
  }

  private func names(_ predicate: NSPredicate?, _ orders: NSSortDescriptor...) throws -> [String?] {
    let request = NSFetchRequest<Village>(entityName: "Village")
    request.predicate = predicate
    request.sortDescriptors = orders
    return try context.fetch(request).map(\.name)
  }

  @Test func `a request follows insertions, questions and deletions`() throws {
    let stage = Stage { VillageList().environment(\.managedObjectContext, container.viewContext) }
    for label in ["Add", "Add"] { try stage.tap(label) }
    #expect(stage.rows.prefix(2) == ["Town 1", "Town 2"])
    try stage.tap("Search")
    #expect(stage.rows.first == "Town 2")
    try stage.tap("Delete")
    #expect(!stage.rows.contains("Town 2"))
  }

  @Test(arguments: [
    ("name BEGINSWITH[c] 'a'", ["Aix", "arles"]), ("size > 0 AND NOT name == \"Aix\"", ["arles"]),
    ("name IN {'Aix', 'Bonn'}", ["Aix", "Bonn"]),
    ("name LIKE '*n' OR size = 1", ["Bonn", "arles"]),
    ("name CONTAINS[cd] 'Ó'", ["Bonn"]), ("size BETWEEN {1, 2}", ["Aix", "arles"]),
    ("name != nil", ["Aix", "Bonn", "arles"]), ("name >", []),
  ])
  func `a predicate's format finds objects`(format: String, found: [String]) throws {
    add("Bonn", "arles", "Aix")
    let order = NSSortDescriptor(keyPath: \Village.name, ascending: true)
    #expect(try names(NSPredicate(format: format), order) == found)
  }

  @Test func `a predicate's format takes arguments, and an order a key`() throws {
    add("Bonn", "arles", "Aix")
    let predicate = NSPredicate(format: "%K >= %d AND %K != %@", "size", 0, "name", "Aix")
    let order = NSSortDescriptor(key: "size", ascending: false)
    #expect(try names(predicate, order) == ["arles", "Bonn"])
  }

  @Test func `both ends of a relationship know each other`() {
    let town = Village(context: context)
    let streets = (0..<2).map { _ in Lane(context: context) }
    streets[0].town = town
    town.addManaged(streets[1], to: "streets", inverse: "town")
    #expect(town.streets?.count == 2)
    #expect(streets[1].town === town)
    streets[0].town = nil
    #expect(town.streets?.count == 1)
    context.delete(town)
    #expect(streets[1].town == nil)
  }

  @Test func `rolling back restores what was saved`() throws {
    add("Bonn")
    try context.save()
    let town = try #require(context.fetch(NSFetchRequest<Village>(entityName: "Village")).first)
    #expect(town.size == 0 && !context.hasChanges)
    town.name = "Aix"
    add("arles")
    #expect(context.hasChanges)
    context.rollback()
    #expect(try names(nil) == ["Bonn"])
  }

  @Test func `contexts of a container share what is saved`() throws {
    let other = container.newBackgroundContext()
    let town = NSEntityDescription.insertNewObject(forEntityName: "Village", into: other)
    #expect(town is Village)
    #expect(try names(nil).isEmpty)
    try other.save()
    #expect(try names(nil).count == 1)
    try context.execute(NSBatchDeleteRequest(fetchRequest: Village.fetchRequest()))
    #expect(try names(nil).isEmpty)
  }
}
