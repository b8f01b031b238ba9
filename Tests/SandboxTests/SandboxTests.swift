import Foundation
import NavigationCore
import Testing

@testable import Sandbox

@Suite struct SandboxTests {
  @Test(arguments: Category.allCases)
  func `every category has three to five recipes`(category: Category) {
    #expect((3...5).contains(Recipe.menu(of: category).count))
    #expect(category.name.first?.isUppercase == true)
  }

  @Test func `every recipe is in one category and has its own identity`() {
    #expect(Category.allCases.flatMap(Recipe.menu(of:)) == Recipe.menu)
    #expect(Set(Recipe.menu.map(\.id)).count == Recipe.menu.count)
  }

  @Test func `the sandbox's types are written under their qualified names`() throws {
    var path = NavigationPath()
    path.append(Category.soup)
    path.append(User(id: 7, name: "Blob"))
    path.append(Route.recipe(id: "soup"))
    path.append(Recipe(id: "a", name: "A", minutes: 1))
    let bytes = try JSONEncoder().encode(#require(path.codable))
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"["NavigationCore.Recipe","{\"id\":\"a\",\"minutes\":1,\"name\":\"A\"}","#
        + #""NavigationCore.Route","{\"recipe\":{\"id\":\"soup\"}}","#
        + #""NavigationCore.User","{\"id\":7,\"name\":\"Blob\"}","#
        + #""NavigationCore.Category","\"soup\""]"#)
  }

  @Test func `the sandbox registers its types beside the standard ones`() {
    let names = TypeRegistry.sandbox.types.map(\.name)
    #expect(names.suffix(4) == ["Recipe", "Category", "User", "Route"])
  }
}
