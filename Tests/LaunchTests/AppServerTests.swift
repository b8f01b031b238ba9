import Launch
import Sandbox
import Serving
import Sessions
import Testing

@MainActor
@Suite struct AppServerTests {
  @Test(arguments: [["--prot", "80"], ["--port", "many"], ["extra"], ["--host", "example.org"]])
  func `wrong arguments end with the status for that`(words: [String]) {
    #expect(
      AppServer.run(arguments: words, scenes: [SceneEntry(.sandbox())], calledAs: "app") == .usage)
  }

  @Test func `an app without scenes cannot be served`() {
    #expect(AppServer.run(arguments: ["--port", "0"], scenes: [], calledAs: "app") == .usage)
  }

  @Test func `an app has the name of its file`() {
    #expect(!Service.programName.isEmpty)
    #expect(!Service.programName.contains("/"))
  }
}
