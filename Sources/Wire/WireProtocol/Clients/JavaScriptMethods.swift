/// The catalogue as the methods of a class in JavaScript.
enum JavaScriptMethods {
  static var lines: [String] { Catalogue.methods.flatMap(method) }

  private static let width = 90

  private static func method(_ method: Method) -> [String] {
    let name = ClientNames.javaScript(method.name)
    let first = method.parameters.first.map { "\"\($0.name)\"" } ?? "null"
    let explanation = method.explanation(width: width, spelling: \.string)
    return comment(
      explanation + [
        "",
        "@param {Parameters<Methods[\"\(name)\"]>[0]} argument",
        "@param {Call} [options]",
        "@returns {ReturnType<Methods[\"\(name)\"]>}",
      ]) + [
        "\(name)(argument, options) {",
        "  return this._ask(\"\(method.name)\", \(first), argument, options);",
        "}", "",
      ]
  }

  /// The lines as a comment of documentation.
  static func comment(_ lines: [String]) -> [String] {
    let safe = lines.map { line in
      // The end of a comment inside of it.
      line.split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "*\u{200B}/")
    }
    if safe.count == 1 { return ["/** \(safe[0]) */"] }
    return ["/**"] + safe.map { $0.isEmpty ? " *" : " * \($0)" } + [" */"]
  }
}
