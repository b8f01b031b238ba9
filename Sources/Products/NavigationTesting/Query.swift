import Foundation
import SceneModel

/// A description of things on the screen: words, an identifier, a kind of thing.
///
/// A text in quotation marks is a label: the words that a person reads, as a whole.
public struct Query: Hashable, Sendable, ExpressibleByStringInterpolation {
  enum Kind: Hashable, Sendable {
    case label(String), containing(String), identifier(String)
    case role(Role, String?)
  }

  /// A kind of thing, under its name in the tree.
  public typealias Role = ViewNode.Kind

  let kind: Kind
  /// The place among several that match; nil if there must be only one.
  private(set) var index: Int?

  /// Things with these words.
  public init(stringLiteral label: String) { self = .label(label) }

  private init(_ kind: Kind) { self.kind = kind }

  /// Elements with these words, or with this identifier.
  public static func label(_ label: String) -> Query { Query(.label(label)) }

  /// Things whose words contain these, upper or lower case.
  public static func containing(_ part: String) -> Query { Query(.containing(part)) }

  /// Things that were named by `.accessibilityIdentifier`.
  public static func identifier(_ name: String) -> Query { Query(.identifier(name)) }

  /// Elements of a kind, with these words if any are given.
  public static func role(_ role: Role, _ label: String? = nil) -> Query {
    Query(.role(role, label))
  }

  /// One of several, counted from 0, in the order of the tree.
  public func at(_ index: Int) -> Query {
    var query = self
    query.index = index
    return query
  }

  /// The first of several.
  public var first: Query { at(0) }

  func isMet(by element: TestElement) -> Bool {
    switch kind {
    case .label(let label): element.label == label || element.identifier == label
    case .containing(let part):
      element.label.range(of: part, options: .caseInsensitive) != nil
    case .identifier(let name): element.identifier == name
    case .role(let role, let label):
      element.role == role && (label == nil || element.label == label)
    }
  }

  /// The words that it is about, for finding the nearest; nil if it is about any words.
  var words: String? {
    switch kind {
    case .label(let words), .containing(let words), .identifier(let words): words
    case .role(_, let label): label
    }
  }

  /// The words of a thing that could have been looked for; empty for none.
  func words(of element: TestElement) -> String {
    switch kind {
    case .identifier: element.identifier ?? ""
    case .role(let role, _) where element.role != role: ""
    case .label, .containing, .role: element.label
    }
  }

  /// The end of a sentence “There is …” that says there is none of it.
  var absence: String {
    let ordinal = index.map { " (\($0))" } ?? ""
    return switch kind {
    case .label(let label): "no “\(label)”\(ordinal)"
    case .containing(let part): "nothing with “\(part)”\(ordinal)"
    case .identifier(let name): "nothing with the identifier “\(name)”\(ordinal)"
    case .role(let role, nil): "no \(role.rawValue)\(ordinal)"
    case .role(let role, let label?): "no \(role.rawValue) “\(label)”\(ordinal)"
    }
  }
}

extension Query: CustomStringConvertible {
  /// The query in words.
  public var description: String {
    let ordinal = index.map { " (\($0))" } ?? ""
    return switch kind {
    case .label(let label): "“\(label)”\(ordinal)"
    case .containing(let part): "something with “\(part)”\(ordinal)"
    case .identifier(let name): "the identifier “\(name)”\(ordinal)"
    case .role(let role, nil): "a \(role.rawValue)\(ordinal)"
    case .role(let role, let label?): "the \(role.rawValue) “\(label)”\(ordinal)"
    }
  }
}
