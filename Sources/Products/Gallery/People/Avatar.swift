import Colonnade

/// A person's picture: a figure on a colour that follows from the name.
struct Avatar: View {
  let name: String
  var size: CGFloat = 36

  private static let colors: [Color] = [.blue, .indigo, .pink, .teal, .orange, .green]

  var body: some View {
    Image(systemName: "person.fill")
      .font(.system(size: size / 2)).foregroundStyle(.white)
      .frame(width: size, height: size)
      .background(color.gradient, in: Circle())
      .accessibilityHidden(true)
  }

  private var color: Color {
    Self.colors[name.utf8.reduce(0) { $0 + Int($1) } % Self.colors.count]
  }
}
