import OrderedJSON

/// Reads a part of the state to its end, and collects everything that is wrong with it.
package struct StateReader {
  /// Nothing may be missing: this program wrote what is read.
  package let isComplete: Bool
  /// The findings, in the order of reading.
  package private(set) var findings: [Finding] = []

  /// Something that is not as it should be.
  package struct Finding {
    /// The part's place in the document, as a JSON pointer.
    package let pointer: UTF8String
    /// One sentence.
    package let sentence: Sentence
    /// It is unusable; otherwise it is read as something else.
    package let isMistake: Bool
  }

  /// Creates a reader.
  ///
  /// - Parameter isComplete: false for a document from outside, which may leave out what does not
  ///   change.
  package init(isComplete: Bool) {
    self.isComplete = isComplete
  }

  /// Notes a part that is unusable.
  package mutating func mistake(_ pointer: UTF8String, _ sentence: Sentence) {
    findings.append(Finding(pointer: pointer, sentence: sentence, isMistake: true))
  }

  /// Notes a part that is read as something other than it says.
  package mutating func doubt(_ pointer: UTF8String, _ sentence: Sentence) {
    findings.append(Finding(pointer: pointer, sentence: sentence, isMistake: false))
  }
}
