import SwiftUI

// Custom generic views, modifiers and styles, and extensions of View, Color and Font.

struct CardsApp: App {
  var body: some Scene {
    WindowGroup {
      DeckList()
        .cardTheme(.forest)
    }
  }
}

extension Color {
  static let cardBackground = Color("CardBackground")

  init(hex: UInt, alpha: Double = 1) {
    self.init(
      .sRGB,
      red: Double((hex >> 16) & 0xff) / 255,
      green: Double((hex >> 8) & 0xff) / 255,
      blue: Double(hex & 0xff) / 255,
      opacity: alpha)
  }
}

extension Font {
  static let cardTitle = Font.system(.title2, design: .serif).weight(.semibold)
}

struct CardTheme: Equatable, Sendable {
  var accent: Color
  var radius: CGFloat

  static let forest = CardTheme(accent: Color(hex: 0x2E7D32), radius: 16)
  static let ocean = CardTheme(accent: Color(hex: 0x0277BD), radius: 4)
}

private struct CardThemeKey: EnvironmentKey {
  static let defaultValue = CardTheme.ocean
}

extension EnvironmentValues {
  var cardTheme: CardTheme {
    get { self[CardThemeKey.self] }
    set { self[CardThemeKey.self] = newValue }
  }
}

extension View {
  func cardTheme(_ theme: CardTheme) -> some View {
    environment(\.cardTheme, theme)
  }

  func card(isHighlighted: Bool = false) -> some View {
    modifier(CardModifier(isHighlighted: isHighlighted))
  }

  func eraseToAnyView() -> AnyView { AnyView(self) }

  func onFirstAppear(perform action: @escaping () -> Void) -> some View {
    modifier(FirstAppearModifier(action: action))
  }
}

struct CardModifier: ViewModifier {
  var isHighlighted: Bool
  @Environment(\.cardTheme) private var theme

  func body(content: Content) -> some View {
    content
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(
        RoundedRectangle(cornerRadius: theme.radius, style: .continuous)
          .strokeBorder(isHighlighted ? theme.accent : .clear, lineWidth: 2)
          .background(Color.cardBackground)
      )
  }
}

struct FirstAppearModifier: ViewModifier {
  let action: () -> Void
  @State private var hasAppeared = false

  func body(content: Content) -> some View {
    content.onAppear {
      guard !hasAppeared else { return }
      hasAppeared = true
      action()
    }
  }
}

struct CardButtonStyle: PrimitiveButtonStyle {
  @Environment(\.cardTheme) private var theme

  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role, action: configuration.trigger) {
      configuration.label.foregroundStyle(theme.accent)
    }
  }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  static var card: CardButtonStyle { CardButtonStyle() }
}

struct CheckToggleStyle: ToggleStyle {
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
    .buttonStyle(.plain)
  }
}

struct Deck: Identifiable, Hashable {
  let id: Int
  let name: String
  let cards: [FlashCard]

  static let all = [
    Deck(
      id: 1, name: "Spanish",
      cards: [.init(front: "gato", back: "cat"), .init(front: "sol", back: "sun")]),
    Deck(id: 2, name: "Empty", cards: []),
  ]
}

struct FlashCard: Hashable {
  let front: String
  let back: String
}

struct AsyncSection<Data: RandomAccessCollection, Row: View, Placeholder: View>: View
where Data.Element: Hashable {
  private let data: Data
  private let row: (Data.Element) -> Row
  private let placeholder: Placeholder

  init(
    _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row,
    @ViewBuilder placeholder: () -> Placeholder
  ) {
    self.data = data
    self.row = row
    self.placeholder = placeholder()
  }

  var body: some View {
    if data.isEmpty {
      placeholder
    } else {
      ForEach(Array(data), id: \.self, content: row)
    }
  }
}

struct DeckList: View {
  @State private var opened = 0

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 12) {
          ForEach(Deck.all) { deck in
            NavigationLink(destination: DeckView(deck: deck)) {
              HStack {
                Text(deck.name).font(.cardTitle)
                Spacer()
                Text("\(deck.cards.count)")
              }
              .card(isHighlighted: !deck.cards.isEmpty)
            }
            .buttonStyle(.plain)
          }
        }
        .padding()
      }
      .navigationTitle("Decks")
      .onFirstAppear { opened += 1 }
    }
  }
}

struct DeckView: View {
  let deck: Deck
  @State private var revealed: Set<FlashCard> = []
  @State private var isShuffled = false

  var body: some View {
    List {
      Toggle("Shuffled", isOn: $isShuffled)
        .toggleStyle(CheckToggleStyle())
      AsyncSection(deck.cards) { card in
        VStack(alignment: .leading) {
          Text(card.front)
          if revealed.contains(card) { Text(card.back) }
          Button("Reveal \(card.front)") { revealed.insert(card) }
            .buttonStyle(.card)
        }
      } placeholder: {
        Text("No cards")
      }
      NavigationLink("Statistics") { statistics }
    }
    .navigationTitle(deck.name)
  }

  private var statistics: some View {
    Group {
      if deck.cards.isEmpty {
        Text("Nothing to count").eraseToAnyView()
      } else {
        VStack { Text("\(revealed.count) of \(deck.cards.count)") }.eraseToAnyView()
      }
    }
    .navigationTitle("Statistics")
  }
}
