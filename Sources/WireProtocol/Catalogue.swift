import NavigationCore
import OrderedJSON
import StateDocument

/// Every method there is, once: the reference, the checks and the readers all come from here.
package enum Catalogue {
  /// All methods, in reading order.
  package static let methods: [Method] =
    stack + split + scene + sizes + history + session + sessions + presence

  /// Asked for each request: to compare a few short names is quicker than to hash one.
  package static func method(named name: UTF8String) -> Method? {
    for method in methods where method.name == name { return method }
    return nil
  }

  /// Batches longer than this are refused with `batch_too_large`.
  package static let maxBatch = 100
  /// A transaction may have so many commands.
  package static let maxTransaction = 1_000
  /// `history.list` gives at most so many revisions at once.
  package static let maxHistoryPage = 1_000
  /// `history.depths` tells of so many revisions at once: of all that are kept.
  package static let maxDepths = 10_000

  /// A request of an example that must run first.
  static func call(_ method: UTF8String, _ params: JSONObject = [:]) -> JSONValue {
    ["method": .string(method), "params": .object(params)]
  }
}
