import OrderedJSON

/// Reads a part of the state through to its end, and takes note of all that is wrong with it.
package struct StateReader {
  /// Nothing may be missing: what is read was written by this program.
  package let isComplete: Bool
  /// The findings, in the order of reading.
  package private(set) var findings: [Finding] = []

  /// Something that is not as it should be.
  package struct Finding {
    /// The part's place in the document, as a JSON pointer.
    package let pointer: UTF8String
    /// One sentence.
    package let message: UTF8String
    /// Nothing can be made of it; otherwise it is read as something else.
    package let isMistake: Bool
  }

  /// Creates a reader.
  ///
  /// - Parameter isComplete: false for a document from outside, which may leave out what stays as
  ///   it is.
  package init(isComplete: Bool) {
    self.isComplete = isComplete
  }

  /// Takes note of a part that nothing can be made of.
  package mutating func mistake(_ pointer: UTF8String, _ message: UTF8String) {
    findings.append(Finding(pointer: pointer, message: message, isMistake: true))
  }

  /// Takes note of a part that is read as something else than it says.
  package mutating func doubt(_ pointer: UTF8String, _ message: UTF8String) {
    findings.append(Finding(pointer: pointer, message: message, isMistake: false))
  }
}
