import Foundation
import Serving

/// The checkout of Colonnade that packages depend on, and paths as a shell means them.
enum Checkout {
  static let option = Option(
    "colonnade", "PATH", help: "checkout of Colonnade (default: this program's)")

  /// - Parameter asked: the folder that was named; nil for the one that this program was built from.
  /// - Throws: one sentence, if there is no manifest of Colonnade.
  static func path(_ asked: String?) throws(UsageError) -> String {
    let path = asked.map(absolute) ?? builtIn
    let manifest = FileManager.default.contents(atPath: "\(path)/Package.swift")
    if manifest.map({ String(decoding: $0, as: UTF8.self).contains("\"colonnade\"") }) == true {
      return path
    }
    throw UsageError("\(path) is not a checkout of Colonnade. --colonnade PATH names it.")
  }

  /// The checkout that this file lies in, in Sources/Products/ColonnadeTool.
  private static var builtIn: String {
    (0..<4).reduce(#filePath) { path, _ in (path as NSString).deletingLastPathComponent }
  }

  /// The folders of the C modules that Colonnade's own modules import, and of those with a dot in
  /// their names, as `CPATH` lists them.
  ///
  /// SwiftPM names these modules only to packages that depend on Colonnade.
  static func moduleMaps(of checkout: String) -> String {
    let folder = "\(checkout)/Sources/Foundation/SystemLibraries"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let folders = names.sorted().map { "\(folder)/\($0)" }
    return (folders + ["\(checkout)/Sources/AppleModules/Submodules"]).joined(separator: ":")
  }

  /// The path from the root, through the links of the folders that are there.
  static func absolute(_ path: String) -> String {
    let full = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    return URL(filePath: full).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// A path from one folder to another; both are absolute.
  static func path(to folder: String, from base: String) -> String {
    let (target, origin) = (folder.split(separator: "/"), base.split(separator: "/"))
    let shared = zip(target, origin).prefix { $0 == $1 }.count
    let steps = origin.dropFirst(shared).map { _ in ".." } + target.dropFirst(shared)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// A text as Swift writes it, on one line.
  static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.replacing("\n", with: "\\n"))\""
  }
}
