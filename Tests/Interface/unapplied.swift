// References to initializers and modifiers that are not applied at once, and calls of the same.
import SwiftUI

struct Park: Identifiable, Hashable {
  let id: Int
  var name = "Park"
}

@available(*, deprecated)
@MainActor func olderLinks() {
  let make: (Text, Binding<Bool>, () -> Text) -> NavigationLink<Text, Text> =
    NavigationLink.init(destination:isActive:label:)
  let tagged: (Text, Int, Binding<Int?>, () -> Text) -> NavigationLink<Text, Text> =
    NavigationLink.init(destination:tag:selection:label:)
  let view: (() -> Text) -> NavigationView<Text> = NavigationView.init
  _ = (make, tagged, view)
}

@MainActor func links(_ parks: [Park]) {
  let value: (String, Park?) -> NavigationLink<Text, Never> = NavigationLink.init
  let label: (Park?, () -> Text) -> NavigationLink<Text, Never> = NavigationLink.init(value:label:)
  let key: (LocalizedStringKey, Text) -> NavigationLink<Text, Text> =
    NavigationLink.init(_:destination:)
  let resource: (LocalizedStringResource, Park?) -> NavigationLink<Text, Never> =
    NavigationLink.init(_:value:)
  _ = parks.map { ($0.name, $0) }.map(NavigationLink<Text, Never>.init(_:value:))
  _ = (value, label, key, resource)
}

@MainActor func containers() {
  let stack: (() -> Text) -> NavigationStack<NavigationPath, Text> = NavigationStack.init(root:)
  let parks: (Binding<[Park]>, () -> Text) -> NavigationStack<[Park], Text> =
    NavigationStack.init(path:root:)
  let two: (() -> Text, () -> Text) -> NavigationSplitView<Text, EmptyView, Text> =
    NavigationSplitView.init
  let three: (() -> Text, () -> Text, () -> Text) -> NavigationSplitView<Text, Text, Text> =
    NavigationSplitView.init(sidebar:content:detail:)
  _ = (stack, parks, two, three)
}

@MainActor func modifiers(_ view: Text) {
  let sheet =
    view.sheet(isPresented:onDismiss:content:)
    as (Binding<Bool>, (() -> Void)?, @escaping () -> Text) -> Any
  let alert =
    view.alert(_:isPresented:actions:)
    as (Text, Binding<Bool>, @escaping () -> Text) -> Any
  let destination =
    view.navigationDestination(for:destination:)
    as (Park.Type, @escaping (Park) -> Text) -> Any
  _ = (sheet, alert, destination)
}

@MainActor func others() {
  _ = ["a"].map(Text.init)
  _ = ["a"].map(Text.init(verbatim:))
  _ = ["star"].map(Image.init(systemName:))
  let button: (String, @escaping @MainActor () -> Void) -> Button<Text> = Button.init
  let label: (String, String) -> Label<Text, Image> = Label.init(_:systemImage:)
  _ = (button, label)
}

@MainActor func calls(_ name: String, _ flag: Binding<Bool>, _ path: Binding<[Park]>) {
  _ = NavigationLink("Park", value: Park(id: 1))
  _ = NavigationLink(name, value: Park(id: 1))
  _ = NavigationLink(name) { Text("x") }
  _ = NavigationLink {
    Text("x")
  } label: {
    Text("y")
  }
  _ = NavigationStack(path: path) { Text("x") }
  _ = NavigationSplitView {
    Text("x")
  } detail: {
    Text("y")
  }
  _ = Text("x").sheet(isPresented: flag) { Text("y") }
  _ = Text("x").alert(name, isPresented: flag) {
    Button("OK") {}
  } message: {
    Text("y")
  }
  _ = Text("x").confirmationDialog("Sure?", isPresented: flag) { Button("OK") {} }
}
