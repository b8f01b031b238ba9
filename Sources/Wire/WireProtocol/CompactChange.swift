import OrderedJSON

/// The `changed` message of one revision without what its reader can know or ask for: the base,
/// which is the revision before; time, cause and what went, which the history has; the version of
/// JSON-RPC; for a pushed or popped number or short text, its place and what its screen says.
package struct CompactChange {
  private let revision: Int
  private let form: Form

  private enum Form {
    case patch(history: ArraySlice<UInt8>, patch: ArraySlice<UInt8>)
    case push(element: ArraySlice<UInt8>)
    case pop
  }

  /// - Parameters:
  ///   - bytes: those of the message, up to its end.
  ///   - form, patch: as its `ChangedParts` have them.
  package init(
    _ revision: Int, in bytes: ArraySlice<UInt8>, _ form: CompactForm, patch: Int
  ) {
    self.revision = revision
    self.form =
      switch form {
      case .patch(let history): .patch(history: bytes[part: history], patch: bytes[patch...])
      case .push(let element): .push(element: bytes[part: element])
      case .pop: .pop
      }
  }

  private static let head: StaticString = "{\"method\":\"changed\",\"params\":{\"revision\":"
  private static let push: StaticString = ",\"push\":"
  private static let pushEnd: StaticString = "}}"
  private static let pop: StaticString = ",\"pop\":1}}"

  package var count: Int {
    let rest =
      switch form {
      case .patch(let history, let patch): history.count + patch.count
      case .push(let element):
        Self.push.utf8CodeUnitCount + element.count + Self.pushEnd.utf8CodeUnitCount
      case .pop: Self.pop.utf8CodeUnitCount
      }
    return Self.head.utf8CodeUnitCount + revision.magnitude.countOfDigits + rest
  }

  package func write(to writer: inout JSONWriter) {
    writer.append(literal: Self.head)
    writer.append(revision)
    switch form {
    case .patch(let history, let patch):
      writer.bytes += history
      writer.bytes += patch
    case .push(let element):
      writer.append(literal: Self.push)
      writer.bytes += element
      writer.append(literal: Self.pushEnd)
    case .pop: writer.append(literal: Self.pop)
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate subscript(part range: Range<UInt32>) -> Self {
    self[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}
