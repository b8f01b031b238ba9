import Testing

@testable import NavigationCore

@Suite struct PresentationTests {
  @Test(arguments: [
    ("ipad-11-landscape", SplitStyle.automatic, false), ("ipad-11", .automatic, true),
    ("ipad-11", .balanced, false), ("ipad-11-landscape", .prominentDetail, true),
    ("mac-window", .prominentDetail, false), ("mac-window", .automatic, false),
  ])
  func `style and orientation decide whether leading columns overlay the detail`(
    device: String, style: SplitStyle, isOverlay: Bool
  ) {
    let stage = Stage(on: device, style: style, visibility: .all)
    #expect(stage.presentation.columns.map(\.isOverlay) == [isOverlay, isOverlay, false])
  }

  @Test func `a hidden column overlays nothing`() {
    let stage = Stage(on: "ipad-11", visibility: .detailOnly)
    #expect(stage.presentation.columns.map(\.isOverlay) == [false, false, false])
  }

  @Test(arguments: [ColumnCount.two, .three], NavigationSplitViewVisibility.allCases)
  func `the sidebar button always hides a visible sidebar and shows a hidden one`(
    columns: ColumnCount, visibility: NavigationSplitViewVisibility
  ) throws {
    for device in ["ipad-11", "ipad-11-landscape", "mac-window"] {
      var stage = Stage(columns: columns, on: device, visibility: visibility)
      let wasShown = stage.shown.contains(.sidebar)
      stage.perform(.setColumnVisibility(try #require(stage.presentation.sidebarToggle)))
      #expect(stage.shown.contains(.sidebar) != wasShown, "\(device)")
    }
  }

  @Test func `a collapsed split view has no sidebar button`() {
    #expect(Stage(on: "iphone-16").presentation.sidebarToggle == nil)
  }

  @Test func `two columns have no content to prefer`() {
    let stage = Stage(columns: .two, on: "iphone-16", preferring: .content)
    #expect(stage.stack == ["sidebar"])
  }

  @Test func `an empty set selects nothing`() {
    var stage = Stage(on: "iphone-16")
    stage.run(.select(.sidebar, .set([])))
    #expect(stage.stack == ["sidebar"])
  }

  @Test func `a set with a member reveals the next column`() {
    var stage = Stage(on: "iphone-16")
    stage.run(.select(.sidebar, .set(["a", "b"])))
    #expect(stage.stack == ["sidebar", "content"])
  }

  @Test func `a presented item reveals the detail`() {
    var stage = Stage(on: "iphone-16")
    stage.run(.present("item"))
    #expect(stage.stack == ["sidebar", "content", "detail"])
  }

  @Test func `every presentation gives its reasons in whole sentences`() {
    for device in Device.all {
      for columns in ColumnCount.allCases {
        for visibility in NavigationSplitViewVisibility.allCases {
          for column in NavigationSplitViewColumn.columns(of: columns) {
            let why = Stage(
              columns: columns, on: device.name.string, visibility: visibility, preferring: column
            ).presentation.why
            #expect(why.hasSuffix(".") && !why.contains("  "), "\(why)")
          }
        }
      }
    }
  }

  @Test func `a reason has the values of its sentence, so that others can translate it`() {
    for device in Device.all {
      for columns in ColumnCount.allCases {
        for visibility in NavigationSplitViewVisibility.allCases {
          let reasons = Stage(
            columns: columns, on: device.name.string, visibility: visibility
          ).presentation.reasons
          #expect(!reasons.isEmpty)
          for reason in reasons {
            for (name, value) in reason.arguments where name != "screen" {
              let text = value.stringValue?.string ?? "\(value.intValue ?? -1)"
              #expect(reason.sentence.contains(text), "\(reason.key) \(name)")
            }
          }
        }
      }
    }
  }

  @Test func `the reason names the selection that led there`() {
    var stage = Stage(on: "iphone-16")
    #expect(stage.presentation.why.contains("nothing is selected"))
    stage.run(.select(.sidebar, "a"))
    #expect(stage.presentation.why.contains("sidebar has a selection"))
    stage.run(.setPreferredCompactColumn(.detail))
    #expect(stage.presentation.why.contains("preferredCompactColumn is .detail"))
    stage.run(.select(.content, "b"))
    #expect(stage.presentation.why.contains("content has a selection"))
    stage.run(.present("item"))
    #expect(stage.presentation.why.contains("an item is presented"))
  }

  @Test(arguments: [
    (Platform.macOS, "on a Mac means .all"), (.visionOS, "in visionOS means .all"),
    (.iPadOS, "on a portrait screen means .detailOnly"),
  ])
  func `the reason for automatic names what it depends on`(platform: Platform, words: String) {
    var stage = Stage(on: "ipad-11", visibility: .automatic)
    stage.run(.setEnvironment(EnvironmentRequest(platform: platform)))
    #expect(stage.presentation.why.contains(words))
  }

  @Test func `the reason says that macOS keeps the content column`() {
    let stage = Stage(on: "mac-window", visibility: .detailOnly)
    #expect(stage.presentation.why.contains("macOS always shows the content column"))
  }
}
