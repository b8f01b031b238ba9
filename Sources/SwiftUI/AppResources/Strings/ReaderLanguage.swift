import Foundation
import Synchronization

/// The language that the reader of a scene has chosen, for code that asks for words outside of views.
package final class ReaderLanguage: Sendable {
  @TaskLocal private static var ofTask: ReaderLanguage?
  private let chosen = Mutex<Locale?>(nil)
  private let onRead: @Sendable () -> Void

  /// - Parameter onRead: called whenever code asks.
  package init(onRead: @escaping @Sendable () -> Void) {
    self.onRead = onRead
  }

  /// The locale that the reader of the scene has chosen whose code runs; nil where nobody has.
  package static var current: Locale? {
    guard let reader = ofTask else { return nil }
    reader.onRead()
    return reader.locale
  }

  /// The chosen locale.
  package var locale: Locale? {
    get { chosen.withLock { $0 } }
    set { chosen.withLock { $0 = newValue } }
  }

  /// Runs code of the scene: it and the tasks that it begins find the language.
  package func run(_ code: () -> Void) {
    Self.$ofTask.withValue(self, operation: code)
  }
}

/// A text by a key, without a look, in the reader's language.
package struct LocalizedWords {
  private let key: String
  private let standard: String
  private let arguments: [FormatArgument]

  /// - Parameters:
  ///   - key: as tables have it.
  ///   - standard: the format where there is no translation.
  package init(key: String, standard: String, _ arguments: [FormatArgument]) {
    self.key = key
    self.standard = standard
    self.arguments = arguments
  }

  /// The words; nil where the text stays as it is written.
  ///
  /// - Parameters:
  ///   - folder: that of the bundle; nil for all.
  ///   - locale: that of numbers; nil for the reader's.
  package func translated(
    by tables: StringTables = .ofApp, table: String?, folder: String?, locale: Locale?,
    for reader: Locale?
  ) -> String? {
    if tables.isEmpty { return nil }
    let readers = LanguageChain(reader?.identifier)
    let found = tables.translation(of: key, table: table, folder: folder, for: readers)
    if found == nil && reader == nil { return nil }
    let language = found?.language ?? readers.names.last ?? ""
    return FilledFormat(
      found?.words ?? Translation(.always(standard)), arguments,
      locale: locale ?? reader ?? Locale(identifier: language), language: language,
      attachmentSign: "\u{FFFC}", masked: { $0 }
    ).text
  }
}
