import OrderedJSON
import SceneModel
import WireProtocol

extension JSONWriter {
  /// Bytes in addition to the names of method and client and the element: texts and two integers.
  private static let room = 120 + 2 * 20

  /// Writes exactly the bytes that `append(saved:)` writes for any revision.
  ///
  /// - Parameter step: a step whose method and client need no escaping.
  mutating func append(saved step: borrowing PlainStep) {
    let method = step.cause.method.string.utf8Span.span
    let client = step.cause.client.utf8Span.span
    let names = method.count + client.count
    bytes.append(addingCapacity: names + PlainStep.elementBytes + Self.room) { output in
      output.append(literal: "{\"method\":\"")
      output.append(copying: method)
      output.append(literal: "\",\"client\":\"")
      output.append(copying: client)
      output.append(literal: "\"")
      if let request = step.request {
        output.append(literal: ",\"id\":")
        output.append(decimal: request)
      }
      output.append(literal: ",\"edits\":[{\"path\":{\"kept\":")
      output.append(decimal: step.index)
      output.append(literal: ",\"removed\":[")
      if !step.isPush { step.appendElement(to: &output) }
      output.append(literal: "],\"inserted\":[")
      if step.isPush { step.appendElement(to: &output) }
      output.append(literal: "]}}]}")
    }
  }
}
