import AppResources
import Foundation
import OrderedJSON
import SceneModel

extension Text {
  /// The sources of a text that is translated where it is shown.
  package nonisolated indirect enum Wording: Equatable, Sendable {
    /// A key in a table of a bundle's folder.
    case key(LocalizedStringKey, table: String?, folder: String?)
    case sum(Text, Text)
  }

  /// Creates a text from a key, which is kept if there are translations.
  nonisolated init(translating key: LocalizedStringKey, table: String?, bundle: Bundle?) {
    self.init(runs: key.runs)
    if Translator.hasTables {
      setWording(.key(key, table: table, folder: bundle?.bundlePath))
    }
  }

  /// The text in the reader's language.
  package nonisolated func translated(by translator: Translator) -> Text {
    guard let wording else { return self }
    var text =
      switch wording {
      case .key(let key, let table, let folder):
        Text(runs: translator.runs(of: key, table: table, folder: folder))
      case .sum(let first, let second):
        first.translated(by: translator) + second.translated(by: translator)
      }
    for operation in lookAround { text = text.adding(operation.name, operation.value) }
    return text
  }
}

/// Finds the words of an app in a reader's language.
package struct Translator: Sendable {
  private let tables: StringTables
  private let readers: LanguageChain
  /// The reader's locale; nil if none is chosen.
  private let locale: Locale?

  /// True if the app has translations; otherwise texts keep no keys.
  package static let hasTables = !StringTables.ofApp.isEmpty

  package init(tables: StringTables = .ofApp, locale: Locale?) {
    self.tables = tables
    self.locale = locale
    readers = LanguageChain(locale?.identifier)
  }

  /// The runs of a translated key; without a translation, those of the key itself.
  nonisolated func runs(
    of key: LocalizedStringKey, table: String?, folder: String?
  ) -> [Text.Run] {
    let found = tables.translation(of: key.format, table: table, folder: folder, for: readers)
    if found == nil && locale == nil { return key.runs }
    let language = found?.language ?? readers.names.last ?? ""
    let filled = FilledFormat(
      found?.words ?? Translation(.always(key.standard ?? key.format)), key.arguments,
      locale: locale ?? Locale(identifier: language), language: language,
      attachmentSign: Markdown.attachment, masked: Markdown.masked)
    return Markdown.runs(
      of: filled.text, attached: filled.attachments.map { key.attached[$0].translated(by: self) })
  }
}

extension EnvironmentValues {
  /// The text in the language of the views around.
  package func translated(_ text: Text) -> Text {
    if text.wording == nil { return text }
    return text.translated(by: Translator(locale: chosenLocale))
  }

  /// The words of a text in the language of the views around.
  package func words(of text: Text) -> UTF8String { UTF8String(translated(text).string) }
}
