import NavigationUI

/// State that an author's code keeps outside its views.
package final class Model: ObservableObject {
  @Published package var path = NavigationPath()
  @Published package var ints: [Int] = []
  @Published package var strings: [String] = []
  @Published package var flag = false
  @Published package var otherFlag = false
  @Published package var item: Int?
  @Published package var otherItem: Int?
  @Published package var selection: String?
  @Published package var recipe: String?
  @Published package var visibility = NavigationSplitViewVisibility.all
  @Published package var preferred = NavigationSplitViewColumn.sidebar

  package init() {}
}
