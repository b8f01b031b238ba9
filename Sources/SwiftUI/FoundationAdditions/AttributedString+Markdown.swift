import Foundation

extension AttributedString {
  /// The way to read Markdown; its marks inside of lines are read, and lines stay as they are.
  public struct MarkdownParsingOptions: Sendable {
    /// The marks that are read.
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    /// The answer to what cannot be read, which never happens here.
    public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }

    /// Accepted; has no effect here.
    public var allowsExtendedAttributes: Bool
    /// Accepted; has no effect here.
    public var interpretedSyntax: InterpretedSyntax
    /// Accepted; has no effect here.
    public var failurePolicy: FailurePolicy

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
    }
  }

  /// Creates a text without the marks of emphasis, strong emphasis, code and strikethrough, which are
  /// its attributes, as links are.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    var reader = MarkdownReader(markdown, baseURL: baseURL)
    self = reader.text(until: nil)
  }

  /// Creates a text of the bytes of Markdown.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}

/// Reads Markdown as far as marks inside of lines go.
private struct MarkdownReader {
  private var rest: Substring
  private let baseURL: URL?

  init(_ markdown: String, baseURL: URL?) {
    rest = markdown[...]
    self.baseURL = baseURL
  }

  private static let marks = ["**", "__", "~~", "*", "_"]

  /// Reads up to a mark, and passes over it.
  mutating func text(until end: String?) -> AttributedString {
    var text = AttributedString()
    while let next = rest.first {
      if let end, rest.hasPrefix(end) {
        rest = rest.dropFirst(end.count)
        return text
      }
      switch next {
      case "\\" where rest.dropFirst().first?.isPunctuation == true:
        text += plain(rest.dropFirst().prefix(1), count: 2)
      case "`": text += code()
      case "[": text += link()
      default: text += marked(after: text)
      }
    }
    return text
  }

  private mutating func plain(_ words: Substring, count: Int) -> AttributedString {
    rest = rest.dropFirst(count)
    return AttributedString(String(words))
  }

  private mutating func code() -> AttributedString {
    let marks = rest.prefix { $0 == "`" }
    let inside = rest.dropFirst(marks.count)
    guard let end = inside.range(of: marks) else { return plain(marks, count: marks.count) }
    let words = inside[..<end.lowerBound]
    return plain(words, count: words.count + 2 * marks.count).adding(.code)
  }

  private mutating func link() -> AttributedString {
    guard let match = try? /\[([^\[\]]*)\]\(([^()\s]*)(?:\s+"[^"]*")?\)/.prefixMatch(in: rest)
    else {
      return plain("[", count: 1)
    }
    var inside = MarkdownReader(String(match.1), baseURL: baseURL)
    var text = inside.text(until: nil)
    text.link = URL(string: String(match.2), relativeTo: baseURL)
    rest = rest[match.range.upperBound...]
    return text
  }

  /// A mark counts where a word begins behind it and its like follows.
  private mutating func marked(after text: AttributedString) -> AttributedString {
    let mark = Self.marks.first { mark in
      let inside = rest.dropFirst(mark.count)
      guard rest.hasPrefix(mark), let first = inside.first, !first.isWhitespace else {
        return false
      }
      let isInWord = mark.hasPrefix("_") && text.characters.last?.isLetter == true
      return !isInWord && inside.range(of: mark).map { $0.lowerBound > inside.startIndex } ?? false
    }
    guard let mark else { return plain(rest.prefix(1), count: 1) }
    rest = rest.dropFirst(mark.count)
    let intent: InlinePresentationIntent =
      mark == "~~" ? .strikethrough : mark.count == 2 ? .stronglyEmphasized : .emphasized
    return self.text(until: mark).adding(intent)
  }
}

extension AttributedString {
  /// The text with another emphasis, added to those of its parts.
  fileprivate func adding(_ intent: InlinePresentationIntent) -> AttributedString {
    var text = self
    for run in runs {
      text[run.range].inlinePresentationIntent =
        (run.inlinePresentationIntent ?? []).union(intent)
    }
    return text
  }
}
