import SwiftUI

/// A search field whose focus the code moves, and follows.
struct SearchView: View {
  @FocusState private var isFocused: Bool
  @State private var query = ""

  var body: some View {
    List {
      Text(isFocused ? "The field has the focus" : "Nothing has the focus")
      Button("Find") { isFocused = true }
      Button("Stop") { isFocused = false }
    }
    .searchable(text: $query)
    .searchFocused($isFocused)
    .navigationTitle("Search")
  }
}
