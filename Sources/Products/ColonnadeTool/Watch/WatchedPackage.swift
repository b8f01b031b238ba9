import Foundation
import Launch
import OrderedJSON
import Platform
import Serving

/// An author's package, as the package manager describes it.
struct WatchedPackage {
  /// Absolute, without symbolic links.
  let folder: String
  let name: String
  /// The executable product that is run.
  let product: String
  /// The folders and files whose changes count: the package's own, and those of packages next to
  /// it.
  let watchedPaths: [String]
  /// The target of Apple's modules that is built before all others; nil if there is none.
  let moduleTarget: String?

  /// - Parameters:
  ///   - path: the package's folder.
  ///   - wanted: the product to run; nil for the only one there is.
  /// - Throws: a sentence if that cannot be said.
  init(at path: String, product wanted: String?) throws(UsageError) {
    guard let folder = Files.resolve(path), Files.allows(R_OK, "\(folder)/Package.swift") else {
      throw UsageError("\(path) isn't a package: it has no Package.swift.")
    }
    let description = try Self.describe(folder)
    self.folder = folder
    name = description["name"]?.stringValue?.string ?? path
    product = try Self.product(wanted, in: description)
    let targets = description["targets"]?.arrayValue ?? []
    moduleTarget = targets.lazy.compactMap { $0["name"]?.stringValue?.string }
      .first { $0 == AdoptedPackage.moduleTargetName }
    let beside = (description["dependencies"]?.arrayValue ?? []).compactMap { dependency in
      dependency["path"]?.stringValue?.string
    }
    watchedPaths = [folder] + beside.compactMap(Files.resolve).map { "\($0)/Sources" }
  }

  private static func product(
    _ wanted: String?, in description: JSONValue
  ) throws(UsageError) -> String {
    let names = (description["products"]?.arrayValue ?? []).compactMap { product in
      product["type"]?["executable"] == nil ? nil : product["name"]?.stringValue?.string
    }
    if let wanted {
      if names.contains(wanted) { return wanted }
      let known = names.joined(separator: ", ")
      throw UsageError("Unknown executable product “\(wanted)”. Available: \(known).")
    }
    guard let only = names.first else {
      throw UsageError("The package has no executable product to run.")
    }
    if names.count > 1 {
      throw UsageError(
        "The package has several programs; choose one with --product: "
          + names.joined(separator: ", ") + ".")
    }
    return only
  }

  private static func describe(_ folder: String) throws(UsageError) -> JSONValue {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let words = ["package", "--package-path", folder, "describe", "--type", "json"]
    process.arguments = ["swift"] + words
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch { throw UsageError("swift cannot be run: \(error).") }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, let value = try? JSONValue(parsing: [UInt8](bytes)) else {
      let text = CompilerOutput(String(decoding: said, as: UTF8.self), in: folder).mistakes.first
      throw UsageError("The package cannot be read: \(text?.description ?? "swift says no more").")
    }
    return value
  }
}

extension WatchedPackage {
  /// True for folders that do not affect the app: build products, kept or hidden files, and the
  /// package's own tests.
  func skips(_ path: String) -> Bool {
    path == "\(folder)/Tests" || path.hasSuffix("/.build") || path.hasSuffix("/node_modules")
  }

  /// True for a file that can be part of the app; editors create other files next to those they
  /// save.
  func isSource(_ path: String) -> Bool {
    guard let name = path.split(separator: "/").last else { return false }
    return !name.hasPrefix(".") && !name.hasPrefix("#") && !name.hasSuffix("~")
      && !name.hasSuffix(".swp") && !name.hasSuffix(".tmp") && name != "4913"
      && (path == "\(folder)/Package.swift" || isInside(path))
  }

  private func isInside(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    let isAtRoot = path == "\(folder)/\(name)"
    // Next to the manifest there are notes and similar files.
    return !isAtRoot || name.hasSuffix(".swift")
  }

  /// A path as people name it: from the package's folder.
  func shown(_ path: String) -> String {
    path.isBelow(folder) ? String(path.dropFirst(folder.count + 1)) : path
  }
}
