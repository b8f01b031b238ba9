import SwiftUI

// Two stacks side by side if there is room, or else one above the other.

struct CompareApp: App {
  var body: some Scene {
    WindowGroup {
      CompareView()
    }
  }
}

struct Phone: Hashable, Identifiable {
  let name: String
  let specs: [String: String]
  var id: String { name }

  static let all = [
    Phone(name: "One", specs: ["Screen": "6.1", "Weight": "170"]),
    Phone(name: "Two", specs: ["Screen": "6.7", "Weight": "210"]),
  ]
}

struct CompareView: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var left: [Phone] = []
  @State private var right: [Phone] = [Phone.all[1]]
  @State private var showsHelp = false

  private var layout: AnyLayout {
    sizeClass == .compact
      ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
  }

  var body: some View {
    VStack {
      HStack {
        Text("\(left.count + right.count) chosen")
        Spacer()
        Button("Swap") { swap(&left, &right) }
        Button("Clear") {
          left = []
          right = []
        }
        .disabled(left.isEmpty && right.isEmpty)
      }
      .padding()
      layout {
        CompareStack(title: "Left", path: $left)
        Divider()
        CompareStack(title: "Right", path: $right)
      }
    }
  }
}

struct CompareStack: View {
  let title: String
  @Binding var path: [Phone]

  var body: some View {
    NavigationStack(path: $path) {
      List(Phone.all) { phone in
        NavigationLink("\(title) \(phone.name)", value: phone)
      }
      .navigationTitle(title)
      .navigationDestination(for: Phone.self) { phone in
        Grid(alignment: .leading) {
          ForEach(phone.specs.sorted(by: { $0.key < $1.key }), id: \.key) { key, value in
            GridRow {
              Text(key)
              Text(value).gridColumnAlignment(.trailing)
            }
          }
        }
        .navigationTitle(phone.name)
      }
    }
  }
}
