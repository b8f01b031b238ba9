import OrderedJSON
import SceneModel
import Testing

@testable import Gallery

@MainActor
@Suite struct MusicTests {
  private func visit(_ labels: String...) throws -> Visit {
    let visit = try Visit("music", on: "iphone-16")
    for label in labels { try visit.tap(label) }
    return visit
  }

  @Test func `playing turns the button into one that pauses, with an animation`() throws {
    let visit = try visit("Clair de lune, Debussy, 5:12", "Play")
    #expect(visit.labels.contains("Pause") && !visit.labels.contains("Play"))
    #expect(visit.view.animation != nil)
    #expect(try visit.tap("Pause").labels.contains("Play"))
  }

  @Test func `the tracks follow each other in a circle`() throws {
    let visit = try visit("Clair de lune, Debussy, 5:12", "Previous")
    #expect(visit.screens == ["Library", "Boléro"])
    try visit.tap("Next", "Next")
    #expect(visit.screens == ["Library", "Gymnopédie No. 1"])
    #expect(visit.problems == [])
  }

  @Test func `a new track needs a title and is added below the others`() throws {
    let visit = try visit("New track")
    #expect(visit.sheetNode("Add")?.isDisabled == true)
    _ = try visit.runtime.tap(.label("Title"), text: "Pavane")
    try visit.tap("Add")
    #expect(visit.tracks.last == "Pavane, Unknown artist, 0:30")
  }

  @Test func `the search finds titles and says when there is none`() throws {
    let visit = try visit()
    _ = try visit.runtime.tap(.label("Search"), text: "GYM")
    #expect(visit.tracks == ["Gymnopédie No. 1, Satie, 3:04"])
    _ = try visit.runtime.tap(.label("Search"), text: "Bach")
    #expect(visit.tracks == [] && visit.labels.contains("Nothing is called “Bach”"))
  }

  @Test func `everything is deleted only when the alert confirms it`() throws {
    let visit = try visit("Delete everything", "Cancel")
    #expect(visit.tracks.count == 3)
    try visit.tap("Delete everything", "Delete")
    #expect(visit.tracks == [] && visit.labels.contains("Nothing yet"))
  }
}

extension Visit {
  /// The rows that lead to a track.
  fileprivate var tracks: [String] {
    nodes.filter { $0.kind == .link }.compactMap(\.label?.string)
  }

  fileprivate func sheetNode(_ label: UTF8String) -> ViewNode? {
    guard let sheet = view.sheet else { return nil }
    return (sheet.toolbar + sheet.body).flatMap(\.withDescendants).first { $0.label == label }
  }
}
