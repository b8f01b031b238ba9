import OrderedJSON

/// A style of the system's, which clients know by a word.
package protocol SystemLook {
  /// Nil for the usual look.
  var word: UTF8String? { get }
}
