import NavigationCore
import OrderedJSON

extension Command {
  /// The command as an entry of a transaction, which reads back as the same.
  package func json(types: TypeRegistry) -> JSONValue {
    for method in Catalogue.methods {
      guard let params = method.write(self, types) else { continue }
      return ["method": .string(method.name), "params": .object(params)]
    }
    preconditionFailure("the catalogue has a method for every command")
  }
}
