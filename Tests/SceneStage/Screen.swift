import NavigationUI

/// A plain screen with a title.
package struct Screen: View {
  package let title: String

  package init(_ title: String) {
    self.title = title
  }

  package var body: some View { Text(title).navigationTitle(title) }
}
