import OrderedJSON

/// The author's code that runs: noted before it runs, for the program that reports what ended this
/// one.
@MainActor
package enum RunningCode {
  /// Takes the notes; nil if no one reads them.
  package static var recorder: (any CodeRecorder)?
}

/// Takes notes of the author's code that runs.
@MainActor
package protocol CodeRecorder: AnyObject {
  /// A session begins to run code.
  ///
  /// - Parameters:
  ///   - work: why, such as the name of a method.
  ///   - key: the client and the key of the request; nil if it has none.
  func began(_ work: UTF8String, in session: String, for key: (client: String, key: String)?)
  /// The code is the action of a control.
  func reached(control: UTF8String)
  /// The code has returned.
  ///
  /// - Parameter success: true if it did what a person or script asked for.
  func returned(from session: String, success: Bool)
}
