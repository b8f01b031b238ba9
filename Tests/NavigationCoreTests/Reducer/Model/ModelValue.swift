import OrderedJSON

@testable import NavigationCore

/// A value as the model knows it: only its kind and its spelling.
enum ModelValue: Hashable {
  case number(Int)
  case text(String)
  case flag(Bool)
  /// A value of an unregistered type.
  case unheard(String)

  var type: String {
    switch self {
    case .number: "Swift.Int"
    case .text: "Swift.String"
    case .flag: "Swift.Bool"
    case .unheard: "App.Unheard"
    }
  }

  var element: NavigationPath.Element {
    switch self {
    case .number(let number): NavigationPath.Element(number)
    case .text(let text): NavigationPath.Element(text)
    case .flag(let flag): NavigationPath.Element(flag)
    case .unheard(let payload):
      NavigationPath.Element(storedTag: UTF8String(type), payload: UTF8String(payload))
    }
  }

  /// Few values, so that equal ones are frequent.
  static let all: [ModelValue] = [
    .number(0), .number(1), .number(2), .text("a"), .text("b"), .flag(true), .unheard("{}"),
  ]
}
