import Foundation

/// A value of a property list: an Info.plist, or a project of Xcode's in its older spelling.
enum PropertyListValue: Decodable {
  case text(String)
  case flag(Bool)
  case number(Double)
  case list([PropertyListValue])
  case table([String: PropertyListValue])
  /// A date or data.
  case other

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      var members: [String: PropertyListValue] = [:]
      for key in container.allKeys {
        members[key.stringValue] = try container.decode(Self.self, forKey: key)
      }
      self = .table(members)
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [PropertyListValue] = []
      while !container.isAtEnd { elements.append(try container.decode(Self.self)) }
      self = .list(elements)
    } else {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = (try? container.decode(Double.self)).map(Self.number) ?? .other
      }
    }
  }

  /// The value of a file; nil if it cannot be read as a property list.
  init?(contentsOf path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let value = try? PropertyListDecoder().decode(Self.self, from: data)
    else { return nil }
    self = value
  }

  /// The text; nil for another value.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The texts of a list; empty for another value.
  var texts: [String] { if case .list(let list) = self { list.compactMap(\.text) } else { [] } }

  /// The members of a table; empty for another value.
  var members: [String: PropertyListValue] {
    if case .table(let members) = self { members } else { [:] }
  }

  /// The same with its texts changed.
  func mapTexts(_ change: (String) -> String) -> Self {
    switch self {
    case .text(let text): .text(change(text))
    case .list(let list): .list(list.map { $0.mapTexts(change) })
    case .table(let members): .table(members.mapValues { $0.mapTexts(change) })
    case .flag, .number, .other: self
    }
  }
}
