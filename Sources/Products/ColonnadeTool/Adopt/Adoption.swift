import Foundation
import Serving

/// A folder of sources that becomes a package, with the report about it.
struct Adoption {
  private(set) var package: AdoptedPackage
  /// The lines of the report.
  private(set) var report: [String] = []
  /// True if something could not be read.
  private(set) var isIncomplete = false

  private let root: String
  private let folder: AdoptedFolder
  private let platform: AdoptedPlatform
  private let modules: Modules
  private let target: ProjectTarget?
  private var hasInfo = false
  private var models: [DataModel] = []
  private var entries: [String] = []
  private var sourceCount = 0
  private var changeCount = 0

  /// Reads the folder; writes nothing.
  ///
  /// - Parameter target: the target whose files are taken; nil for all files of the folder.
  init(
    of root: String, for platform: AdoptedPlatform, colonnade: String, target: ProjectTarget? = nil
  ) {
    self.root = root
    self.platform = platform
    self.target = target
    folder = AdoptedFolder(root, of: target)
    let module = Modules.name(
      forFolder: target?.moduleName ?? (root as NSString).lastPathComponent)
    modules = Modules(own: module, packages: target?.packages.modules ?? [])
    package = AdoptedPackage(module: module, colonnade: colonnade, origin: root)
    if let target {
      package.settings = SwiftSettings(of: target.settings)
      package.packages = target.packages
    }
    reportTarget()
    addResources()
    addGeneratedCode()
    for path in folder.sources { add(path) }
    for (path, reason) in folder.leftOut { leaveOut(path, reason) }
    for (name, reason) in package.packages.leftOut { leaveOut(name, reason) }
    summarize()
  }

  private mutating func add(_ path: String) {
    guard let bytes = text(of: path) else { return leaveOut(path, "cannot be read as text") }
    let source = AdoptedSource(
      bytes, for: platform, modules: modules, hasResources: !package.resources.isEmpty,
      hasInfo: hasInfo, models: models)
    package.add(source.bytes, at: path)
    sourceCount += 1
    changeCount += source.changes.count
    entries += source.entries.map { "\(path):\($0)" }
    report += source.changes.map { "\(path):\($0.line): \($0.text)" }
    report += source.missing.map { "\(path):\($0.line): module \($0.text) is not available here" }
    report += source.unread.map { "\(path):\($0.line): not changed: #if \($0.text)" }
  }

  private func text(of path: String) -> [UInt8]? {
    guard let data = FileManager.default.contents(atPath: "\(root)/\(path)") else { return nil }
    return String(validating: data, as: UTF8.self) == nil ? nil : Array(data)
  }

  /// As in Xcode, a bundle holds all files side by side, so that of two with one name one is left out.
  private mutating func addResources() {
    var names: Set<String> = []
    for path in folder.resources {
      let parts = path.split(separator: "/")
      let localized = parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? "\($0)/" : nil }
      if !names.insert((localized ?? "") + (parts.last ?? "")).inserted {
        leaveOut(path, "has the name of another resource")
      } else if addResource(path) {
        package.resources.append(path)
      }
    }
  }

  private mutating func addResource(_ path: String) -> Bool {
    let files = FileManager.default.subpaths(atPath: "\(root)/\(path)").map { subpaths in
      subpaths.isEmpty ? [path] : subpaths.map { "\(path)/\($0)" }
    }
    var isRead = false
    for file in files ?? [path] {
      guard let data = FileManager.default.contents(atPath: "\(root)/\(file)") else { continue }
      package.add(Array(data), at: file)
      isRead = true
    }
    if !isRead { leaveOut(path, "cannot be read") }
    return isRead
  }

  private mutating func reportTarget() {
    guard let target else { return }
    report.append("target \(target.name) of the Xcode project")
    if !target.otherApps.isEmpty {
      report.append("--target takes another app: \(target.otherApps.joined(separator: ", "))")
    }
  }

  /// Adds what Xcode makes of catalogues and settings.
  private mutating func addGeneratedCode() {
    addModels()
    let settings = target?.settings
    let paths = package.resources.map { "\(root)/\($0)" }
    let code = GeneratedCode(of: paths, settings, for: platform)
    for (name, text) in code.files { package.add(Array(text.utf8), at: name) }
    report += code.report
    if let info = target?.info.code {
      package.add(Array(info.utf8), at: "AdoptedInfo.swift")
      hasInfo = true
    }
  }

  /// Adds the classes that Xcode generates of models.
  private mutating func addModels() {
    for path in folder.models {
      guard let model = DataModel(folder: "\(root)/\(path)") else { continue }
      models.append(model)
      if let code = model.code { addClasses(code, of: path) }
    }
    for path in folder.learned {
      guard let data = FileManager.default.contents(atPath: "\(root)/\(path)") else { continue }
      addClasses(LearnedModel(named: Self.name(of: path), Array(data)).code, of: path)
    }
  }

  private mutating func addClasses(_ code: String, of path: String) {
    let name = "Generated\(Self.name(of: path))Classes.swift"
    package.add(Array(code.utf8), at: name)
    report.append("\(path): its classes are in \(name)")
  }

  private static func name(of path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  private mutating func leaveOut(_ path: String, _ reason: String) {
    report.append("\(path): left out: \(reason)")
    if reason.hasPrefix("cannot") { isIncomplete = true }
  }

  private mutating func summarize() {
    if entries.isEmpty { report.append("No source has @main: the package has no program.") }
    if entries.count > 1 {
      report.append("Only one may have @main: \(entries.joined(separator: ", ")).")
    }
    let resources = package.resources.count
    report.append(
      "\(Self.count(sourceCount, "source")) and \(Self.count(resources, "resource")) copied, "
        + "\(Self.count(changeCount, "line")) rewritten as for \(platform.rawValue).")
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
