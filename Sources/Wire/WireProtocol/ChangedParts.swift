/// The places of the parts of a `changed` message that serve for themselves, too: indices of the bytes
/// of the writer.
package struct ChangedParts: Equatable {
  package let compact: CompactForm
  /// The patch, from the comma before it, which is the end of the message.
  package let patch: Int
  /// The operations on what is shown, from the comma before them, which are the last.
  package let renderingPatch: Int

  package init(_ compact: CompactForm, patch: Int, renderingPatch: Int) {
    (self.compact, self.patch, self.renderingPatch) = (compact, patch, renderingPatch)
  }
}

/// The rest of a compact message after the revision, taken from the bytes of the whole one.
package enum CompactForm: Equatable {
  /// The member `history`, from the comma before it, empty if it is unchanged; and the patch.
  case patch(history: Range<UInt32>)
  /// A push of only this element, whose value is its screen's title.
  case push(element: Range<UInt32>)
  /// Such an element, popped.
  case pop
}

extension Range<UInt32> {
  /// A part of a message, which is far shorter than four gigabytes.
  package init(ofBytes range: Range<Int>) {
    self = UInt32(range.lowerBound)..<UInt32(range.upperBound)
  }
}
