import NavigationUI

// Ordinary SwiftUI code; the test is that it compiles.

struct CardModifier: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme
  var radius: CGFloat = 12

  func body(content: Content) -> some View {
    content
      .padding()
      .background(colorScheme == .dark ? Color.black : Color.white)
      .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
      .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
  }
}

extension View {
  func card(radius: CGFloat = 12) -> some View { modifier(CardModifier(radius: radius)) }

  @ViewBuilder
  func highlighted(if condition: Bool) -> some View {
    if condition { self.bold().foregroundStyle(.tint) } else { self }
  }
}

struct PressableStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 16)
      .background(Capsule().fill(configuration.isPressed ? Color.gray : Color.accentColor))
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == PressableStyle {
  static var pressable: PressableStyle { PressableStyle() }
}

struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
      }
    }
  }
}

struct UprightLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon
      configuration.title.font(.caption)
    }
  }
}

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
