import Foundation
import Glibc
import Platform
import Serving

/// The browser that takes pictures: Chromium, or another of its kind.
enum BrowserProgram {
  /// The names of the program on the systems that have it.
  static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
  ]

  static let isMissing =
    "There is no Chromium here to take the picture with. Install it (apt install chromium), or say "
    + "where it is: --browser PATH."

  /// The program asked for, else that of `CHROME_PATH`, else the first in `PATH`; nil if there is
  /// none.
  ///
  /// - Throws: one sentence if the one asked for cannot be run.
  static func find(
    _ asked: String?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(UsageError) -> String? {
    let named = environment["CHROME_PATH"].flatMap { $0.isEmpty ? nil : $0 }
    if let path = asked ?? named {
      if isProgram(path) { return path }
      let origin = asked == nil ? "CHROME_PATH" : "--browser"
      throw UsageError("\(origin) names \(path), which is no program that can be run.")
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let paths = names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
    return paths.first(where: isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    let isFile = Files.resolve(path).flatMap(Files.status).map { $0.st_mode & S_IFMT == S_IFREG }
    return isFile == true && Files.allows(X_OK, path)
  }

  /// Without a window, and with a pipe instead of a port, so that no other program can drive it.
  ///
  /// - Parameter profile: a new folder, so that nothing of the user's is read or written.
  static func arguments(profile: String) -> [String] {
    let usual = [
      "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--no-first-run",
      "--no-default-browser-check", "--disable-background-networking", "--disable-sync",
      "--disable-extensions", "--disable-component-update", "--disable-breakpad",
      "--disable-gpu", "--hide-scrollbars", "--mute-audio", "--lang=en-US",
    ]
    // Chromium starts as root in no other way.
    return usual + (geteuid() == 0 ? ["--no-sandbox"] : []) + ["about:blank"]
  }
}
