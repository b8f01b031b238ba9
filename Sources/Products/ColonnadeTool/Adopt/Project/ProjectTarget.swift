import Foundation

/// The target of a project that becomes the package: its files and settings.
struct ProjectTarget {
  /// Its name.
  let name: String
  let settings: BuildSettings
  /// The other targets that are apps, too.
  let otherApps: [String]
  /// The packages of others that it uses.
  let packages: ProjectPackages
  private let folder: String
  private let platform: AdoptedPlatform
  /// The platforms for which a file is meant, by the file's path; empty if for all.
  private var files: [String: [String]] = [:]
  private var folders: [SynchronizedFolder] = []

  /// Files that belong to the target because they lie in a folder.
  private struct SynchronizedFolder {
    let path: String
    /// Paths in the folder that belong to the target nevertheless not.
    let exceptions: Set<String>
    let filters: [String: [String]]
  }

  /// The target with a name, or the app for a platform: the one with the project's name, or the first.
  ///
  /// - Returns: nil if there is none.
  init?(named wanted: String?, of project: XcodeProject, for platform: AdoptedPlatform) {
    self.platform = platform
    folder = project.folder
    let candidates = project.targets.map { target in
      (target, BuildSettings(of: target, in: project, sdks: platform.sdks))
    }
    let apps = candidates.filter { $0.0["productType"] == "com.apple.product-type.application" }
    let fitting = apps.filter { platform.isOffered(by: $0.1) }
    let chosen =
      if let wanted {
        candidates.first { $0.0["name"] == wanted }
      } else {
        fitting.first { $0.0["name"] == project.name } ?? fitting.first ?? apps.first
      }
    guard let (target, settings) = chosen, let name = target["name"] else { return nil }
    self.name = name
    self.settings = settings
    packages = ProjectPackages(of: target, in: project)
    otherApps = fitting.compactMap { $0.0["name"] }.filter { $0 != name }
    readPhases(of: target, in: project)
    readFolders(of: target, in: project)
  }

  /// The name of its module, as the settings have it.
  var moduleName: String { settings.expanded("$(PRODUCT_MODULE_NAME)") }

  /// Its Info.plist.
  var info: InfoPlist { InfoPlist(of: settings, in: folder) }

  /// The path of the file with it; nil if there is none.
  var infoPlist: String? {
    settings["INFOPLIST_FILE"].map {
      FileKind.spelled($0.hasPrefix("/") ? $0 : "\(folder)/\($0)")
    }
  }

  /// True if some of its files can be in a folder.
  func hasFiles(in folder: String) -> Bool {
    files.keys.contains { $0.hasPrefix(folder + "/") }
      || folders.contains { ($0.path + "/").hasPrefix(folder + "/") || folder.hasPrefix($0.path) }
  }

  /// The reason for which a file does not belong to the target; nil if it does.
  func reasonAgainst(_ path: String) -> String? {
    if let platforms = platforms(of: path) {
      return platforms.isEmpty || platforms.contains(platform.filter)
        ? nil : "is not for \(platform.rawValue)"
    }
    return "does not belong to the target \(name)"
  }

  /// The paths of its files that are listed one by one.
  var listedFiles: [String] { files.keys.sorted() }

  private func platforms(of path: String) -> [String]? {
    if let platforms = files[path] { return platforms }
    for folder in folders where path.hasPrefix(folder.path + "/") {
      let inside = String(path.dropFirst(folder.path.count + 1))
      if !Self.ancestors(of: inside).allSatisfy({ !folder.exceptions.contains($0) }) { continue }
      return Self.ancestors(of: inside).lazy.compactMap { folder.filters[$0] }.first ?? []
    }
    // A file in a folder that is listed as one.
    return Self.ancestors(of: path).dropFirst().lazy.compactMap { files[$0] }.first
  }

  /// A path, then those of the folders around it.
  private static func ancestors(of path: String) -> [String] {
    var paths = [path]
    while let slash = paths[paths.count - 1].lastIndex(of: "/"),
      slash > paths[paths.count - 1].startIndex
    {
      paths.append(String(paths[paths.count - 1][..<slash]))
    }
    return paths
  }
}

extension ProjectTarget {
  private mutating func readPhases(of target: XcodeProject.Object, in project: XcodeProject) {
    let kinds: Set = ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"]
    for phase in project.objects(target.list("buildPhases"))
    where kinds.contains(phase["isa"] ?? "") {
      for file in project.objects(phase.list("files")) {
        let filters = file.list("platformFilters") + [file["platformFilter"]].compactMap(\.self)
        add(file["fileRef"], filters, in: project)
      }
    }
  }

  /// A file in several languages is a group of them; versions of a model are one folder.
  private mutating func add(_ id: String?, _ filters: [String], in project: XcodeProject) {
    guard let reference = project.object(id) else { return }
    let variants = reference["isa"] == "XCVersionGroup" ? [] : reference.list("children")
    if !variants.isEmpty {
      for variant in variants { add(variant, filters, in: project) }
    } else if let path = project.path(of: id) {
      files[path] = filters
    }
  }

  private mutating func readFolders(of target: XcodeProject.Object, in project: XcodeProject) {
    let own = Set(target.list("fileSystemSynchronizedGroups"))
    for folder in project.synchronizedFolders {
      guard let path = project.path(of: folder.id) else { continue }
      let sets = project.objects(folder.list("exceptions")).filter { $0["target"] == target.id }
      let spelled = { (name: String) -> String in
        String(FileKind.spelled("\(path)/\(name)").dropFirst(path.count + 1))
      }
      let names = sets.flatMap { $0.list("membershipExceptions") }.map(spelled)
      let filters = sets.reduce(into: [String: [String]]()) { filters, set in
        for (name, list) in set.members["platformFiltersByRelativePath"]?.members ?? [:] {
          filters[spelled(name)] = list.texts
        }
      }
      if own.contains(folder.id) {
        folders.append(
          SynchronizedFolder(path: path, exceptions: Set(names), filters: filters))
      } else {
        // Of a folder of other targets, the exceptions are what belongs to this one.
        for name in names { files["\(path)/\(name)"] = filters[name] ?? [] }
      }
    }
  }
}

extension AdoptedPlatform {
  /// The name that a project's filters have for it.
  fileprivate var filter: String { self == .iOS ? "ios" : "macos" }

  /// The SDKs for which conditional settings count.
  fileprivate var sdks: [String] {
    self == .iOS ? ["iphoneos", "iphonesimulator"] : ["macosx"]
  }

  /// True if a target is built for it.
  fileprivate func isOffered(by settings: BuildSettings) -> Bool {
    let names = settings.words("SUPPORTED_PLATFORMS") + settings.words("SDKROOT")
    return names.isEmpty || names.contains { $0 == "auto" || sdks.contains($0) }
  }
}
