import NavigationCore
import OrderedJSON
import SceneModel
import StateDocument

/// A revision that only pushes or pops one number or short string. This most frequent kind is
/// written in one step, with one check for room.
package struct PlainStep: ~Copyable {
  package let cause: Cause
  /// Nil for a notification.
  package let request: Int?
  /// The element's place on the path.
  package let index: Int
  package let isPush: Bool
  private let number: Int
  /// The number of the element's name.
  private let id: UInt64
  private let value: NavigationPath.Element.SpelledValue

  /// - Returns: nil if the message has to say more.
  package init?(_ revision: borrowing Revision) {
    let cause = revision.cause
    guard revision.step == .forward, revision.presentationChanges.isEmpty, cause.label == nil,
      cause.name == nil, cause.about == nil, let only = revision.change.onlyElement,
      only.element.isResolved, let value = only.element.element.spelledValue
    else { return nil }
    let request = cause.id?.plainInteger
    if request == nil && cause.id != nil { return nil }
    (self.cause, self.request, number) = (cause, request, revision.number)
    (index, isPush) = (only.index, only.isPush)
    (id, self.value) = (only.element.id.rawValue, value)
  }

  /// The most bytes of the element as a document has it.
  package static let elementBytes = 80 + 2 * 20 + NavigationPath.Element.maxPlainText

  /// Appends the element as a document has it.
  @inline(__always)
  package func appendElement(to output: inout OutputSpan<UInt8>) {
    output.append(literal: "{\"id\":\"e")
    output.append(decimal: Int(truncatingIfNeeded: id))
    output.append(literal: "\",")
    output.append(membersOf: value)
    output.append(literal: "}")
  }
}

/// The message is the same, byte for byte, as `appendChanged` writes of any revision.
extension PlainStep {
  /// Bytes beside the time, the cause and the element: texts, at most six integers, and the title.
  private static let room = 400 + 6 * 20 + NavigationPath.Element.maxPlainText

  /// - Parameter state: the state after the transition.
  /// - Returns: nil if the message has to say more.
  init?(_ transition: borrowing Transition, on state: borrowing NavigationState) {
    guard transition.outlines == nil, transition.undo == nil,
      transition.wasPathCodable == state.isPathCodable, transition.stackRootsThatStay(state) == nil
    else { return nil }
    self.init(transition.revision)
  }

  /// Writes the message of the revision.
  ///
  /// - Parameter cause: from the time to the id of the request.
  func write(_ cause: [UInt8], to bytes: inout [UInt8]) -> ChangedParts {
    let start = bytes.count
    var (patch, element) = (start, 0..<0)
    bytes.append(addingCapacity: cause.count + Self.elementBytes + Self.room) { output in
      output.append(literal: JSONWriter.changedHead)
      output.append(literal: "{\"base\":")
      output.append(decimal: number - 1)
      output.append(literal: ",\"revision\":")
      output.append(decimal: number)
      output.append(copying: cause.span)
      if let request { output.append(decimal: request) } else { output.append(literal: "null") }
      output.append(literal: ",\"label\":null}")
      if !isPush { appendDid(to: &output) }
      patch += output.count
      if isPush { element = appendPush(to: &output) } else { appendPop(to: &output) }
    }
    let inside = Range(ofBytes: start + element.lowerBound..<start + element.upperBound)
    return ChangedParts(
      isPush ? .push(element: inside) : .pop, patch: patch,
      renderingPatch: bytes.count - Self.endBytes)
  }

  /// - Returns: the place of the element in the output.
  private func appendPush(to output: inout OutputSpan<UInt8>) -> Range<Int> {
    output.append(literal: ",\"patch\":[{\"op\":\"add\",\"path\":\"/detail/path/")
    output.append(decimal: index)
    output.append(literal: "\",\"value\":")
    let start = output.count
    appendElement(to: &output)
    let element = start..<output.count
    output.append(literal: "},{\"op\":\"add\",\"path\":\"/screens/")
    output.append(decimal: index + 1)
    output.append(literal: "\",\"value\":{\"title\":\"")
    output.append(titleOf: value)
    output.append(literal: "\",\"source\":\"path\",\"index\":")
    output.append(decimal: index)
    output.append(literal: "}}]}}")
    return element
  }

  private func appendDid(to output: inout OutputSpan<UInt8>) {
    output.append(literal: ",\"did\":[{\"pop\":[")
    appendElement(to: &output)
    output.append(literal: "],\"count\":1}]")
  }

  private func appendPop(to output: inout OutputSpan<UInt8>) {
    output.append(literal: ",\"patch\":[{\"op\":\"remove\",\"path\":\"/detail/path/")
    output.append(decimal: index)
    output.append(literal: "\"},{\"op\":\"remove\",\"path\":\"/screens/")
    output.append(decimal: index + 1)
    output.append(literal: "\"}]}}")
  }

  /// The bytes after the last operation.
  private static let endBytes = 3
}
