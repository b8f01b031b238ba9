import Foundation
import Platform

/// The files of a folder, sorted by what becomes of them.
struct AdoptedFolder {
  /// Paths in the folder, in order.
  private(set) var sources: [String] = []
  /// Files that a program reads; of a catalogue, the folder.
  private(set) var resources: [String] = []
  /// Models of Core ML.
  private(set) var learned: [String] = []
  /// Models of Core Data, each a folder.
  private(set) var models: [String] = []
  /// Files and folders that a package for this system has no use for, or cannot read.
  private(set) var leftOut: [(path: String, reason: String)] = []
  private let root: String
  private let target: ProjectTarget?

  /// Reads a folder to its bottom, without what symbolic links to folders lead to.
  ///
  /// - Parameter target: other files than its own are left out.
  init(_ root: String, of target: ProjectTarget? = nil) {
    self.root = root
    self.target = target
    read("")
    for file in target?.listedFiles ?? [] where !file.hasPrefix(root + "/") {
      if FileManager.default.fileExists(atPath: file) {
        leftOut.append((file, "is outside of the folder"))
      }
    }
  }

  private mutating func read(_ folder: String) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path(folder)) else {
      return leftOut.append((folder.isEmpty ? "." : folder, "cannot be read"))
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      sort(folder.isEmpty ? name : "\(folder)/\(name)", name)
    }
  }

  private mutating func sort(_ path: String, _ name: String) {
    let kind = (name as NSString).pathExtension.lowercased()
    if isFolder(path) {
      sortFolder(path, name, kind)
    } else if name == "Package.swift" {
      leftOut.append((path, "the package gets a manifest of its own"))
    } else if kind == "swift" {
      if isOfTarget(path) { sources.append(path) }
    } else if kind == "mlmodel" {
      if isOfTarget(path) { learned.append(path) }
    } else if name == "Info.plist", target?.infoPlist == self.path(path) {
      leftOut.append((path, "its values are in AdoptedInfo.swift"))
    } else if Self.unused.contains(kind) || name == "Info.plist" {
      leftOut.append((path, "is of no use here"))
    } else if isOfTarget(path) {
      resources.append(path)
    }
  }

  private mutating func isOfTarget(_ path: String) -> Bool {
    guard let reason = target?.reasonAgainst("\(root)/\(path)") else { return true }
    leftOut.append((path, reason))
    return false
  }

  private mutating func sortFolder(_ path: String, _ name: String, _ kind: String) {
    if isLink(path) {
      leftOut.append((path, "is a link to a folder"))
    } else if name.hasSuffix("Tests") {
      leftOut.append((path, "holds tests"))
    } else if kind == "xcassets" {
      if isOfTarget(path) { resources.append(path) }
    } else if kind == "xcdatamodeld" || kind == "xcdatamodel" {
      if isOfTarget(path) { models.append(path) }
    } else if Self.unusedFolders.contains(name) || Self.unused.contains(kind) {
      leftOut.append((path, "is of no use here"))
    } else {
      read(path)
    }
  }

  private func path(_ path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }

  private func isFolder(_ path: String) -> Bool { FileKind.isFolder(self.path(path)) }

  private func isLink(_ path: String) -> Bool {
    FileKind.type(of: self.path(path)) == .typeSymbolicLink
  }

  private static let unusedFolders: Set = ["DerivedData", "Pods", "Carthage", "build"]

  private static let unused: Set = [
    "xcodeproj", "xcworkspace", "xcconfig", "xctestplan",
    "entitlements", "storyboard", "xib", "playground", "docc", "framework", "xcframework", "metal",
    "intentdefinition", "h", "m", "mm", "c", "cpp", "pch", "md", "icon", "storekit",
    "xcprivacy",
  ]
}

/// The kinds of what a path leads to.
enum FileKind {
  /// True for a folder, even if a symbolic link leads to it.
  static func isFolder(_ path: String) -> Bool {
    Files.resolve(path).map { type(of: $0) == .typeDirectory } ?? false
  }

  /// A path as the disk spells it: a Mac's disk finds files whose names differ in case.
  ///
  /// - Returns: the path itself where names are equal, or nothing or several things have the name.
  static func spelled(_ path: String) -> String {
    var found = ""
    for name in path.split(separator: "/") {
      let exact = "\(found)/\(name)"
      if FileManager.default.fileExists(atPath: exact) {
        found = exact
        continue
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: found)) ?? []
      let similar = names.filter { $0.lowercased() == name.lowercased() }
      found += "/\(similar.count == 1 ? similar[0] : String(name))"
    }
    return found
  }

  static func type(of path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }
}
