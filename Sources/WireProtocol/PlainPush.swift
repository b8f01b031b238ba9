import NavigationCore
import OrderedJSON
import StateDocument

/// A revision that puts one number or short string on the path, and nothing else: what comes most often
/// is written at once, with room looked for once.
///
/// What it writes is what `appendChanged` writes of any revision, byte for byte.
struct PlainPush {
  private let number: Int
  /// The number of the element's name.
  private let id: UInt64
  private let value: NavigationPath.Element.SpelledValue
  /// The element's place on the path.
  private let index: Int
  /// Nil for a notification.
  private let request: Int?

  /// Bytes beside the time and the cause: texts, at most seven integers, and the value twice.
  private static let room = 400 + 7 * 20 + 2 * NavigationPath.Element.maxPlainText

  /// - Parameter state: as it is after the transition.
  /// - Returns: nil where more is to be told.
  init?(_ transition: borrowing Transition, on state: borrowing NavigationState) {
    guard transition.outlines == nil, transition.undo == nil,
      transition.wasPathCodable == state.isPathCodable, transition.revision.sightings.isEmpty,
      let (index, element) = transition.revision.change.onlyPush, element.isResolved,
      let value = element.element.spelledValue, transition.stackRootsThatStay(state) == nil
    else { return nil }
    let cause = transition.revision.cause
    guard cause.label == nil, cause.name == nil, cause.about == nil else { return nil }
    request = cause.id?.plainInteger
    if request == nil && cause.id != nil { return nil }
    number = transition.revision.number
    id = element.id.rawValue
    (self.index, self.value) = (index, value)
  }

  /// - Parameter cause: from the time to the id of the request.
  func write(_ cause: [UInt8], to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: cause.count + Self.room) { output in
      output.append(literal: JSONWriter.changedHead)
      output.append(literal: "{\"base\":")
      output.append(decimal: number - 1)
      output.append(literal: ",\"revision\":")
      output.append(decimal: number)
      output.append(copying: cause.span)
      if let request { output.append(decimal: request) } else { output.append(literal: "null") }
      output.append(literal: ",\"label\":null},\"patch\":[{\"op\":\"add\",\"path\":\"/detail/path/")
      output.append(decimal: index)
      output.append(literal: "\",\"value\":{\"id\":\"e")
      output.append(decimal: Int(truncatingIfNeeded: id))
      output.append(literal: "\",")
      output.append(membersOf: value)
      output.append(literal: "}},{\"op\":\"add\",\"path\":\"/screens/")
      output.append(decimal: index + 1)
      output.append(literal: "\",\"value\":{\"title\":\"")
      output.append(titleOf: value)
      output.append(literal: "\",\"source\":\"path\",\"index\":")
      output.append(decimal: index)
      output.append(literal: "}}]}}")
    }
  }

  /// The bytes behind the last operation.
  static let tailBytes = 3
}
