/// The languages that a person reads, the best first: that of their region, then any other.
package struct LanguageChain: Equatable, Sendable {
  /// Names such as `pt-br`, in small letters.
  package let names: [String]

  /// The languages for a locale such as `de_AT` or `zh-Hant_HK`; none for nil.
  package init(_ locale: String?) {
    let parts = Self.plain(locale ?? "").prefix { $0 != "@" && $0 != "." }.split(separator: "-")
    guard let language = parts.first.map(String.init) else {
      names = []
      return
    }
    let region = parts.dropFirst().last { $0.count == 2 || Int($0) != nil }
    let script = parts.dropFirst().first { $0.count == 4 } ?? Self.script(language, region)
    let candidates = [
      [script, region], [nil, region], [script, nil], [nil, nil],
    ].map { extra in ([language[...]] + extra.compactMap(\.self)).joined(separator: "-") }
    let relatives = language == "nb" ? ["no"] : language == "no" ? ["nb"] : []
    names = (candidates + relatives).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// A language's name as tables are looked up by it.
  static func plain(_ name: String) -> String { name.lowercased().replacing("_", with: "-") }

  /// Chinese is written in two scripts.
  private static func script(_ language: String, _ region: Substring?) -> Substring? {
    guard language == "zh" else { return nil }
    return ["tw", "hk", "mo"].contains(region) ? "hant" : "hans"
  }
}
