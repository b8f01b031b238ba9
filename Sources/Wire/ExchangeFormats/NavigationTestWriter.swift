import NavigationCore
import OrderedJSON
import StateDocument
import WireProtocol

/// Writes the actions in a scene as a test of its app, for the product NavigationTesting: those of
/// a person by name, others as commands, and after each the expected outcome.
package struct NavigationTestWriter {
  /// The lines of the test so far, in bytes.
  package private(set) var bytes = 0
  private var lines: [String] = []
  /// An act whose outcome is not checked yet, since the app may go on by itself.
  private var waitsForApp = false
  private var expected: Expected
  private var outcome: Expected
  private var milliseconds: Int64 = 0
  private var lastAct: Int64?

  /// The most values of a path that are written out; for a longer path, only their number is.
  static let writtenValues = 20

  /// The things that a test can look at after a step.
  package struct Expected {
    /// Nil if it is no longer known.
    let screens: Screens?
    let path: String

    /// The things that are seen.
    package struct Screens {
      /// The titles on the stack, the root's first.
      let titles: [UTF8String]
      /// The title of a sheet; nil if there is none.
      let sheet: UTF8String?
      /// The title of an alert; nil if there is none.
      let alert: UTF8String?
      /// The codes of the problems.
      let problems: [UTF8String]

      /// Creates what is seen.
      package init(
        titles: [UTF8String], sheet: UTF8String?, alert: UTF8String?, problems: [UTF8String]
      ) {
        self.titles = titles
        (self.sheet, self.alert) = (sheet, alert)
        self.problems = problems
      }

      static let none = Screens(titles: [], sheet: nil, alert: nil, problems: [])
    }

    /// Creates an expectation of a state.
    package init(_ screens: Screens?, path: some Collection<IdentifiedElement>) {
      self.screens = screens
      self.path = Self.check(path)
    }
  }

  /// Starts from the state in which an app begins.
  package init(from beginning: Expected) {
    (expected, outcome) = (beginning, beginning)
  }

  /// Adds a step of the log.
  ///
  /// - Parameters:
  ///   - calls: what does it, as lines of Swift; nil for what the app does by itself.
  ///   - at: milliseconds since 1970.
  ///   - control: the query of the control that it presses.
  ///   - outcome: what is expected after it.
  package mutating func append(
    _ calls: [String]?, at: Int64?, pressing control: String? = nil, expecting outcome: Expected
  ) {
    if let calls, !calls.isEmpty {
      appendChecks(before: control)
      add(calls)
    } else if calls == nil {
      waitsForApp = true
      if let at, let lastAct { milliseconds = max(milliseconds, at - lastAct) }
    }
    if calls != nil { lastAct = at }
    self.outcome = outcome
  }

  /// Adds acts from the log that had no visible result.
  package mutating func append(unseen acts: [JSONObject], at: Int64?) {
    for act in acts {
      appendChecks(before: Self.query(act))
      add([Self.call(for: act)])
      lastAct = at ?? lastAct
    }
  }

  private mutating func add(_ more: [String]) {
    lines += more
    bytes += more.reduce(0) { $0 + $1.utf8.count + 5 }
  }

  /// Looks at what has become of the last act.
  ///
  /// - Parameter control: the query of the control that is pressed next, which may come later.
  private mutating func appendChecks(before control: String? = nil) {
    let checks = outcome.checks(since: expected)
    add(waitsForApp ? waiting(for: checks, control) : checks.map { "#expect(\($0))" })
    (expected, waitsForApp, milliseconds) = (outcome, false, 0)
  }

  private func waiting(for checks: [String], _ control: String?) -> [String] {
    // Slower machines take longer than the one that it was recorded on.
    let limit = "within: .seconds(\(max(5, milliseconds / 250)))"
    let all = checks.joined(separator: " && ")
    let waits =
      (checks.isEmpty ? [] : ["try await app.wait(for: \"the app\", \(limit)) { \(all) }"])
      + (control.map { ["try await app.wait(for: \($0), \(limit))"] } ?? [])
    return waits.isEmpty ? ["await app.settled()"] : waits
  }

  /// The test as a file.
  ///
  /// - Parameters:
  ///   - root: the app's or view's type, with its module's name.
  ///   - device: the name of the device that it begins on.
  ///   - head: one line about what was recorded.
  package consuming func file(of root: TypeInModule, on device: UTF8String, head: String) -> String
  {
    appendChecks()
    return """
      // \(head)
      // swift-format-ignore-file

      import NavigationTesting
      import Testing

      @testable import \(root.module)

      @MainActor @Suite(.navigation) private struct Recorded\(root.lastName)Tests {
        @Test func `does as recorded`() async throws {
          let device = try #require(TestDevice(named: \(SwiftLiteral.quoted(device.string))))
          let app = try await TestScene(on: device) { \(root.name)() }
      \(lines.map { "    \($0)\n" }.joined())  }
      }

      """
  }
}

extension NavigationTestWriter.Expected {
  /// The conditions that say what has changed.
  fileprivate func checks(since before: Self) -> [String] {
    let navigation = path == before.path ? [] : [path]
    guard let screens else { return navigation }
    let old = before.screens ?? .none
    var checks = navigation
    if screens.titles != old.titles {
      checks.insert("app.titles == \(Self.texts(screens.titles))", at: 0)
    }
    if screens.sheet != old.sheet { checks.append(Self.check("sheet", screens.sheet)) }
    if screens.alert != old.alert { checks.append(Self.check("alert", screens.alert)) }
    if screens.problems != old.problems {
      checks.append("app.problems.map(\\.code.rawValue) == \(Self.texts(screens.problems))")
    }
    return checks
  }

  private static func check(_ path: String, _ title: UTF8String?) -> String {
    guard let title else { return "app.\(path) == nil" }
    return "app.\(path)?.title == \(SwiftLiteral.quoted(title.string))"
  }

  private static func texts(_ words: [UTF8String]) -> String {
    "[" + words.map { SwiftLiteral.quoted($0.string) }.joined(separator: ", ") + "]"
  }

  fileprivate static func check(_ path: some Collection<IdentifiedElement>) -> String {
    if path.isEmpty { return "app.path.isEmpty" }
    if path.count > NavigationTestWriter.writtenValues { return "app.path.count == \(path.count)" }
    let literals = path.compactMap { SwiftLiteral.text(of: $0.element) }
    if literals.count == path.count {
      return "app.path == [" + literals.joined(separator: ", ") + "]"
    }
    return "app.path.json == " + texts(path.map { $0.element.payload ?? "null" })
  }
}

/// The name of a type that another file can write.
package struct TypeInModule {
  /// The module's name.
  package let module: String
  /// The name after the module's.
  package let name: String

  var lastName: String { String(name.split(separator: ".").last ?? "") }

  /// - Parameter reflected: as Swift reflects it; nil for what has no such name, as generic and private types.
  package init?(reflected: String) {
    let parts = reflected.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { $0 == 0x5F || $0.isLetterOrDigit }
    }
    guard isPlain, parts.count > 1 else { return nil }
    module = String(parts[0])
    name = parts.dropFirst().joined(separator: ".")
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
