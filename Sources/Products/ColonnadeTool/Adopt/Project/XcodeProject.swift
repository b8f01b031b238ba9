import Foundation

/// A project of Xcode's, as its `project.pbxproj` has it: objects that name each other by ids.
struct XcodeProject {
  /// One object, such as a target or a file.
  struct Object {
    let id: String
    let members: [String: PropertyListValue]

    /// A member that is a text.
    subscript(_ name: String) -> String? { members[name]?.text }

    /// A member that is a list of texts; empty if there is none.
    func list(_ name: String) -> [String] { members[name]?.texts ?? [] }
  }

  /// The folder that holds the project.
  let folder: String
  /// The project's name, without its extension.
  let name: String
  private let objects: [String: Object]
  private let root: Object
  /// The group of each file and group, by their ids.
  private let parents: [String: String]

  /// The first project in a folder that can be read; nil if there is none.
  static func find(in folder: String) -> XcodeProject? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().lazy.filter { $0.hasSuffix(".xcodeproj") }
      .compactMap { XcodeProject(named: String($0.dropLast(".xcodeproj".count)), in: folder) }.first
  }

  private init?(named name: String, in folder: String) {
    let list = PropertyListValue(contentsOf: "\(folder)/\(name).xcodeproj/project.pbxproj")?.members
    guard let root = list?["rootObject"]?.text, let all = list?["objects"]?.members,
      let top = all[root]
    else { return nil }
    self.name = name
    self.folder = folder
    self.root = Object(id: root, members: top.members)
    var objects: [String: Object] = [:]
    var parents: [String: String] = [:]
    for (id, value) in all {
      let object = Object(id: id, members: value.members)
      objects[id] = object
      for child in object.list("children") { parents[child] = id }
    }
    self.objects = objects
    self.parents = parents
  }

  func object(_ id: String?) -> Object? { id.flatMap { objects[$0] } }

  func objects(_ ids: [String]) -> [Object] { ids.compactMap { objects[$0] } }

  /// The targets that are built by Xcode itself, in the project's order.
  var targets: [Object] {
    objects(root.list("targets")).filter { $0["isa"] == "PBXNativeTarget" }
  }

  /// The folders whose files need no entry of their own, in the order of their ids.
  var synchronizedFolders: [Object] {
    objects.values.filter { $0["isa"] == "PBXFileSystemSynchronizedRootGroup" }
      .sorted { $0.id < $1.id }
  }

  /// The packages that the project names.
  var packageReferences: [Object] { objects(root.list("packageReferences")) }

  /// The folders with a package that are among the project's files.
  var packageFolders: [(id: String, path: String)] {
    let files = objects.values.filter { object in
      let kind = object["lastKnownFileType"] ?? ""
      return object["isa"] == "PBXFileReference" && (kind == "wrapper" || kind == "folder")
    }
    return files.compactMap { file in path(of: file.id).map { (file.id, $0) } }
      .filter { FileManager.default.fileExists(atPath: "\($0.path)/Package.swift") }
      .sorted { $0.path < $1.path }
  }

  /// The configuration that a debug build has: the project's, or a target's.
  func configuration(of owner: Object?) -> Object? {
    let list = object((owner ?? root)["buildConfigurationList"])
    let all = objects(list?.list("buildConfigurations") ?? [])
    return all.first { $0["name"] == "Debug" } ?? all.first
  }

  /// The path of a file or a group, as the disk spells it; nil if it is not among the author's files.
  func path(of id: String?) -> String? { writtenPath(of: id).map(FileKind.spelled) }

  /// The path as the project has it.
  private func writtenPath(of id: String?) -> String? {
    var names: [String] = []
    var next = object(id)
    // A loop of groups ends, too.
    for _ in 0..<64 {
      guard let object = next else { break }
      let own = object["path"] ?? ""
      switch object["sourceTree"] ?? "<group>" {
      case "<absolute>": return Self.joined([own] + names)
      case "SOURCE_ROOT": return Self.joined([base, own] + names)
      case "<group>": names.insert(own, at: 0)
      default: return nil
      }
      next = self.object(parents[object.id])
    }
    return Self.joined([base] + names)
  }

  private var base: String { Self.joined([folder, root["projectDirPath"] ?? ""]) }

  private static func joined(_ names: [String]) -> String {
    NSString(string: names.filter { !$0.isEmpty }.joined(separator: "/")).standardizingPath
  }
}
