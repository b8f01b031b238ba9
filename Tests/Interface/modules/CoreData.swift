import CoreData
import SwiftUI

final class Item: NSManagedObject {}

func newest() -> NSFetchRequest<Item> {
  let request = NSFetchRequest<Item>(entityName: "Item")
  request.fetchLimit = 10
  request.predicate = NSPredicate(value: true)
  return request
}

struct ItemView: View {
  @ObservedObject var item: Item
  var body: some View { Text(item.isDeleted ? "Deleted" : "Item") }
}
