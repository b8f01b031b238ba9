/// A long option of a command: `--name`, or `--name VALUE`.
public struct Option: Hashable, Sendable {
  /// The name, with its hyphens.
  public let name: String
  /// The word for the value in the help; nil for an option without a value.
  public let placeholder: String?
  /// The explanation in the help text.
  public let help: String
  /// True if the option can be given more than once.
  public let isRepeatable: Bool

  /// - Parameter help: a sentence, without a full stop.
  public init(
    _ name: String, _ placeholder: String? = nil, isRepeatable: Bool = false, help: String
  ) {
    self.name = name
    self.placeholder = placeholder
    self.help = help
    self.isRepeatable = isRepeatable
  }
}

/// A command line that cannot be followed: one sentence for the person who typed it.
public struct UsageError: Error, Hashable, CustomStringConvertible {
  /// The sentence that is printed.
  public let description: String

  /// - Parameter help: a sentence, without a full stop.
  public init(_ description: String) {
    self.description = description
  }
}
