import NavigationCore

/// A location in an author's source: the call that declared something.
public struct CodeLocation: Hashable, Sendable {
  /// The module and the name of the file, from `#fileID`.
  public let fileID: String
  /// The line, from 1.
  public let line: Int

  /// Creates a location from a call's default arguments; nil if the file is empty, because the call
  /// is not known.
  public init?(_ fileID: String, _ line: Int) {
    if fileID.isEmpty { return nil }
    self.fileID = fileID
    self.line = line
  }
}

/// The declaration that a screen comes from. Screens share it: there is one for each call.
public final class ScreenOrigin: Sendable {
  /// A way to declare a screen, under its name on the wire.
  public enum Declaration: String, CaseIterable, Sendable {
    case root, value, isPresented, item, link
  }

  /// The way in which it is declared.
  public let declaration: Declaration
  /// The type of the values that it shows, as SwiftUI's messages name it; nil if it shows none.
  public let valueType: String?
  /// The type that the declaration's closure returns; nil if it says nothing.
  private let view: (any Any.Type)?
  /// The call; nil if it is not known.
  public let location: CodeLocation?

  /// Creates the origin of the screens that a call declares.
  public init(
    _ declaration: Declaration, of valueType: String? = nil, showing view: (any Any.Type)?,
    at location: CodeLocation?
  ) {
    self.declaration = declaration
    self.valueType = valueType
    self.view = view
    self.location = location
  }

  /// The name of the view that it shows: the outermost of the author's types, if there is one.
  public var viewName: String? { view.map(ViewName.of) }
}

extension ScreenOrigin: Hashable {
  /// Two are equal if they say the same.
  public static func == (one: ScreenOrigin, other: ScreenOrigin) -> Bool {
    one === other
      || (one.declaration == other.declaration && one.location == other.location
        && one.valueType == other.valueType && one.viewID == other.viewID)
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(location)
    hasher.combine(viewID)
  }

  private var viewID: ObjectIdentifier? { view.map(ObjectIdentifier.init) }
}
