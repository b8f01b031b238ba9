import OrderedJSON

/// The text of a value that is not a scalar, kept once it is written: coders and mirrors take far
/// longer than a copy of their result.
@usableFromInline
final class Written {
  /// The value's JSON text as Foundation spells it.
  var payload: UTF8String?
  /// The value in the form that messages carry.
  var wire: Wire?
  var title: UTF8String?
  /// The type that could not be decoded from the stored text.
  var refusedBy: ObjectIdentifier?

  struct Wire {
    let bytes: [UInt8]
    /// True if a stored payload is spelled like that itself.
    let isPayload: Bool
  }
}
