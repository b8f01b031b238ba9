import NavigationUI

struct BookForm: View {
  private enum Field: Hashable { case title, author }

  @Binding var book: Book
  @FocusState private var focus: Field?
  @State private var password = ""
  @State private var notes = ""
  @State private var price: Double = 1
  @State private var discount: Int?
  @Environment(Settings.self) private var settings

  var body: some View {
    @Bindable var settings = settings
    Form {
      Section(header: Text("What")) {
        TextField("Title", text: $book.title, prompt: Text("Required"))
          .focused($focus, equals: .title)
          .submitLabel(.next)
          .onSubmit { focus = .author }
        TextField(text: $book.author) { Text("Author") }
          .focused($focus, equals: .author)
          .textInputAutocapitalization(.words)
          .autocorrectionDisabled()
        TextField("Price", value: $price, format: .number.precision(.fractionLength(2)))
          .keyboardType(.decimalPad)
        TextField("Discount", value: $discount, format: .number)
        SecureField("Password", text: $password).textContentType(.newPassword)
        TextEditor(text: $notes).frame(minHeight: 100)
      }
      Picker("Genre", selection: $book.genre) {
        ForEach(Book.Genre.allCases) { Text($0.title).tag($0) }
      }
      .pickerStyle(.segmented)
      Toggle("Read", isOn: $book.isRead).toggleStyle(CheckStyle())
      Stepper("Copies: \(settings.copies)", value: $settings.copies, in: 1...9)
      Stepper(value: $book.rating, in: 0...5, step: 1) { RatingView(rating: $book.rating) }
      Slider(value: $settings.volume, in: 0...1) { Text("Volume") }
      Slider(value: $price, in: 0...100, step: 5)
      DatePicker("Added", selection: $book.added, in: ...Date(), displayedComponents: .date)
      LabeledContent("Name", value: settings.name)
      LabeledContent("Price", value: price, format: .currency(code: "EUR"))
      DisclosureGroup("Details", isExpanded: $settings.showsDetails) { Text("Many") }
      ProgressView(value: 0.3) { Text("Loading") }
      if let url = URL(string: "https://swift.org") { Link("Web", destination: url) }
      Group {
        if settings.copies > 3 {
          Text("Many")
        } else if settings.copies > 1 {
          Text("Some")
        } else {
          EmptyView()
        }
      }
      switch book.genre {
      case .novel: Text("Long")
      case .poetry: Text("Short")
      case .travel: Text("Far")
      }
      Button("Save", action: save).buttonStyle(.borderedProminent).disabled(book.title.isEmpty)
      Button("Press") {}.buttonStyle(.pressable).controlSize(.large)
    }
    .formStyle(.grouped)
    .navigationTitle($book.title)
  }

  private func save() { focus = nil }
}
