import OrderedJSON

/// The text of a value that is no scalar, kept from the first time on: coders and mirrors take far
/// longer than to copy what they came to.
@usableFromInline
final class Written {
  /// The value's JSON text as Foundation spells it.
  var payload: UTF8String?
  /// The value as it stands in messages.
  var wire: Wire?
  var title: UTF8String?
  /// The type as which a stored text did not decode.
  var refusedBy: ObjectIdentifier?

  struct Wire {
    let bytes: [UInt8]
    /// True if a stored payload is spelled like that itself.
    let isPayload: Bool
  }
}
