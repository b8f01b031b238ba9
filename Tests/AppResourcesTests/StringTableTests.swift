import Foundation
import Testing

@testable import AppResources

@Suite struct StringTableTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
        "zh-Hant": {"stringUnit": {"value": "你好"}}, "fr": 7}},
      "%lld trips": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld trip"}},
          "other": {"stringUnit": {"value": "%lld trips"}}}}},
        "de": {"variations": {"plural": {
          "zero": {"stringUnit": {"value": "Keine Reise"}},
          "one": {"stringUnit": {"value": "%lld Reise"}},
          "other": {"stringUnit": {"value": "%lld Reisen"}}}}}}},
      "%@ to %@": {"localizations": {"de": {"stringUnit": {"value": "nach %2$@ von %1$@, 100%%"}}}},
      "Tap": {"localizations": {"de": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "Tippen"}},
        "other": {"stringUnit": {"value": "Klicken"}}}}}}},
      "%lld birds, %lld fish": {"localizations": {"de": {
        "stringUnit": {"value": "%#@birds@ und %#@fish@"},
        "substitutions": {
          "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg Vogel"}},
            "other": {"stringUnit": {"value": "%arg Vögel"}}}}},
          "fish": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg Fisch"}},
            "other": {"stringUnit": {"value": "%arg Fische"}}}}}}}}},
      "%lld circles": {"localizations": {"de": {
        "stringUnit": {"value": "%#@a@"}, "substitutions": {
          "a": {"variations": {"plural": {"other": {"stringUnit": {"value": "%#@a@ %#@a@"}}}}}}}}},
      "broken": {"localizations": {"de": {"variations": {"plural": {"dozens": 1}}}}},
      "absurd": {"localizations": {"de": {"stringUnit": {"value":
        "%9999$@ %999999999999999999999$@ %.999999999f %# %"}}}}
    }}
    """

  private func tables(_ catalog: String = catalog) -> StringTables {
    var table = StringTable()
    StringCatalog.read(Array(catalog.utf8), into: &table)
    var tables = StringTables()
    tables.add(table, named: "Localizable")
    return tables
  }

  private func words(
    _ key: String, _ values: FormatArgument.Value..., locale: String? = "de_DE",
    in tables: StringTables? = nil
  ) -> String? {
    let found = (tables ?? self.tables()).translation(
      of: key, table: nil, folder: nil, for: LanguageChain(locale))
    return found.map { words, language in
      FilledFormat(
        words, values.map { FormatArgument($0) }, locale: Locale(identifier: locale ?? "en_US"),
        language: language, attachmentSign: "☐", masked: { $0 }
      ).text
    }
  }

  @Test func `a region falls back to its language, and the language to the source`() {
    #expect(words("Hello", locale: "de_AT") == "Hallo")
    #expect(words("Hello", locale: "zh_TW") == "你好")
    #expect(words("Hello", locale: "zh_CN") == nil)
    #expect(words("Hello", locale: "fr_FR") == nil)
    #expect(words("%lld trips", .integer(1), locale: "fr_FR") == "1 trip")
    #expect(words("%lld trips", .integer(1), locale: nil) == "1 trip")
    #expect(words("Nothing of the kind") == nil)
  }

  @Test func `the number chooses the plural form, and is formatted for the locale`() {
    #expect(words("%lld trips", .integer(0)) == "Keine Reise")
    #expect(words("%lld trips", .integer(1)) == "1 Reise")
    #expect(words("%lld trips", .integer(12_345)) == "12.345 Reisen")
    #expect(words("%lld trips", .number(1.5)) == "1,5 Reisen")
  }

  @Test func `values go where the translation places them`() {
    #expect(words("%@ to %@", .words("Rom"), .words("50%")) == "nach 50% von Rom, 100%")
    #expect(words("%@ to %@", .attachment(0), .words("Ulm")) == "nach Ulm von ☐, 100%")
    #expect(words("Tap") == "Tippen")
  }

  @Test func `each part of a sentence has plural forms of its own`() {
    let key = "%lld birds, %lld fish"
    #expect(words(key, .integer(1), .integer(3)) == "1 Vogel und 3 Fische")
    #expect(words(key, .integer(2), .integer(1)) == "2 Vögel und 1 Fisch")
  }

  @Test func `malformed formats stay as written, and recursive ones end`() {
    #expect(words("broken", .integer(1)) == nil)
    let text = words("absurd", .number(0.5)) ?? ""
    #expect(text.hasPrefix("%9999$@ %999999999999999999999$@ 0,5000"))
    #expect(text.hasSuffix(" %# %") && text.count < 200)
    #expect((words("%lld circles", .integer(2)) ?? "").count < 1_000)
  }

  @Test func `a broken catalog has no translations`() {
    for text in [
      "", "{", "[]", "null", #"{"strings": 7}"#, #"{"strings": {"a": {"localizations": []}}}"#,
    ] {
      #expect(tables(text).isEmpty)
    }
  }

  @Test func `a catalog of 100,000 keys is read`() {
    let entries = (0..<100_000).map { number in
      #""\#(number)":{"localizations":{"de":{"stringUnit":{"value":"Z\#(number)"}}}}"#
    }
    let large = tables("{\"strings\":{\(entries.joined(separator: ","))}}")
    #expect(words("99999", in: large) == "Z99999")
  }

  @Test func `a .strings file is read up to its first mistake`() {
    var table = StringTable()
    let text = """
      /* A comment; "no" = "pair"; */
      "Hello" = "Hallo"; // another
      greeting.long = "Guten \\"Tag\\"\\n\\U00e4";
      "unclosed" = "
      """
    StringsFile.read(Data(text.utf8), language: "de", into: &table)
    StringsFile.read(Data([0xFF, 0xFE, 0x80]), language: "de", into: &table)
    #expect(
      table.languages["de"] == [
        "Hello": Translation(.always("Hallo")),
        "greeting.long": Translation(.always("Guten \"Tag\"\nä")),
      ])
  }

  @Test func `plural forms are read from a .stringsdict file`() {
    var table = StringTable()
    let list = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld trips</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>Noch %#@trips@</string>
      <key>trips</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>eine Reise</string><key>other</key><string>%lld Reisen</string>
      </dict></dict></dict></plist>
      """
    StringsFile.readForms(Data(list.utf8), language: "de", into: &table)
    var tables = StringTables()
    tables.add(table, named: "Localizable")
    #expect(words("%lld trips", .integer(1), in: tables) == "Noch eine Reise")
    #expect(words("%lld trips", .integer(7), in: tables) == "Noch 7 Reisen")
  }
}
