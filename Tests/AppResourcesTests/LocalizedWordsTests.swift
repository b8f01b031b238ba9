import Foundation
import Synchronization
import Testing

@testable import AppResources

@Suite struct LocalizedWordsTests {
  private var tables: StringTables {
    var table = StringTable()
    table.add(Translation(.always("%lld Reisen")), for: "%lld trips", in: "de")
    table.add(Translation(.always("Hallo")), for: "hello.title", in: "de")
    var tables = StringTables()
    tables.add(table, named: "Localizable")
    return tables
  }

  private func words(
    _ key: String, _ standard: String, _ arguments: [FormatArgument] = [],
    for reader: String?, numbers: String? = nil
  ) -> String? {
    LocalizedWords(key: key, standard: standard, arguments).translated(
      by: tables, table: nil, folder: nil, locale: numbers.map { Locale(identifier: $0) },
      for: reader.map { Locale(identifier: $0) })
  }

  @Test func `words are in the reader's language, numbers in the requested locale`() {
    let count = [FormatArgument(.integer(12_345), specifier: "%lld")]
    #expect(
      words("%lld trips", "%lld trips", count, for: "de_AT", numbers: "en_US") == "12,345 Reisen")
    #expect(words("%lld trips", "%lld trips", count, for: "de_DE") == "12.345 Reisen")
    #expect(words("hello.title", "Hello", for: "de") == "Hallo")
    #expect(words("unknown", "As written", for: "de") == "As written")
    #expect(words("unknown", "As written", for: nil) == nil)
  }

  @Test func `code finds the language of its scene, and each lookup is counted`() async {
    let asked = Counter()
    let german = ReaderLanguage { asked.add() }
    german.locale = Locale(identifier: "de")
    #expect(ReaderLanguage.current == nil)
    let task = Box()
    german.run {
      #expect(ReaderLanguage.current?.identifier == "de")
      task.begin { ReaderLanguage.current?.identifier }
    }
    #expect(await task.value == "de")
    #expect(ReaderLanguage.current == nil && asked.count == 2)
  }
}

private final class Counter: Sendable {
  private let number = Mutex(0)
  var count: Int { number.withLock { $0 } }
  func add() { number.withLock { $0 += 1 } }
}

private final class Box {
  private var task: Task<String?, Never>?
  func begin(_ work: @escaping @Sendable () -> String?) { task = Task { work() } }
  var value: String? { get async { await task?.value } }
}
