import Testing

@testable import NavigationCore
@testable import SceneModel

@Suite struct ViewNameTests {
  @Test(arguments: [
    ("Gallery.FoxView", "FoxView"),
    ("NavigationUI.Titled<NavigationUI.Tinted<Gallery.FoxView>>", "FoxView"),
    ("Gallery.(unknown context at $5581d2d0).FoxView", "FoxView"),
    ("Gallery.Zoo.(unknown context at $1).Cage<Gallery.FoxView>", "Zoo.Cage"),
    ("NavigationUI.TupleView<(NavigationUI.Text, App.Row, App.Other)>", "Row"),
    ("NavigationUI.VStack<NavigationUI.Text>", "VStack"),
    ("ViewLayout.VStack<(ViewText.Text, ViewControls.Button<App.Title>)>", "Title"),
    ("NavigationUI.Text", "Text"), ("(unknown context at $", "unknown"), ("", ""),
  ])
  func `a view is named as its author would name it`(text: String, name: String) {
    #expect(ViewName.name(in: text) == name)
  }

  @Test func `a name is no longer than a line`() {
    #expect(ViewName.name(in: "App." + String(repeating: "x", count: 1_000)).count == 80)
  }
}
