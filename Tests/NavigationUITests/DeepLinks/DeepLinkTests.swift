import NavigationCore
import SceneModel
import SceneStage
import Testing

@testable import NavigationUI
@testable import ViewRuntime

private enum Course: String, Hashable, Codable, DeepLinkValue { case soup, dessert }

private struct Dish: Hashable, Codable {
  let id: Int
  let course: Course

  static func numbered(_ id: Int) -> Dish? {
    (1...9).contains(id) ? Dish(id: id, course: id < 5 ? .soup : .dessert) : nil
  }
}

private let table = DeepLinks(scheme: "cookbook") {
  DeepLink("/") { DeepLinkTarget() }
  DeepLink("/dishes/:course") { (course: Course) in
    DeepLinkTarget().selecting(course)
  } values: {
    $0.selection(Course.self)
  }
  DeepLink("/dishes/:course/:dish") { (course: Course, id: Int) in
    Dish.numbered(id).map { DeepLinkTarget().selecting(course).pushing($0) }
  } values: { target in
    guard let course = target.selection(Course.self), let dish = target.top(Dish.self) else {
      return nil
    }
    return (course, dish.id)
  }
  DeepLink("/search/:words") { (words: String) in
    DeepLinkTarget().pushing("results").pushing(words)
  } values: {
    $0.top(String.self)
  }
}

private struct Kitchen: View {
  @ObservedObject var model: KitchenModel
  @Environment(\.openURL) private var openURL

  var body: some View {
    NavigationSplitView {
      List(selection: $model.course) {
        NavigationLink("Soups", value: Course.soup)
        NavigationLink("Desserts", value: Course.dessert)
        Button("Dish of the day") { open("cookbook://dishes/dessert/7") }
      }
      .navigationTitle("Kitchen")
      .navigationDestination(item: $model.note) { Screen($0) }
    } detail: {
      NavigationStack(path: $model.path) {
        NavigationLink("About") { Screen("About") }.navigationTitle(model.course?.rawValue ?? "-")
          .navigationDestination(for: Dish.self) { Screen("Dish \($0.id)") }
          .navigationDestination(for: String.self) { Screen($0) }
      }
    }
    .deepLinks(table)
  }

  private func open(_ text: String) {
    if let url = URL(string: text) { openURL(url) }
  }
}

private final class KitchenModel: ObservableObject {
  @Published var course: Course?
  @Published var note: String?
  @Published var path = NavigationPath()
}

@MainActor
@Suite struct DeepLinkTests {
  private let model = KitchenModel()

  private func kitchen(on device: String = "ipad-11-landscape") throws -> SceneRuntime {
    try scene(on: device) { Kitchen(model: model) }
  }

  private func reason(_ text: String) -> DeepLinkRefusal? {
    guard let url = URL(string: text), case .failure(let refusal) = table.result(for: url) else {
      return nil
    }
    return refusal
  }

  @Test func `a URL leads to a selection and a path`() throws {
    let scene = try kitchen()
    let commands = try scene.open(url: "cookbook://dishes/dessert/7")
    #expect(commands.count == 2)
    #expect(model.course == .dessert)
    #expect(scene.titles == ["dessert", "Dish 7"])
    #expect(scene.rendering.view.detail?.back == "dessert")
  }

  @Test func `a URL to the current place changes nothing`() throws {
    let scene = try kitchen()
    _ = try scene.open(url: "cookbook://dishes/dessert/7")
    let screen = scene.stack?.values.first?.host
    #expect(try scene.open(url: "cookbook://dishes/dessert/7").isEmpty)
    #expect(scene.stack?.values.first?.host === screen)
  }

  @Test func `a URL removes what covers the place that it leads to`() throws {
    let scene = try kitchen()
    try scene.tap("About")
    model.note = "Note"
    scene.flushPendingChanges()
    #expect(scene.rendering.view.detail?.title == "Note")
    _ = try scene.open(url: "cookbook://dishes/soup")
    #expect(scene.titles == ["soup"])
    #expect(model.note == nil)
  }

  @Test func `a URL with a different parent gives the right way back`() throws {
    let scene = try kitchen(on: "iphone-16")
    _ = try scene.open(url: "cookbook://search/sour%20cream%2Fmilk")
    #expect(scene.rendering.view.stack?.title == "sour cream/milk")
    _ = try scene.back()
    #expect(scene.rendering.view.stack?.title == "results")
    try scene.back(times: 2)
    #expect(scene.rendering.view.stack?.title == "Kitchen")
  }

  @Test(arguments: [
    "cookbook://dishes/dessert/7", "cookbook://dishes/soup", "cookbook://search/a%20b%2Fc%3F",
    "cookbook://search/%C3%A4",
  ])
  func `a place has the URL that leads to it`(text: String) throws {
    let scene = try kitchen()
    _ = try scene.open(url: text)
    #expect(scene.deepLinkURL?.absoluteString == text)
  }

  @Test func `a place that no URL leads to has none`() throws {
    let scene = try kitchen()
    model.path = NavigationPath(["a", "b", "c"])
    scene.flushPendingChanges()
    #expect(scene.deepLinkURL == nil)
  }

  @Test func `a URL that leads nowhere is refused with the reason`() {
    #expect(reason("http://dishes/soup") == .otherScheme("http", expected: "cookbook"))
    #expect(reason("cookbook://dishes//7") == .malformed(part: ""))
    #expect(reason("cookbook://drinks") == .unknown(patterns: table.links.map(\.pattern)))
    #expect(
      reason("cookbook://dishes/salad")
        == .badValue(
          name: "course", text: "salad", expected: "Course"))
    #expect(
      reason("cookbook://dishes/soup/x") == .badValue(name: "dish", text: "x", expected: "Int"))
    #expect(reason("cookbook://dishes/soup/10") == .notFound(pattern: "/dishes/:course/:dish"))
    #expect(reason("COOKBOOK://dishes/soup/") == nil)
  }

  @Test func `a refused URL changes nothing and says why`() throws {
    let scene = try kitchen()
    #expect(
      throws: Refusal.urlNotTaken(
        "cookbook://dishes/soup/10",
        reason: "it fits “\("/dishes/:course/:dish")”, but leads to nothing that there is.")
    ) { try scene.open(url: "cookbook://dishes/soup/10") }
    #expect(throws: Refusal.self) { try scene.open(url: "no url") }
    #expect(model.course == nil)
  }

  @Test func `a host distinguishes links from other sites`() {
    let web = DeepLinks(scheme: "https", host: "cook.example") {
      DeepLink("/dishes/:dish") { (id: Int) in
        DeepLinkTarget().pushing(id)
      } values: {
        $0.top(Int.self)
      }
    }
    let url = web.url(of: DeepLinkTarget().pushing(3))
    #expect(url?.absoluteString == "https://cook.example/dishes/3")
    let other = URL(string: "https://evil.example/dishes/3")
    #expect(
      other.map { web.result(for: $0) }
        == .failure(.otherHost("evil.example", expected: "cook.example")))
  }

  @Test func `a button opens a URL through the environment`() throws {
    let scene = try kitchen()
    try scene.tap("Dish of the day")
    #expect(scene.titles == ["dessert", "Dish 7"])
  }
}
