import NavigationUI

/// A view of an object, made again when that changes.
package struct Watching<Object: ObservableObject, Content: View>: View {
  @ObservedObject private var object: Object
  private let content: (ObservedObject<Object>.Wrapper) -> Content

  package init(
    _ object: Object, @ViewBuilder content: @escaping (ObservedObject<Object>.Wrapper) -> Content
  ) {
    self.object = object
    self.content = content
  }

  package var body: some View { content($object) }
}
