/// The notes made by an author's closures.
@MainActor
package final class Diary {
  package private(set) var lines: [String] = []

  package init() {}

  package func note(_ line: String) { lines.append(line) }
}
