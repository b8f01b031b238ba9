import SwiftUI

/// A screen that shows views made outside of it.
struct HelperScreen: View {
  @State private var taps: [String] = []
  @State private var isShowing = false
  private let entry = Entry(title: "Ink", symbol: "pencil")

  private var items: [MenuItem] {
    [
      MenuItem(1, "Write") { taps.append("write") },
      MenuItem(2, "Erase", role: .destructive) { taps.append("erase") },
      MenuItem(3, "Show", action: show),
    ]
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        heading("Helpers")
        counter(for: taps.count)
        entry.label
        entry.detail
        Theme.title
        Theme.card { Text(taps.joined(separator: ", ")) }
        Theme.separator
        stack {
          ForEach(items) { item in
            Button(item.title, role: item.role, action: item.action)
          }
        }
        row("Row", action: { taps.append("row") })
        Confirmation(title: "Sure", onConfirm: { taps.append("sure") })
        NavigationLink("Page") { PlainPage(name: "Page").content() }
      }
      .navigationTitle("Helpers")
      .sheet(isPresented: $isShowing) { NavigationStack { "Sheet".asTitle } }
    }
  }

  private func show() { isShowing = true }
}

/// A view whose closures come through its initializer.
struct Confirmation: View {
  private let title: String
  private let onConfirm: () -> Void
  private let onCancel: (() -> Void)?

  init(title: String, onConfirm: @escaping () -> Void, onCancel: (() -> Void)? = nil) {
    self.title = title
    self.onConfirm = onConfirm
    self.onCancel = onCancel
  }

  var body: some View {
    Button(title, action: onConfirm)
    if let onCancel { Button("Cancel", role: .cancel, action: onCancel) }
  }
}
