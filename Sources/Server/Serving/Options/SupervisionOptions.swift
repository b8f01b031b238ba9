/// The options of `serve` about the program that starts an author's app, and starts it again.
public struct SupervisionOptions: Hashable, Sendable {
  /// True if an author's app is not started again after a crash.
  public var isUnsupervised = false
  /// Seconds after which code that does not return ends the app; 0 for never.
  public var codeTimeout = 5
  /// The descriptor of the line to the program that started this one; nil if none did.
  public var watchedThrough: Int?
  /// The descriptor of the memory in which the app notes what it is doing; nil without any.
  public var blackBox: Int?
  /// The descriptor of the pipe for the stack of code that does not return; nil without any.
  public var stackPipe: Int?

  /// The default options.
  public init() {}

  static let options: [Option] = [
    Option(
      "code-timeout", "SECONDS",
      help: "end app code that does not return for this long; 0: never (default: 5)"),
    Option("unsupervised", help: "do not start an app again after a crash"),
    Option("watched", "DESCRIPTOR", help: "set by the program that starts this one (internal)"),
    Option("black-box", "DESCRIPTOR", help: "memory for notes of what runs (internal)"),
    Option("stack-pipe", "DESCRIPTOR", help: "for the stack of code that hangs (internal)"),
  ]

  init(_ arguments: Arguments) throws(UsageError) {
    isUnsupervised = arguments.has("unsupervised")
    codeTimeout = try arguments.integer("code-timeout", in: 0...3_600) ?? codeTimeout
    watchedThrough = try arguments.integer("watched", in: 3...1_023)
    blackBox = try arguments.integer("black-box", in: 3...1_023)
    stackPipe = try arguments.integer("stack-pipe", in: 3...1_023)
  }
}
