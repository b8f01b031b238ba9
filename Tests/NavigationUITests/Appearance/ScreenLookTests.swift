import NavigationUI
import SceneStage
import Testing

/// Looks of bars, sheets and rows, and descriptions for assistive technology.
@MainActor
@Suite struct ScreenLookTests {
  private func screen<Content: View>(_ content: @autoclosure @escaping () -> Content) throws
    -> String
  { try scene(on: "iphone-16") { NavigationStack { content() } }.screenLook }

  @Test func `bars are hidden and painted, one by one`() throws {
    #expect(
      try screen(
        Text("a").navigationBarTitleDisplayMode(.inline).toolbar(.hidden, for: .tabBar)
          .toolbarBackground(.red, for: .navigationBar)
          .toolbarColorScheme(.dark, for: .navigationBar))
        == #"[{"titleMode":"inline"},{"bar":{"tab":{"hidden":true},"#
        + #""navigation":{"paint":"red","scheme":"dark"}}}]"#)
    #expect(try screen(Text("a").preferredColorScheme(.dark)) == #"[{"scheme":"dark"}]"#)
  }

  @Test func `a sheet has detents, the lowest first`() throws {
    let model = Model()
    let scene = try scene(on: "iphone-16") {
      Watching(model) { bound in
        Button("Show") { model.flag = true }
          .sheet(isPresented: bound.flag) {
            Text("Inside").presentationDetents([.large, .fraction(0.2), .height(200)])
              .presentationDragIndicator(.visible).presentationCornerRadius(30)
          }
      }
    }
    try scene.tap("Show")
    let look = scene.rendering.view.sheet?.style?.text ?? ""
    #expect(
      look.contains(
        #"{"detents":[{"fraction":0.2},{"height":200},"large"],"grabber":true,"corner":30}"#))
  }

  @Test func `a sheet has a size for wide screens`() throws {
    struct Own: PresentationSizing {
      func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
      ) -> ProposedViewSize { .zero }
    }
    #expect(
      try screen(Text("a").presentationSizing(.page)) == #"[{"presented":{"sizing":"page"}}]"#)
    #expect(
      try screen(Text("a").presentationSizing(.fitted)) == #"[{"presented":{"fits":"hv"}}]"#)
    #expect(
      try screen(
        Text("a").presentationSizing(
          .form.fitted(horizontal: false, vertical: true).sticky(vertical: true)))
        == #"[{"presented":{"sizing":"form","fits":"v"}}]"#)
    #expect(try screen(Text("a").presentationSizing(.automatic)) == "")
    #expect(
      try screen(
        Text("a").presentationSizing(Own().fitted(horizontal: false, vertical: false))) == "")
  }

  @Test func `rows have backgrounds, insets and separators`() throws {
    let scene = try scene(on: "iphone-16") {
      List {
        Text("a").listRowBackground(Color.red).listRowSeparator(.hidden, edges: .top)
        Text("b").listRowInsets(EdgeInsets()).listRowBackground(Capsule().fill(.blue))
      }
    }
    let rows = try #require(scene.body.first?.children)
    #expect(
      rows[0].look
        == #"[{"rowBackground":"red"},{"rowSeparator":{"hidden":true,"edges":"t"}}]"#)
    let capsule = try #require(
      scene.styles.first { $0.value == #"[{"shape":{"shape":"capsule","fill":"blue"}}]"# })
    #expect(
      rows[1].look
        == #"[{"rowInsets":[0,0,0,0]},{"rowBackground":{"items":[-\#(capsule.key)]}}]"#)
  }

  @Test func `pulling a list down refreshes it`() async throws {
    let diary = Diary()
    let scene = try scene(on: "iphone-16") {
      List { Text("a") }.refreshable { await diary.note("loaded") }
    }
    let look = scene.screenLook
    let id = try #require(look.split(separator: "\"").first { $0.hasPrefix("k") })
    _ = try scene.tap(.id(.init(String(id))), text: nil)
    #expect(scene.screenLook.contains(#"{"refreshing":true}"#) && scene.isBusy)
    try await until { diary.lines == ["loaded"] }
    try await until { !scene.screenLook.contains("refreshing") && !scene.isBusy }
  }

  @Test func `traits, hints and headings reach assistive technology`() throws {
    #expect(
      try look(
        of: Text("a").accessibilityAddTraits([.isHeader, .isSelected]).accessibilityHint("Opens")
          .accessibilityHeading(.h2).accessibilityHidden(true))
        == #"[{"ax":{"traits":["header","selected"]}},{"ax":{"hint":"Opens"}},"#
        + #"{"ax":{"heading":2}},{"ax":{"hidden":true}}]"#)
  }

  @Test func `an animation is marked when its value has changed`() throws {
    let model = Model()
    let scene = try scene(on: "iphone-16") {
      Watching(model) { bound in
        Text("a").opacity(bound.flag.wrappedValue ? 1 : 0)
          .animation(.easeIn(duration: 0.2), value: bound.flag.wrappedValue)
          .transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
    func expected(_ opacity: Int, _ count: Int) -> String {
      #"[{"opacity":\#(opacity)},"#
        + #"{"animated":{"curve":"easeIn","duration":0.2,"value":\#(count)}},"#
        + #"{"transition":["move.bottom","opacity"]}]"#
    }
    #expect(scene.looks == [expected(0, 0)])
    scene.turn { model.flag = true }
    #expect(scene.looks == [expected(1, 1)])
  }

  @Test func `columns have preferred widths`() throws {
    let scene = try scene(on: "ipad-11-landscape") {
      NavigationSplitView {
        Text("Sidebar").navigationSplitViewColumnWidth(min: 200, ideal: 250)
      } detail: {
        Text("Detail")
      }
    }
    #expect(scene.rendering.view.sidebar?.style?.text == #"[{"columnWidth":[200,250,"inf"]}]"#)
  }

  @Test func `controls look as the views around them say`() throws {
    let scene = try scene(on: "iphone-16") {
      ScrollView {
        Text("a")
        Text("b")
      }
      .scrollIndicators(.hidden).scrollDisabled(true)
    }
    #expect(scene.body.first?.look.contains(#""indicators":false,"disabled":true"#) == true)
  }
}
