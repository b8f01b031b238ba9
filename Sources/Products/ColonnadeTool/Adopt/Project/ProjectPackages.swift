import Foundation
import Serving

/// The packages of others that a target of a project uses, as a manifest names them.
struct ProjectPackages {
  /// The entries of the manifest's `dependencies`.
  private(set) var dependencies: [String] = []
  /// The entries of the target's `dependencies`.
  private(set) var products: [String] = []
  /// The names of modules that sources can import.
  private(set) var modules: Set<String> = []
  /// True if a package imports the module ObjectiveC, which is a product of its own.
  private(set) var needsObjectiveC = false
  /// Each reference that is left out, with the reason.
  private(set) var leftOut: [(name: String, reason: String)] = []

  /// A package that the project refers to.
  fileprivate struct Reference {
    let id: String
    let name: String
    /// The entry of `dependencies`; nil if a manifest cannot have it.
    let entry: String?
    let reason: String
    /// The text of a local package's manifest.
    var manifest: String?

    /// The last part of a URL or path, as SwiftPM identifies a package.
    var identity: String {
      let last = (name as NSString).lastPathComponent
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
  }

  /// No packages.
  init() {}

  init(of target: XcodeProject.Object, in project: XcodeProject) {
    let references = Self.references(in: project)
    var used: Set<String> = []
    for product in Self.products(of: target, in: project) {
      guard let name = product["productName"] else { continue }
      let package =
        references.first { $0.id == product["package"] }
        ?? references.first { $0.hasProduct(name) }
      if let package { used.insert(package.id) }
      add(name, of: package)
    }
    for reference in references {
      if reference.entry == nil {
        leftOut.append((reference.name, reference.reason))
      } else if !used.contains(reference.id) {
        leftOut.append((reference.name, "the target uses none of its products"))
      }
    }
  }

  private mutating func add(_ product: String, of package: Reference?) {
    if product.hasPrefix("plugin:") {
      return leftOut.append((String(product.dropFirst(7)), "is a plugin of Xcode's build"))
    }
    guard let package else {
      return leftOut.append((product, "no package of the project has this product"))
    }
    guard let entry = package.entry else { return }
    if !dependencies.contains(entry) { dependencies.append(entry) }
    let names = "\(Checkout.quoted(product)), package: \(Checkout.quoted(package.identity))"
    products.append(".product(name: \(names))")
    modules.insert(product)
    if product.hasPrefix("SwiftUIIntrospect") || package.importsObjectiveC {
      needsObjectiveC = true
    }
    modules.formUnion(package.targets)
  }

  /// The product dependencies of a target, some of which only its phase of linking has.
  private static func products(
    of target: XcodeProject.Object, in project: XcodeProject
  ) -> [XcodeProject.Object] {
    let phases = project.objects(target.list("buildPhases"))
      .filter { $0["isa"] == "PBXFrameworksBuildPhase" }
    let linked = phases.flatMap { project.objects($0.list("files")) }
      .compactMap { $0["productRef"] }
    var seen: Set<String> = []
    let ids = target.list("packageProductDependencies") + linked
    return project.objects(ids.filter { seen.insert($0).inserted })
  }

  private static func references(in project: XcodeProject) -> [Reference] {
    let listed = project.packageReferences.map { object in
      switch object["isa"] {
      case "XCLocalSwiftPackageReference": local(object.id, object["relativePath"], in: project)
      default: remote(object)
      }
    }
    // Before Xcode 15 a local package was a folder among the project's files.
    return listed + project.packageFolders.map { local($0.id, $0.path, in: project) }
  }

  private static func local(
    _ id: String, _ path: String?, in project: XcodeProject
  ) -> Reference {
    let path = path ?? ""
    let whole = path.hasPrefix("/") ? path : "\(project.folder)/\(path)"
    let folder = FileKind.spelled((whole as NSString).standardizingPath)
    guard let data = FileManager.default.contents(atPath: "\(folder)/Package.swift") else {
      return Reference(id: id, name: folder, entry: nil, reason: "cannot be read as a package")
    }
    return Reference(
      id: id, name: folder, entry: ".package(path: \(Checkout.quoted(folder)))", reason: "",
      manifest: String(decoding: data, as: UTF8.self))
  }

  private static func remote(_ object: XcodeProject.Object) -> Reference {
    guard let url = object["repositoryURL"] else {
      let name = object["identity"] ?? object.id
      return Reference(id: object.id, name: name, entry: nil, reason: "has no repository's URL")
    }
    let requirement = object.members["requirement"]?.members ?? [:]
    let entry = Self.requirement(requirement.compactMapValues(\.text)).map {
      ".package(url: \(Checkout.quoted(url)), \($0))"
    }
    return Reference(
      id: object.id, name: url, entry: entry, reason: "its required version is not understood")
  }

  /// The version that a project requires, as a manifest requires it; nil if it is not understood.
  private static func requirement(_ members: [String: String]) -> String? {
    let least = members["minimumVersion"].map(Checkout.quoted)
    switch members["kind"] {
    case "upToNextMajorVersion": return least.map { "from: \($0)" }
    case "upToNextMinorVersion": return least.map { ".upToNextMinor(from: \($0))" }
    case "exactVersion": return members["version"].map { "exact: \(Checkout.quoted($0))" }
    case "versionRange":
      guard let least, let most = members["maximumVersion"] else { return nil }
      return "\(least)..<\(Checkout.quoted(most))"
    case "branch": return members["branch"].map { "branch: \(Checkout.quoted($0))" }
    case "revision": return members["revision"].map { "revision: \(Checkout.quoted($0))" }
    default: return nil
    }
  }
}

extension ProjectPackages.Reference {
  /// True if the manifest of a local package offers a library with a name.
  fileprivate func hasProduct(_ product: String) -> Bool {
    names(after: /\.library\(\s*name:\s*"([^"]+)"/).contains(product)
  }

  /// The names of a local package's targets.
  fileprivate var targets: [String] { names(after: /\.target\(\s*name:\s*"([^"]+)"/) }

  /// True if a source of a local package imports the module ObjectiveC.
  fileprivate var importsObjectiveC: Bool {
    if manifest == nil { return false }
    let sources = FileManager.default.subpaths(atPath: "\(name)/Sources") ?? []
    return sources.contains { path in
      guard path.hasSuffix(".swift"),
        let data = FileManager.default.contents(atPath: "\(name)/Sources/\(path)")
      else { return false }
      return String(decoding: data, as: UTF8.self).contains(/(?m)^\s*(\w+ )?import ObjectiveC\b/)
    }
  }

  private func names(after pattern: Regex<(Substring, Substring)>) -> [String] {
    (manifest ?? "").matches(of: pattern).map { String($0.output.1) }
  }
}
