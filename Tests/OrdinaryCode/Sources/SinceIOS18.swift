import SwiftUI

// As apps of iOS 18, 26 and 27 are written.

extension ContainerValues {
  @Entry var isPinned = false
}

struct Card<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        if let first = subviews.first { first }
        Text("\(subviews.count) in all")
        ForEach(subviews.dropFirst()) { subview in
          HStack {
            if subview.containerValues.isPinned { Text("Pinned") }
            subview
          }
        }
      }
    }
  }
}

struct Sections<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    ForEach(sections: content) { section in
      Text("Section of \(section.content.count)")
      section.header
      section.content
      section.footer
    }
  }
}

struct Counter: View {
  @State private var count = 0
  let name: String

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

struct CardScreen: View {
  @State private var names = ["A", "B"]

  var body: some View {
    Card {
      Text("Title")
      ForEach(names, id: \.self) { name in
        Counter(name: name).containerValue(\.isPinned, name == "B")
      }
      if names.count > 2 { Text("Many") }
      Button("More") { names.insert("C", at: 0) }
    }
  }
}

struct SectionScreen: View {
  var body: some View {
    List {
      Sections {
        Text("Loose")
        Section("First") {
          Text("One")
          Text("Two")
        }
        Section {
          Text("Three")
        } footer: {
          Text("End")
        }
      }
    }
  }
}

struct Fault: LocalizedError {
  var errorDescription: String? { "It failed" }
}

struct QuestionScreen: View {
  @State private var item: Int?
  @State private var question: String?
  @State private var error: Fault?
  @State private var answers: [String] = []

  var body: some View {
    NavigationStack {
      List {
        Button("Ask") { item = 7 }
        Button("Confirm") { question = "leave" }
        Button("Fail") { error = Fault() }
        Text(answers.joined(separator: " "))
        Text(item == nil && question == nil && error == nil ? "Quiet" : "Asking")
      }
      .alert("Delete?", item: $item) { number in
        Button("Delete \(number)") { answers.append("deleted \(number)") }
      } message: { number in
        Text("Number \(number)")
      }
      .confirmationDialog("Sure?", item: $question) { word in
        Button("Yes, \(word)") { answers.append(word) }
      }
      .alert(error: $error) { Button("Fine") { answers.append("fine") } }
      .toolbarOverflowMenu { Button("Archive") { answers.append("archived") } }
      .toolbar {
        ToolbarItem(placement: .topBarPinnedTrailing) { Button("Pinned") {} }
          .visibilityPriority(.high)
        ToolbarSpacer(.fixed, placement: .topBarTrailing)
        DefaultToolbarItem(kind: .search, placement: .bottomBar)
      }
      .navigationTitle("Questions")
    }
  }
}

struct GlassScreen: View {
  @State private var isOn = true

  var body: some View {
    GlassEffectContainer(spacing: 8) {
      Text("Regular").glassEffect()
      Text("Tinted").glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 12))
      Button("Glass") { isOn.toggle() }.buttonStyle(.glass)
      Button("Prominent") {}.buttonStyle(.glassProminent)
      Text("Named").accessibilityLabel("Other name", isEnabled: isOn)
    }
    .safeAreaBar(edge: .bottom) { Text("Bar") }
    .scrollEdgeEffectStyle(.soft, for: .top)
    .backgroundExtensionEffect()
  }
}

/// As many apps round some corners.
struct RoundedCorner: Shape {
  var radius: CGFloat
  var corners: UIRectCorner

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}
