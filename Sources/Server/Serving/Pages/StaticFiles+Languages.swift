import OrderedJSON
import Transport

extension StaticFiles {
  /// Lists the languages of the page: a language is one file, `/words/ja.json`.
  mutating func addLanguages() {
    let languages = paths.compactMap { path -> JSONValue? in
      guard path.hasPrefix("/words/"), path.hasSuffix(".json") else { return nil }
      let tag = path.dropFirst("/words/".count).dropLast(".json".count)
      let isTag = (2...3).contains(tag.count) && tag.allSatisfy { ("a"..."z").contains($0) }
      return isTag ? .string(UTF8String(String(tag))) : nil
    }
    add("/words/languages.json", JSONValue.array(languages).serialized())
  }
}
