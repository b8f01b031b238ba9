import Foundation
import OrderedJSON
import SceneModel

extension Text {
  /// A part of a text that looks the same throughout.
  package nonisolated struct Run: Equatable, Sendable {
    package var string = ""
    /// A picture among the words, which has no characters.
    package var image: Image?
    package var operations: [StyleOperation] = []

    package init(_ string: String, _ operations: [StyleOperation] = []) {
      self.string = string
      self.operations = operations
    }

    init(image: Image) { self.image = image }

    /// The run with a look around its own.
    func adding(_ outer: [StyleOperation]) -> Run {
      var run = self
      run.operations += outer
      return run
    }
  }

  /// Creates a text from runs; a single run without an image becomes a plain text.
  package nonisolated init(runs: [Run]) {
    guard let first = runs.first else {
      self.init(string: "")
      return
    }
    if runs.count == 1, first.image == nil {
      self.init(string: first.string, operations: first.operations)
    } else {
      self.init(
        string: runs.map(\.string).joined(),
        systemImage: runs.lazy.compactMap(\.image?.symbol).first, runs: runs)
    }
  }

  /// The runs, each with the look of the whole.
  nonisolated var allRuns: [Run] {
    runs.isEmpty ? [Run(string, operations)] : runs.map { $0.adding(operations) }
  }
}

extension [Text.Run] {
  /// The runs as a style says them: each with its length in UTF-16.
  nonisolated var styleValue: StyleValue {
    .list(
      map { run in
        let image = run.image.map { StyleOperation("image", $0.styleValue) }
        let operations = (image.map { [$0] } ?? []) + run.operations
        return [
          .number(Double(run.string.utf16.count)),
          .list(operations.map { .members([.init($0.name, $0.value)]) }),
        ]
      })
  }
}

extension StyleOperation {
  static let bold = StyleOperation("bold", true)
  static let italic = StyleOperation("italic", true)
  static let strikethrough = StyleOperation("strikethrough", true)
  static let code = StyleOperation("mono", true)
  package static func link(_ target: String) -> StyleOperation {
    StyleOperation("link", .word(UTF8String(target)))
  }
}
