import Glibc
import Platform

/// The folder of the dashboard's files.
enum PublicFolder {
  /// The folder asked for, else the one beside the executable's installation, else the one of the
  /// checkout that this was built from; nil where there is none.
  static func find(_ asked: String?) -> String? {
    if let asked { return asked }
    let candidates = [executableFolder.map { $0 + "/../share/colonnade/Public" }, checkoutFolder]
    return candidates.compactMap(\.self).first(where: hasIndex)
  }

  private static func hasIndex(_ folder: String) -> Bool {
    Files.allows(R_OK, folder + "/index.html")
  }

  private static var executableFolder: String? {
    Files.resolve("/proc/self/exe").flatMap(folder(of:))
  }

  /// The folder of the checkout that this file lies in, in Sources/Serving/Pages.
  private static var checkoutFolder: String? {
    folder(of: #filePath).flatMap(folder(of:)).flatMap(folder(of:)).flatMap(folder(of:)).map {
      $0 + "/Public"
    }
  }

  private static func folder(of path: String) -> String? {
    path.lastIndex(of: "/").map { String(path[..<$0]) }
  }
}
