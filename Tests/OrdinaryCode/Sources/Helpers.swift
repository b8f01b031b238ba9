import SwiftUI

// Views made outside of views, as people write them.

func heading(_ title: String, symbol: String = "star") -> some View {
  HStack(spacing: 8) {
    Image(systemName: symbol)
    Text(title).font(.headline).foregroundColor(.accentColor)
    Spacer()
  }
  .padding(.horizontal)
  .background(Color.gray.opacity(0.2))
}

@ViewBuilder
func counter(for count: Int) -> some View {
  if count > 9 {
    Text("9+").bold()
  } else if count > 0 {
    Text("\(count)").badge(count)
  } else {
    EmptyView()
  }
}

func row(_ title: String, action: @escaping () -> Void) -> some View {
  Button(action: action) {
    Label(title, systemImage: "chevron.right")
  }
  .buttonStyle(.plain)
}

func stack(@ViewBuilder content: () -> some View) -> some View {
  VStack(alignment: .leading) { content() }.frame(maxWidth: .infinity)
}

enum Theme {
  static let tint = Color.indigo
  static let icon = Image(systemName: "paintbrush")
  static let title = Text("Theme").bold()
  static var separator: some View { Divider().padding(.vertical, 4) }

  static func card<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 8).fill(tint)
      content()
    }
    .shadow(radius: 2)
  }
}

extension String {
  var asTitle: some View { Text(self).font(.title2).navigationTitle(self) }
}

/// A model that has pieces of the interface.
final class Entry {
  let title: String
  let icon: Image
  let label: Label<Text, Image>
  var detail: Text
  var tint: Color?

  init(title: String, symbol: String) {
    self.title = title
    icon = Image(systemName: symbol)
    label = Label(title, systemImage: symbol)
    detail = Text("About ") + Text(title).italic()
  }
}

/// An item of a menu: its closures come from wherever it was made.
struct MenuItem: Identifiable {
  let id: Int
  let title: String
  var role: ButtonRole?
  let action: () -> Void

  init(_ id: Int, _ title: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.id = id
    self.title = title
    self.role = role
    self.action = action
  }
}

protocol Page {
  associatedtype Content: View
  var name: String { get }
  @ViewBuilder func content() -> Content
}

struct PlainPage: Page {
  let name: String

  func content() -> some View {
    List {
      Section(header: Text(name)) {
        ForEach(0..<2, id: \.self) { Text("Line \($0)") }
      }
    }
    .navigationTitle(name)
  }
}
