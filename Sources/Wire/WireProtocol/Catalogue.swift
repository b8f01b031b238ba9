import NavigationCore
import OrderedJSON
import StateDocument

/// All methods, each once: the reference, the checks and the readers all come from here.
package enum Catalogue {
  /// All methods, in reading order.
  package static let methods: [Method] =
    stack + split + scene + sizes + rows + history + session + sessions + presence

  /// Called for each request: comparing a few short names is quicker than hashing one.
  package static func method(named name: UTF8String) -> Method? {
    for method in methods where method.name == name { return method }
    return nil
  }

  /// Batches longer than this are refused with `batch_too_large`.
  package static let maxBatch = 100
  /// The most commands in a transaction.
  package static let maxTransaction = 1_000
  /// The most revisions that `history.list` returns at once.
  package static let maxHistoryPage = 1_000
  /// The most revisions that `history.overview` reports at once: all that are kept.
  package static let maxOverviewRevisions = 10_000

  /// A request of an example that must run first.
  static func call(_ method: UTF8String, _ params: JSONObject = [:]) -> JSONValue {
    ["method": .string(method), "params": .object(params)]
  }
}
