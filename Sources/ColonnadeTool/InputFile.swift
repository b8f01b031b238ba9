import Foundation
import Serving

/// A file named on the command line, or standard input.
enum InputFile {
  /// - Parameter path: nil or `-` for standard input.
  /// - Throws: one sentence.
  static func read(_ path: String?) throws(UsageError) -> [UInt8] {
    do {
      guard let path, path != "-" else {
        return Array(try FileHandle.standardInput.readToEnd() ?? Data())
      }
      return Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw UsageError("\(path ?? "Standard input") cannot be read.")
    }
  }
}
