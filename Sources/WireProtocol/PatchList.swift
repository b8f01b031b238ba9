/// A list of the document that grows and shrinks at its end, with the text of its operations.
enum PatchList {
  /// One entry for each element of the path.
  case path
  /// One for the detail's root, then one for each element.
  case screens
  /// One for each column root, then one for each element, on a collapsed stack.
  case stack
  case problems

  var pointer: String {
    switch self {
    case .path: "/detail/path"
    case .screens: "/screens"
    case .stack: "/presentation/stack"
    case .problems: "/problems"
    }
  }

  /// Up to the index.
  var addition: [UInt8] {
    switch self {
    case .path: Self.pathAddition
    case .screens: Self.screensAddition
    case .stack: Self.stackAddition
    case .problems: Self.problemsAddition
    }
  }

  private static let pathAddition = Array("{\"op\":\"add\",\"path\":\"/detail/path/".utf8)
  private static let screensAddition = Array("{\"op\":\"add\",\"path\":\"/screens/".utf8)
  private static let stackAddition = Array(
    "{\"op\":\"add\",\"path\":\"/presentation/stack/".utf8)
  private static let problemsAddition = Array("{\"op\":\"add\",\"path\":\"/problems/".utf8)

  /// Up to the index.
  var removal: String {
    switch self {
    case .path: "{\"op\":\"remove\",\"path\":\"/detail/path/"
    case .screens: "{\"op\":\"remove\",\"path\":\"/screens/"
    case .stack: "{\"op\":\"remove\",\"path\":\"/presentation/stack/"
    case .problems: "{\"op\":\"remove\",\"path\":\"/problems/"
    }
  }
}
