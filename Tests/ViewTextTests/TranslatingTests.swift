import AppResources
import Foundation
import SceneModel
import Testing

@testable import ViewText

@Suite struct TranslatingTests {
  private func key(
    _ build: (inout LocalizedStringKey.StringInterpolation) -> Void
  ) -> LocalizedStringKey {
    var parts = LocalizedStringKey.StringInterpolation(keepsKey: true)
    build(&parts)
    return LocalizedStringKey(stringInterpolation: parts)
  }

  private func translator(
    _ translations: [String: String], locale: String? = "de_DE"
  ) -> Translator {
    var table = StringTable()
    for (key, words) in translations { table.add(Translation(.always(words)), for: key, in: "de") }
    var tables = StringTables()
    tables.add(table, named: "Localizable")
    return Translator(tables: tables, locale: locale.map { Locale(identifier: $0) })
  }

  private func runs(
    _ key: LocalizedStringKey, _ translation: String?, locale: String? = "de_DE"
  ) -> [Text.Run] {
    let translations = translation.map { [key.format: $0] } ?? [:]
    return translator(translations, locale: locale).runs(of: key, table: nil, folder: nil)
  }

  @Test func `a key has Apple's specifiers in place of its values`() {
    let key = key {
      $0.appendLiteral("100% of ")
      $0.appendInterpolation(7)
      $0.appendInterpolation(UInt(7))
      $0.appendInterpolation(Int32(7))
      $0.appendInterpolation(UInt8(7))
      $0.appendInterpolation(1.5)
      $0.appendInterpolation(Float(1.5))
      $0.appendInterpolation("seven")
      $0.appendInterpolation(1.5, specifier: "%.1f")
      $0.appendInterpolation(Text("text"))
      $0.appendInterpolation(7, format: .number)
    }
    #expect(key.format == "100%% of %lld%llu%d%u%lf%f%@%.1f%@%@")
    #expect(key.string == "100% of 77771.5000001.500000seven1.5text7")
  }

  @Test func `marks in a translation are Markdown, and those of values are not`() {
    let key = key {
      $0.appendInterpolation("*Ada*")
      $0.appendLiteral(" rests")
    }
    let shown = runs(key, "Es ruht **%@**")
    #expect(shown.map(\.string) == ["Es ruht ", "*Ada*"])
    #expect(shown.last?.operations == [.bold])
  }

  @Test func `texts in a key keep their look in a translation`() {
    let key = key {
      $0.appendInterpolation(Text("one").adding("bold", true))
      $0.appendLiteral(" and ")
      $0.appendInterpolation(Text("two"))
    }
    let shown = runs(key, "%2$@ und %1$@")
    #expect(shown.map(\.string) == ["two", " und ", "one"])
    #expect(shown.last?.operations == [.bold])
  }

  @Test func `without a translation the text has the reader's number format`() {
    let key = key {
      $0.appendInterpolation(12_345)
      $0.appendLiteral(" trips")
    }
    #expect(runs(key, nil).map(\.string) == ["12.345 trips"])
    #expect(runs(key, nil, locale: nil).map(\.string) == ["12,345 trips"])
    #expect(runs(key, "%lld Reisen", locale: nil).map(\.string) == ["12,345 trips"])
    #expect(runs(key, "%9999$@ %lld Reisen").map(\.string) == ["%9999$@ 12.345 Reisen"])
  }

  @Test func `a translated text keeps the look around it, and so do joined texts`() {
    var (hello, world) = (Text(verbatim: "Hello"), Text(verbatim: " world"))
    hello.setWording(.key("Hello", table: nil, folder: nil))
    world.setWording(.key(" world", table: nil, folder: nil))
    let translator = translator(["Hello": "*Hallo*", " world": " Welt"])
    let bold = hello.adding("bold", true).translated(by: translator)
    #expect(bold.string == "Hallo" && bold.operations == [.italic, .bold])
    #expect((hello + world).translated(by: translator).string == "Hallo Welt")
  }
}
