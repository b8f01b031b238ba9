import SwiftUI

// Localized texts in all their forms, formats, plural rules, right-to-left layout.

struct LocalizedApp: App {
  var body: some Scene {
    WindowGroup {
      LocalizedHome()
    }
  }
}

enum L10n {
  static let title = NSLocalizedString("home.title", value: "Home", comment: "Title")
  static func greeting(_ name: String) -> String {
    String(format: NSLocalizedString("Hello, %@!", comment: "Greeting"), name)
  }
  static var done: LocalizedStringKey { "Done" }
}

struct LocalizedHome: View {
  @State private var count = 1
  @State private var isMetric = true
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction

  private let date = Date(timeIntervalSince1970: 0)

  var body: some View {
    NavigationStack {
      List {
        Section {
          Text(L10n.greeting("Ada"))
          Text("You have \(count) new messages")
          Text(verbatim: "not.localized")
          Text(LocalizedStringKey("plain.key"))
          Text("Bold", comment: "A word in bold letters").bold() + Text(" and ")
            + Text("italic").italic()
          Text("\(Image(systemName: "star")) Favorite")
        } header: {
          Text("Texts")
        }
        Section("Numbers") {
          Text(
            1234.5,
            format: .number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US")))
          Text(0.25, format: .percent.locale(Locale(identifier: "en_US")))
          Text("\(count, specifier: "%03d")")
          Text(distance)
        }
        Stepper("Count", value: $count, in: 1...3)
        Toggle("Metric", isOn: $isMetric)
        NavigationLink("Languages") { LanguageList() }
        Link("Website", destination: URL(string: "https://example.com")!)
      }
      .navigationTitle(L10n.title)
      .environment(\.layoutDirection, direction)
    }
  }

  private var distance: String {
    let value = isMetric ? 10.0 : 6.2
    return
      "\(value.formatted(.number.locale(Locale(identifier: "en_US")))) \(isMetric ? "km" : "mi")"
  }
}

struct Language: Identifiable, Hashable {
  let code: String
  var id: String { code }
  var name: String {
    ["de": "German", "ar": "Arabic", "en": "English"][code] ?? code
  }
}

struct LanguageList: View {
  private let languages = ["en", "de", "ar"].map(Language.init)
  @SceneStorage("localized.language") private var selected = "en"
  @State private var search = ""

  private var results: [Language] {
    guard !search.isEmpty else { return languages }
    return languages.filter { $0.name.range(of: search, options: .caseInsensitive) != nil }
  }

  var body: some View {
    List {
      ForEach(results) { language in
        HStack {
          NavigationLink(destination: sample(of: language)) {
            Text(language.name)
          }
          if language.code == selected {
            Spacer()
            Image(systemName: "checkmark").foregroundColor(.accentColor)
          }
        }
      }
    }
    .searchable(text: $search)
    .navigationBarTitle(Text("Languages"))
  }

  private func sample(of language: Language) -> some View {
    VStack(alignment: .leading) {
      Text("Sample")
      Button("Use \(language.name)") { selected = language.code }
    }
    .environment(\.locale, Locale(identifier: language.code))
    .environment(\.layoutDirection, language.code == "ar" ? .rightToLeft : .leftToRight)
    .navigationTitle(language.name)
  }
}

struct LocalizedHome_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(["en", "de"], id: \.self) { code in
      LocalizedHome()
        .environment(\.locale, .init(identifier: code))
        .previewDisplayName(code)
    }
  }
}
