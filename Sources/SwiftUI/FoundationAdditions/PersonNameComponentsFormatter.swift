import Foundation

/// Writes the name of a person, and reads one, in the order of western languages.
///
/// Source: Apple, `PersonNameComponentsFormatter`.
open class PersonNameComponentsFormatter: Formatter {
  /// A length of a name.
  public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

  /// An option for writing a name.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options from their number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Writes the phonetic form of the name.
    public static let phonetic = Options(rawValue: 2)
  }

  /// The length of the name.
  open var style = Style.default
  /// True to write the phonetic form of the name.
  open var isPhonetic = false
  /// The language, which has no effect here.
  open var locale: Locale! = .current

  /// Writes a name; the phonetic form is empty if the name has none.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation : components
    return name?.formatted(.name(style: formatStyle)) ?? ""
  }

  /// Writes a name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Reads a name; nil if there is no word.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    try? PersonNameComponents(string)
  }

  /// Writes a name; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }

  private var formatStyle: PersonNameComponents.FormatStyle.Style {
    switch style {
    case .default, .medium: .medium
    case .short: .short
    case .long: .long
    case .abbreviated: .abbreviated
    }
  }
}

extension PersonNameComponents {
  /// Reads a name in the order of western languages, such as “Dr. Ada B. Lovelace”.
  ///
  /// Source: Apple, `PersonNameComponents.ParseStrategy`. Only English titles are known here.
  public struct ParseStrategy: Foundation.ParseStrategy, Hashable, Codable, Sendable {
    /// Creates a strategy.
    public init() {}

    /// The parts of a name; throws if there is no word.
    public func parse(_ value: String) throws -> PersonNameComponents {
      var words = value.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init)
      guard !words.isEmpty else { throw CocoaError(.formatting) }
      var name = PersonNameComponents()
      if words.count > 1, Self.isTitle(words[0], in: Self.prefixes) {
        name.namePrefix = words.removeFirst()
      }
      if words.count > 1, Self.isTitle(words[words.count - 1], in: Self.suffixes) {
        name.nameSuffix = words.removeLast()
      }
      name.givenName = words.removeFirst()
      name.familyName = words.popLast()
      if !words.isEmpty { name.middleName = words.joined(separator: " ") }
      return name
    }

    private static func isTitle(_ word: String, in titles: Set<String>) -> Bool {
      titles.contains(word.lowercased().filter { $0 != "." })
    }

    private static let prefixes: Set = [
      "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "lady", "lord", "dame", "rev",
    ]
    private static let suffixes: Set = [
      "jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "dds", "mba",
    ]
  }

  /// Reads a name.
  public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

  /// Reads a name with a strategy.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == PersonNameComponents { self = try strategy.parse(value) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// Reads a name in the order of western languages.
  public static var name: Self { Self() }
}
