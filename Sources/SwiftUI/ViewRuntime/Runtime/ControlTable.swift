import NavigationCore
import OrderedJSON

/// The controls that a host has rendered, by the ids that messages use.
package struct ControlTable {
  private var controls: [UTF8String: Control] = [:]
  /// The ids in their order on the screen.
  private var order: [UTF8String] = []
  /// True if one of the buttons cancels.
  package var includesCancelButton = false

  var isEmpty: Bool { controls.isEmpty }

  /// The number of controls so far, after which those of a part begin.
  package var count: Int { order.count }

  package subscript(id: UTF8String) -> Control? {
    get { controls[id] }
    set { controls[id] = newValue }
  }

  mutating func append(_ control: Control) {
    controls[control.id] = control
    order.append(control.id)
  }

  /// - Parameter kept: the ids of controls that stay.
  mutating func remove(after count: Int, keeping kept: Set<UTF8String>) {
    let gone = order[count...].filter { !kept.contains($0) }
    for id in gone { controls[id] = nil }
    order = order[..<count] + order[count...].filter(kept.contains)
  }

  /// Marks the controls of a part as those that a swipe or a long press shows.
  mutating func cover(after count: Int) {
    for id in order[count...] { controls[id]?.isCovered = true }
  }

  /// In their order on the screen.
  var enabled: [Control] { enabled(among: order) }

  func enabled(among ids: [UTF8String]) -> [Control] {
    ids.compactMap { controls[$0] }.filter { !$0.isDisabled }
  }
}

/// A control: its label and the action of a tap.
package struct Control {
  let id: UTF8String
  package var label: UTF8String
  /// Other names that `tap` takes: a label that another took the place of, an identifier.
  package var otherNames: [UTF8String] = []
  let isDisabled: Bool
  /// True if only a swipe or a long press shows it: of controls with one name, the others come first.
  fileprivate(set) var isCovered = false
  /// True for a button in the automatic style: in a row, a tap anywhere runs it.
  var joinsRow = false
  /// Gets the text that came with the tap, for a text field.
  private(set) var action: (String?) -> Void
  /// Follows on return, for a text field.
  var submission: (() -> Void)?

  /// Replaces the control's action with another one, which can call the original.
  package mutating func wrapAction(
    _ wrapper: @escaping (_ own: (String?) -> Void, _ text: String?) -> Void
  ) {
    let own = action
    action = { wrapper(own, $0) }
  }
}
