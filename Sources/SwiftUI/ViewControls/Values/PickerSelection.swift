import NavigationCore
import OrderedJSON
import SceneModel

/// The value of a picker. Choosing one is no navigation.
struct PickerSelection<Value: Hashable>: SelectionBinding {
  let binding: Binding<Value>
  /// Follows a choice.
  var afterChoice: (() -> Void)?

  var drivesNavigation: Bool { false }
  var valueType: any Hashable.Type { Value.self }
  func accepts(_ tag: AnyHashable) -> Bool { tag.base is Value }
  func contains(_ tag: AnyHashable) -> Bool { (tag.base as? Value) == binding.wrappedValue }

  func choose(_ tag: AnyHashable) {
    guard let value = tag.base as? Value else { return }
    binding.wrappedValue = value
    afterChoice?()
  }

  func element(for tag: AnyHashable) -> NavigationPath.Element? { nil }
  var current: SelectionRequest { .none }
  func check(_ wanted: Selection) throws(Refusal) {}
  func set(_ wanted: Selection) {}
  func register(in types: inout TypeRegistry) {}
}

extension RenderContext {
  /// The rows for the choices of a picker; without a selection none can be chosen.
  mutating func choices<Value: Hashable>(
    of selection: Binding<Value>?, afterChoice: (() -> Void)? = nil, _ content: RenderClosure
  ) -> [ViewNode] {
    let selection = selection.map { PickerSelection(binding: $0, afterChoice: afterChoice) }
    return collect { context in
      context.within({ $0 = ContainerContext(areRows: true, selection: selection) }, content)
    }
  }
}
