import SwiftUI

// Preferences: heights measured by geometry, a shrinking header, tabs with an underline by anchors.

struct OffsetsApp: App {
  var body: some Scene {
    WindowGroup { OffsetsView() }
  }
}

struct ScrollOffsetKey: PreferenceKey {
  typealias Value = CGFloat
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value += nextValue()
  }
}

struct HeaderTitleKey: PreferenceKey {
  static let defaultValue: String? = nil
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = nextValue() ?? value
  }
}

struct TabBoundsKey: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

struct SizeReader: View {
  let onChange: (CGSize) -> Void

  var body: some View {
    GeometryReader { proxy in
      Color.clear
        .preference(key: ScrollOffsetKey.self, value: proxy.frame(in: .named("scroll")).minY)
        .onAppear { onChange(proxy.size) }
    }
  }
}

extension View {
  func headerTitle(_ title: String) -> some View {
    preference(key: HeaderTitleKey.self, value: title)
  }

  func readSize(_ onChange: @escaping (CGSize) -> Void) -> some View {
    background(SizeReader(onChange: onChange))
  }
}

struct HeaderContainer<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var title: String?

  var body: some View {
    VStack(spacing: 0) {
      Text(title ?? "Untitled")
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      Divider()
      content
    }
    .onPreferenceChange(HeaderTitleKey.self) { title = $0 }
  }
}

struct UnderlinedTabs: View {
  let titles: [String]
  @Binding var selection: Int

  var body: some View {
    HStack {
      ForEach(titles.indices, id: \.self) { index in
        Button(titles[index]) {
          withAnimation(.easeOut) { selection = index }
        }
        .anchorPreference(key: TabBoundsKey.self, value: .bounds) { [index: $0] }
      }
    }
    .overlayPreferenceValue(TabBoundsKey.self) { bounds in
      GeometryReader { proxy in
        if let anchor = bounds[selection] {
          Rectangle()
            .frame(width: proxy[anchor].width, height: 2)
            .offset(x: proxy[anchor].minX, y: proxy[anchor].maxY)
        }
      }
    }
  }
}

struct OffsetsView: View {
  @State private var section = 0
  @State private var offset: CGFloat = 0
  @State private var size: CGSize = .zero

  var body: some View {
    NavigationStack {
      HeaderContainer {
        UnderlinedTabs(titles: ["Poems", "Novels"], selection: $section)
        ScrollView {
          VStack(alignment: .leading) {
            ForEach(section == 0 ? ["Ozymandias", "Daffodils"] : ["Emma"], id: \.self) { title in
              NavigationLink(title) { ReadingView(title: title) }
            }
          }
          .readSize { size = $0 }
        }
        .coordinateSpace(name: "scroll")
        .onPreferenceChange(ScrollOffsetKey.self) { value in
          offset = value
        }
        .headerTitle(section == 0 ? "Poems" : "Novels")
      }
      .toolbar(.hidden, for: .navigationBar)
    }
  }
}

struct ReadingView: View {
  let title: String
  @State private var fontSize: CGFloat = 16

  var body: some View {
    HeaderContainer {
      ScrollView {
        Text("The text of \(title).")
          .font(.system(size: fontSize))
          .padding(.top, offset(for: fontSize))
      }
      Stepper("Size", value: $fontSize, in: 12...20, step: 4)
    }
    .headerTitle(title)
    .navigationTitle(title)
  }

  private func offset(for size: CGFloat) -> CGFloat { max(0, size - 12) }
}
