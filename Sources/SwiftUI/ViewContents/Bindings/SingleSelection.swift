import NavigationCore

/// A list that selects one value or none.
package struct SingleSelection<Value: Hashable> {
  let binding: Binding<Value?>

  package init(binding: Binding<Value?>) {
    self.binding = binding
  }
}

@MainActor
extension SingleSelection: SelectionBinding {
  package func register(in types: inout TypeRegistry) { types.learn(Value.self) }

  package var valueType: any Hashable.Type { Value.self }
  package func accepts(_ tag: AnyHashable) -> Bool { tag.base is Value }
  package func contains(_ tag: AnyHashable) -> Bool {
    binding.wrappedValue.map { AnyHashable($0) == tag } ?? false
  }

  package func choose(_ tag: AnyHashable) {
    if let value = tag.base as? Value { binding.wrappedValue = value }
  }

  package func element(for tag: AnyHashable) -> NavigationPath.Element? {
    (tag.base as? Value).map { ElementCoding.element($0) }
  }

  package var current: SelectionRequest {
    binding.wrappedValue.map { .single(ElementCoding.element($0)) } ?? .none
  }

  /// - Throws: `valueMismatch` for an element of another type, or for more than one element.
  package func check(_ wanted: Selection) throws(Refusal) {
    if case .set(let elements) = wanted, elements.count > 1 {
      throw .valueMismatch(expected: "\(Value.self)", found: "a set")
    }
    for element in wanted.elements { _ = try ElementCoding.value(element.element, as: Value.self) }
  }

  package func set(_ wanted: Selection) {
    binding.wrappedValue = wanted.elements.first.flatMap {
      try? ElementCoding.value($0.element, as: Value.self)
    }
  }
}
