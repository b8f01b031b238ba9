import Glibc
import Platform

/// A folder of files that belong to this program.
enum InstalledFolder {
  /// The folder of the dashboard's files.
  ///
  /// - Parameter asked: the one of the command line.
  static func page(_ asked: String?) -> String? {
    find(asked, installed: "Public", inCheckout: "Public", holding: "index.html")
  }

  /// The folder of the documentation, which need not have been built.
  ///
  /// - Parameter asked: the one of the command line.
  static func documentation(_ asked: String?) -> String? {
    find(asked, installed: "docs", inCheckout: ".build/docs", holding: "metadata.json")
  }

  /// The folder with the Swift files of the built-in scenes; nil if they are not installed.
  static let builtInScenes = find(
    nil, installed: "Gallery", inCheckout: "Sources/Products/Gallery", holding: "Gallery.swift")

  /// The folder asked for, else the one beside the executable's installation, else the one of the
  /// checkout that this was built from; nil if there is none.
  private static func find(
    _ asked: String?, installed: String, inCheckout: String, holding file: String
  ) -> String? {
    if let asked { return asked }
    let candidates = [
      executableFolder.map { "\($0)/../share/colonnade/\(installed)" },
      checkout.map { "\($0)/\(inCheckout)" },
    ]
    return candidates.compactMap(\.self).first { Files.allows(R_OK, "\($0)/\(file)") }
  }

  private static var executableFolder: String? {
    Files.resolve("/proc/self/exe").flatMap(folder(of:))
  }

  /// This file lies in it, in Sources/Server/Serving/Pages.
  private static var checkout: String? {
    (0..<5).reduce(#filePath) { path, _ in path.flatMap(folder(of:)) }
  }

  private static func folder(of path: String) -> String? {
    path.lastIndex(of: "/").map { String(path[..<$0]) }
  }
}
