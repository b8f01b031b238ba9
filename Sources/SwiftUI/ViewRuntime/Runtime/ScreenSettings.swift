import OrderedJSON
import SceneModel

/// The settings of views for the screen around them.
package struct ScreenSettings {
  package var title: UTF8String?
  package var hidesBackButton = false
  /// A person cannot dismiss the sheet around it by hand.
  package var disablesDismissal = false
  /// The scheme that a view wants for the whole window, or for the sheet around it.
  package var preferredScheme: ColorScheme?
  /// True for the screen of a value without a destination.
  var isPlaceholder = false
  /// The look that views around the host give to it.
  var inheritedStyle: Style?
  /// Operations of the look of the screen.
  private(set) var operations: [StyleOperation] = []

  /// Adds an operation to the look of the screen; one of the same name is joined with it.
  package mutating func add(_ operation: StyleOperation) {
    guard let known = operations.firstIndex(where: { $0.name == operation.name }) else {
      return operations.append(operation)
    }
    operations[known] = StyleOperation(
      operation.name, operations[known].value.joined(with: operation.value))
  }
}
