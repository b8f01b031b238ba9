import Foundation

/// A model of Core Data, as Xcode keeps it in a folder.
struct DataModel {
  /// A kind of objects.
  struct Entity {
    let name: String
    let className: String
    let generation: String
    let parent: String?
    var attributes: [[String: String]] = []
    var relationships: [[String: String]] = []
  }

  private(set) var entities: [Entity] = []

  /// Reads the current version of a model; nil if it cannot be read.
  init?(folder: String) {
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let models = versions.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let current = Self.text(of: "\(folder)/.xccurrentversion")
    let version = models.first { current?.contains(">\($0)<") == true } ?? models.last
    guard let text = Self.text(of: "\(folder)/\(version.map { "\($0)/" } ?? "")contents") else {
      return nil
    }
    self.init(text)
  }

  /// Reads the text of a model.
  init(_ text: String) {
    for tag in text.split(separator: "<") {
      let values = Self.values(of: tag)
      if tag.hasPrefix("entity "), let name = values["name"] {
        let className = (values["representedClassName"] ?? name).split(separator: ".").last
        entities.append(
          Entity(
            name: name, className: className.map(String.init) ?? name,
            generation: values["codeGenerationType"] ?? "", parent: values["parentEntity"]))
      } else if tag.hasPrefix("attribute "), !entities.isEmpty {
        entities[entities.count - 1].attributes.append(values)
      } else if tag.hasPrefix("relationship "), !entities.isEmpty {
        entities[entities.count - 1].relationships.append(values)
      }
    }
  }

  private static func text(of path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func values(of tag: Substring) -> [String: String] {
    var values: [String: String] = [:]
    for match in tag.matches(of: /([\w.]+)="([^"]*)"/) {
      values[String(match.1)] = String(match.2).replacing("&quot;", with: "\"")
        .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }
    return values
  }

  /// The classes and extensions that Xcode generates; nil if it generates none.
  var code: String? {
    let blocks = entities.compactMap(code)
    if blocks.isEmpty { return nil }
    return "import CoreData\nimport Foundation\n\n" + blocks.joined(separator: "\n")
  }

  private func code(of entity: Entity) -> String? {
    let name = entity.className
    var head = "extension \(name)"
    if entity.generation == "class" {
      let parent = entities.first { $0.name == entity.parent }?.className
      head = "nonisolated public class \(name): \(parent ?? "NSManagedObject, Identifiable")"
    } else if entity.generation != "category" {
      return nil
    }
    let request = "NSFetchRequest<\(name)>"
    var lines = [
      "public class func fetchRequest() -> \(request) { \(request)(entityName: \"\(entity.name)\") }"
    ]
    lines += entity.attributes.compactMap(Self.attribute)
    lines += entity.relationships.flatMap { relationship($0, of: entity) }
    return "\(head) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
  }

  private static func attribute(_ values: [String: String]) -> String? {
    guard let name = values["name"] else { return nil }
    let type = type(of: values)
    let isScalar = !type.hasSuffix("?")
    let value = isScalar ? values["defaultValueString"].map { literal($0, type) } : nil
    return "public var \(name): \(type)" + ManagedBody.property(name, "", default: value)
  }

  private static func literal(_ text: String, _ type: String) -> String {
    type == "Bool" ? String(text == "YES") : text
  }

  private static func type(of values: [String: String]) -> String {
    let isScalar = values["usesScalarValueType"] != "NO"
    switch values["attributeType"] ?? "" {
    case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
    case "Boolean": return isScalar ? "Bool" : "NSNumber?"
    case "Double": return isScalar ? "Double" : "NSNumber?"
    case "Float": return isScalar ? "Float" : "NSNumber?"
    case "Date": return values["usesScalarValueType"] == "YES" ? "TimeInterval" : "Date?"
    case "String": return "String?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Binary": return "Data?"
    case "Decimal": return "NSDecimalNumber?"
    default: return "\(values["customClassName"] ?? "NSObject")?"
    }
  }

  private func relationship(_ values: [String: String], of entity: Entity) -> [String] {
    guard let name = values["name"] else { return [] }
    let found = entities.first { $0.name == values["destinationEntity"] }
    let destination = found?.className ?? "NSManagedObject"
    let isMany = values["toMany"] == "YES"
    let set = values["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
    let inverse = [self].inverse(of: name, in: entity.className)
    let type = isMany ? set : destination
    var lines = ["public var \(name): \(type)?" + ManagedBody.property(name, inverse)]
    guard isMany else { return lines }
    let rest = name.prefix(1).uppercased() + name.dropFirst()
    for prefix in ["addTo", "removeFrom"] {
      for (parameter, kind) in [("value", destination), ("values", set)] {
        let method = "\(prefix)\(rest)"
        let body = ManagedBody.method(method, parameter, of: entity.className, [self])
        lines.append("public func \(method)(_ \(parameter): \(kind))\(body)")
      }
    }
    return lines
  }
}

extension [DataModel] {
  /// The argument that names the other end of a relationship; nothing if it has none.
  func inverse(of name: String, in className: String, isRemoved: Bool = false) -> String {
    let entities = flatMap(\.entities)
    let entity = entities.first { $0.className == className }
    guard let values = entity?.relationships.first(where: { $0["name"] == name }),
      let inverse = values["inverseName"],
      let other = entities.first(where: { $0.name == values["inverseEntity"] }),
      let end = other.relationships.first(where: { $0["name"] == inverse })
    else { return "" }
    let isMany = end["toMany"] == "YES" && !isRemoved
    return ", inverse: \"\(inverse)\"" + (isMany ? ", many: true" : "")
  }
}
