import Testing

@testable import ViewRuntime

/// The type that the path of a scene takes, which a person who pushes a value is offered.
@MainActor
@Suite struct PathTypeTests {
  @Test(arguments: [
    ("animals", "Animal"), ("recipes", "Recipe"), ("value-links", "Planet"), ("music", "Track"),
  ])
  func `a path of values of one type names it`(id: String, type: String) throws {
    #expect(try Visit(id).runtime.pathType?.string == type)
    #expect(try Visit(id, on: "iphone-16").runtime.pathType?.string == type)
  }

  @Test(arguments: ["mixed-types", "animals-legacy", "people"])
  func `a path of any values, and no path, name none`(id: String) throws {
    #expect(try Visit(id).runtime.pathType == nil)
  }
}
