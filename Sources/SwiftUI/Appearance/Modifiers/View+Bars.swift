import Foundation
import NavigationCore
import OrderedJSON
import SceneModel

// The bars of the screen with a view.
extension View {
  /// Sets the size of the title.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { screenStyled("titleMode", .word(displayMode.word)) }
  /// Sets the size of the title.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    screenStyled("titleMode", .word(mode.word))
  }
  /// Hides the bar with the title.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .visible, for: .navigationBar)
  }
  /// Paints bars.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { screenStyled("bar", .bars(bars, "paint", style.styleValue)) }
  /// Shows or hides what bars are painted with.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    screenStyled("bar", visibility.word.flatMap { .bars(bars, "background", .word($0)) })
  }
  /// Shows or hides what bars are painted with.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    screenStyled("bar", visibility.word.flatMap { .bars(bars, "background", .word($0)) })
  }
  /// Sets the scheme of bars; nil leaves it.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    screenStyled("bar", colorScheme.flatMap { .bars(bars, "scheme", .word($0.word)) })
  }
  /// Shows or hides bars.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { screenStyled("bar", .bars(bars, visibility)) }
  /// Shows or hides bars.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { screenStyled("bar", .bars(bars, visibility)) }
  /// Accepted; has no effect here.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    self
  }
  /// Hides the bar with the time.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    screenStyled("bar", .object(["status": .object(["hidden": .flag(hidden)])]))
  }
  /// Accepted; has no effect here.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

extension StyleValue {
  /// A member of the look of each bar; of the title's bar if none is named.
  fileprivate static func bars(
    _ bars: [ToolbarPlacement], _ name: UTF8String, _ value: StyleValue
  ) -> StyleValue? {
    let words = bars.isEmpty ? ["navigation"] : bars.compactMap(\.word)
    if words.isEmpty { return nil }
    return .members(words.map { Member($0, .members([Member(name, value)])) })
  }

  fileprivate static func bars(_ bars: [ToolbarPlacement], _ visibility: Visibility) -> StyleValue?
  {
    visibility == .automatic ? nil : self.bars(bars, "hidden", .flag(visibility == .hidden))
  }
}
