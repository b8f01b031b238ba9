// Queries of SwiftData: those of arrays compile, and after each other one is its one cause.
import SwiftData
import SwiftUI

@Model final class Item {
  var name = ""
  init() {}
}

typealias Items = [Item]

struct Arrays {
  @Query var all: [Item]
  @Query(sort: \Item.name) private var spelled: Array<Item>
  @Query private var renamed: Items
}

struct Others {
  @Query var untyped  // an array of models
  @Query var single: Item  // an array of models
  @Query private var unordered: Set<Item>  // an array of models
  @Query var optional: [Item]?  // an array of models
  @Query private var keyed: [String: Item]  // an array of models
  @Query var words: [String]  // does not conform to protocol 'PersistentModel'
}
