import NavigationUI
import SceneStage
import Testing

/// Sizes, positions and effects, as pages get them.
@MainActor
@Suite struct LayoutLookTests {
  @Test func `modifiers keep the order in which they were written`() throws {
    #expect(
      try look(of: Text("a").padding().background(.red))
        == #"[{"padding":[16,16,16,16]},{"background":{"paint":"red","safe":"tlbr"}}]"#)
    #expect(
      try look(of: Text("a").background(.red).padding(.horizontal, 4))
        == #"[{"background":{"paint":"red","safe":"tlbr"}},{"padding":[0,4,0,4]}]"#)
  }

  @Test func `frames have the given sizes, except impossible ones`() throws {
    #expect(
      try look(of: Text("a").frame(width: 10, height: 20, alignment: .topLeading))
        == #"[{"frame":{"w":10,"h":20,"align":"topLeading"}}]"#)
    #expect(
      try look(of: Text("a").frame(maxWidth: .infinity)) == #"[{"frame":{"maxW":"inf"}}]"#)
    #expect(try look(of: Text("a").frame(width: -1, height: .nan)) == "")
    #expect(try look(of: Text("a").frame(width: .infinity)) == "")
    #expect(try look(of: Text("a").frame()) == "")
  }

  @Test func `sizes, positions and priorities are numbers`() throws {
    #expect(
      try look(of: Text("a").offset(x: 1, y: -2).zIndex(3).layoutPriority(1).fixedSize())
        == #"[{"offset":[1,-2]},{"z":3},{"priority":1},{"fixed":"hv"}]"#)
    #expect(
      try look(of: Text("a").aspectRatio(1.5, contentMode: .fill).position(x: 5, y: 6))
        == #"[{"aspect":{"ratio":1.5,"mode":"fill"}},{"position":[5,6]}]"#)
    #expect(
      try look(of: Text("a").containerRelativeFrame(.horizontal, count: 3, spacing: 8))
        == #"[{"relative":{"axes":"h","count":3,"span":1,"spacing":8}}]"#)
    #expect(
      try look(of: Text("a").ignoresSafeArea(edges: .top).gridCellColumns(2))
        == #"[{"safe":{"edges":"t"}},{"span":2}]"#)
  }

  @Test func `effects are numbers, and NaN is zero`() throws {
    #expect(
      try look(of: Text("a").opacity(0.5).blur(radius: 3).rotationEffect(.degrees(90)))
        == #"[{"opacity":0.5},{"blur":3},{"rotate":[90,0.5,0.5]}]"#)
    #expect(
      try look(of: Text("a").shadow(radius: 2, y: 1))
        == #"[{"shadow":{"paint":{"paint":"black","opacity":0.33},"radius":2,"x":0,"y":1}}]"#)
    #expect(
      try look(of: Text("a").scaleEffect(2, anchor: .top).grayscale(.nan).blendMode(.multiply))
        == #"[{"scale":[2,2,0.5,0]},{"grayscale":0},{"blend":"multiply"}]"#)
  }

  @Test func `backgrounds and overlays that are only drawn are a part of the look`() throws {
    let scene = try scene(on: "iphone-16") {
      Text("a")
        .background { RoundedRectangle(cornerRadius: 8).fill(.red) }
        .overlay(alignment: .top) { Circle().stroke(.blue, lineWidth: 2) }
    }
    #expect(scene.body.map(\.label) == ["a"])
    let shape = try #require(
      scene.styles.first {
        $0.value == #"[{"shape":{"shape":{"rounded":8},"fill":"red"}}]"#
      })
    let ring = try #require(
      scene.styles.first {
        $0.value == #"[{"shape":{"shape":"circle","stroke":{"paint":"blue","width":2}}}]"#
      })
    #expect(
      scene.looks == [
        #"[{"background":{"items":[-\#(shape.key)]}},"#
          + #"{"overlay":{"items":[-\#(ring.key)],"align":"top"}}]"#
      ])
  }

  @Test func `a badge over a picture stays a node, with the position of each`() throws {
    let scene = try scene(on: "iphone-16") {
      Image(systemName: "bell").overlay(alignment: .topTrailing) { Text("3") }
    }
    #expect(scene.body.map(\.kind) == [.stack])
    #expect(scene.body.first?.children.map(\.kind) == [.image, .text])
    #expect(
      scene.body.first?.look
        == #"[{"layers":{"behind":false,"align":"topTrailing","items":[0,1]}}]"#)
  }

  @Test func `a mask is drawn, and its texts are not in the tree`() throws {
    let scene = try scene(on: "iphone-16") { Text("a").mask { Text("secret") } }
    #expect(scene.body.map(\.label) == ["a"])
    let mask = try #require(scene.styles.first { $0.value == #"[{"text":"secret"}]"# })
    #expect(scene.looks == [#"[{"mask":-\#(mask.key)}]"#])
  }

  @Test func `a hidden view keeps its space, and is not in the tree`() throws {
    let scene = try scene(on: "iphone-16") {
      VStack {
        Text("a").hidden()
        Text("b")
      }
    }
    #expect(scene.body.map(\.label) == ["b"])
    #expect(scene.styles.values.contains(#"[{"text":"a"},{"hidden":true}]"#))
  }

  @Test func `the number of modifiers has a limit`() throws {
    let wrapped = (0..<1_000).reduce(AnyView(Text("a"))) { view, number in
      AnyView(view.offset(x: CGFloat(number)))
    }
    let count = try look(of: wrapped).components(separatedBy: "offset").count - 1
    #expect(count == 256)
  }

  @Test func `a NaN makes one style, however often it is shown`() throws {
    let model = Model()
    let scene = try scene(on: "iphone-16") {
      Watching(model) { bound in
        Text("\(bound.ints.wrappedValue.count)").padding(.nan)
      }
    }
    let first = scene.body.first?.style?.number
    for number in 0..<5 { scene.turn { model.ints.append(number) } }
    #expect(scene.body.first?.style?.number == first)
  }
}
