/// The table of a command's options in `--help`.
public enum HelpText {
  /// The options with their explanations, aligned.
  public static func table(_ options: [Option]) -> String {
    let heads = options.map { option in
      "  --\(option.name)" + (option.placeholder.map { " \($0)" } ?? "")
    }
    let width = (heads.map(\.count).max() ?? 0) + 2
    return zip(heads, options).map { head, option in
      head + String(repeating: " ", count: width - head.count) + option.help
    }.joined(separator: "\n")
  }
}
