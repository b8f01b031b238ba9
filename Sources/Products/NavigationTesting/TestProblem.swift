import NavigationCore

/// Something that surprises people in SwiftUI as well.
public struct TestProblem: Hashable, Sendable {
  /// A kind of problem, under its name in the state document.
  public typealias Code = Problem.Code

  /// The kind of problem.
  public let code: Code
  /// One sentence, in SwiftUI's own words if it has any.
  public let message: String
  /// An explanation if the message is SwiftUI's own; nil if the message needs none.
  public let why: String?

  init(_ problem: Problem) {
    code = problem.code
    message = problem.message.string
    why = problem.why?.string
  }
}

extension TestProblem: CustomStringConvertible {
  /// The code and the sentences.
  public var description: String {
    ("\(code.rawValue): \(message)" + (why.map { " \($0)" } ?? "")).escapingControls
  }
}
