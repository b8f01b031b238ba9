import NavigationCore
import SceneModel
import Testing

@MainActor
@Suite struct DeepLinksTests {
  @Test func `the whole way to a chapter is on the stack`() throws {
    let visit = try Visit("deep-links")
    try visit.open("library://book/2/chapter/3")
    #expect(visit.screens == ["Library", "Book 2", "Chapter 3"])
    try visit.back()
    #expect(visit.screens == ["Library", "Book 2"])
    try visit.tap("Chapter 5")
    #expect(visit.screens == ["Library", "Book 2", "Chapter 5"])
  }

  @Test func `opening the current place changes nothing`() throws {
    let visit = try Visit("deep-links")
    try visit.open("library://book/2")
    let commands = try visit.runtime.open(url: "library://book/2")
    #expect(commands.isEmpty)
  }

  @Test(arguments: [
    "library://book/9", "library://shelf/1", "library://book", "other://book/1",
    "library://book/2/chapter/x", "library://book/2/chapter/9", "library://book/2/page/1",
    "library://book/2/chapter/3/4",
  ])
  func `a URL that leads nowhere leaves the path and says so`(url: String) throws {
    let visit = try Visit("deep-links")
    try visit.open(url)
    #expect(visit.screens == ["Library"])
    #expect(visit.labels.contains("There is nothing at \(url)."))
  }
}

@MainActor
@Suite struct DeepLinkTableTests {
  @Test func `a URL sets shelf and path, and the place shows the URL`() throws {
    let visit = try Visit("deep-link-table")
    #expect(visit.labels.contains("library://"))
    try visit.open("library://poems/3")
    #expect(visit.screens == ["Poems", "Duino Elegies"])
    #expect(visit.nodes.first { $0.label == "Poems" }?.isSelected == true)
    #expect(visit.nodes.filter { $0.label == "library://poems/3" && $0.kind == .text }.count == 1)
    #expect(try visit.runtime.open(url: "library://poems/3").isEmpty)
  }

  @Test func `a place that was reached by taps shows its URL`() throws {
    let visit = try Visit("deep-link-table").tap("Novels")
    #expect(visit.labels.contains("library://novels"))
    #expect(try visit.tap("Emma").labels.contains("library://novels/2"))
  }

  @Test(arguments: [
    "library://novels/3", "library://novels/x", "library://films/1", "library://novels/1/2",
    "other://novels/1",
  ])
  func `a URL that leads nowhere is refused and changes nothing`(url: String) throws {
    let visit = try Visit("deep-link-table").tap("Novels", "Emma")
    #expect(throws: Refusal.self) { try visit.open(url) }
    #expect(visit.screens == ["Novels", "Emma"])
  }

  @Test func `a URL from the scene itself works like one from outside`() throws {
    let visit = try Visit("deep-link-table").tap("library://poems/3")
    #expect(visit.screens == ["Poems", "Duino Elegies"])
    try visit.tap("library://novels/3")
    #expect(visit.screens == ["Poems", "Duino Elegies"])
  }
}
