import CoreData
import SwiftUI

final class Item: NSManagedObject, Identifiable {
  class func fetchRequest() -> NSFetchRequest<Item> { NSFetchRequest(entityName: "Item") }
  var name: String? {
    get { managedValue("name") }
    set { setManagedValue(newValue, "name") }
  }
}

struct Store {
  let container: NSPersistentContainer

  init(inMemory: Bool = false) {
    container = NSPersistentCloudKitContainer(name: "Items")
    if inMemory {
      container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
    }
    container.loadPersistentStores { description, error in
      if let error = error as NSError? { print(description, error.userInfo) }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
    container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
  }

  func newest() throws -> [Item] {
    let request = NSFetchRequest<Item>(entityName: "Item")
    request.fetchLimit = 10
    request.predicate = NSPredicate(format: "name CONTAINS[c] %@ AND size > %d", "a", 2)
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Item.name, ascending: true)]
    let named: NSFetchRequest<Item> = Item.fetchRequest()
    return try container.viewContext.fetch(request) + container.viewContext.fetch(named)
  }
}

struct ItemView: View {
  @ObservedObject var item: Item
  var body: some View { Text(item.isDeleted ? "Deleted" : item.name ?? "Item") }
}

struct ItemList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Item.name, ascending: true)], animation: .default)
  private var items: FetchedResults<Item>
  @FetchRequest(sortDescriptors: []) private var all: FetchedResults<Item>
  @FetchRequest(sortDescriptors: [SortDescriptor(\.name), SortDescriptor(\.name, order: .reverse)])
  private var sorted: FetchedResults<Item>
  @FetchRequest(entity: Item.entity(), sortDescriptors: [], predicate: NSPredicate(value: true))
  private var older: FetchedResults<Item>
  @SectionedFetchRequest(sectionIdentifier: \.name, sortDescriptors: [SortDescriptor(\.name)])
  private var sections: SectionedFetchResults<String?, Item>

  init(name: String = "") {
    _older = FetchRequest<Item>(
      sortDescriptors: [], predicate: NSPredicate(format: "name == %@", name))
  }

  var body: some View {
    List {
      ForEach(items) { item in ItemView(item: item) }
        .onDelete { places in places.map { items[$0] }.forEach(context.delete) }
      ForEach(all, id: \.objectID) { item in ItemView(item: item) }
      ForEach(sections) { section in
        Section(section.id ?? "") { ForEach(section) { Text($0.name ?? "") } }
      }
    }
    .toolbar {
      Button("Add") {
        let item = Item(context: context)
        item.name = "\(items.count + older.count + sorted.count)"
        do { try context.save() } catch { print((error as NSError).userInfo) }
      }
    }
  }
}
