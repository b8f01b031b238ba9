import OrderedJSON
import Testing

@testable import Launch

@Suite struct `The compiler's messages` {
  private func mistakes(_ text: String) -> [String] {
    CompilerOutput(text, in: "/home/anna/Parks").mistakes.map(\.description)
  }

  @Test func `an error has its file, line and column, relative to the package's folder`() {
    let text = """
      Building for debugging...
      [3/7] Compiling Parks ParksApp.swift
      /home/anna/Parks/Sources/Parks/ParksApp.swift:12:5: error: cannot find 'pork' in scope
      10 |   var body: some View {
      12 |     pork
         |     `- error: cannot find 'pork' in scope
      /home/anna/Parks/Sources/Parks/ParksApp.swift:3:1: warning: it never is
      /home/anna/Parks/Sources/Parks/ParksApp.swift:12:5: error: cannot find 'pork' in scope
      /home/anna/other/Kit.swift:1:2: error: it is: wrong
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      """
    #expect(
      mistakes(text) == [
        "Sources/Parks/ParksApp.swift:12:5: cannot find 'pork' in scope",
        "/home/anna/other/Kit.swift:1:2: it is: wrong",
      ])
  }

  @Test func `errors without a position are listed if there are no others`() {
    let text = """
      error: 'parks': the target 'Parks' has overlapping sources
      clang: error: linker command failed with exit code 1
      """
    #expect(mistakes(text) == ["'parks': the target 'Parks' has overlapping sources"])
    #expect(mistakes("Build complete!") == [])
    #expect(mistakes("") == [])
  }

  @Test func `the first of very many are listed`() {
    let lines = (1...200).map { "/home/anna/Parks/A.swift:\($0):1: error: no" }
    #expect(mistakes(lines.joined(separator: "\n")).count == CompilerOutput.most)
  }

  @Test func `a file with an odd name is still a file`() {
    #expect(
      mistakes("/home/anna/Parks/A: b.swift:7:9: error: no") == ["A: b.swift:7:9: no"])
  }

  @Test func `members without a position are left out`() {
    let mistake = CompilerOutput("error: no", in: "/a").mistakes.first
    #expect(mistake?.json == ["message": "no"])
    let placed = CompilerOutput("/a/B.swift:2:3: error: no", in: "/a").mistakes.first
    #expect(placed?.json == ["file": "B.swift", "line": 2, "column": 3, "message": "no"])
  }
}
