import OrderedJSON

/// The integers that every JSON reader keeps exactly, also those that know only doubles.
enum SafeIntegers {
  static let range = -9_007_199_254_740_991...9_007_199_254_740_991

  static func contains(_ integer: Int) -> Bool { range.contains(integer) }

  /// The refusal of a bare integer, which says how to write it.
  static func refusal<I: FixedWidthInteger>(
    of number: JSONNumber, as type: I.Type, at pointer: UTF8String
  ) -> ValueError {
    guard I(number.text) != nil else {
      let range: Sentence = "an integer from \(I.min) to \(I.max)"
      return ValueError(.valueMismatch, "\("Swift.\(type)") expects \(range).", at: pointer)
    }
    let spelling = #"{"type":"\#(type)","value":"\#(number.text)"}"#
    let sentence: Sentence = """
      Integers beyond ±(2^53−1) are written as strings inside a tag: \(spelling).
      """
    return ValueError(.valueMismatch, sentence, at: pointer)
  }
}
