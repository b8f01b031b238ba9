import NavigationUI

// Ordinary SwiftUI code; the test is that it compiles.

struct RatingView: View {
  @Binding var rating: Int
  var maximum = 5

  var body: some View {
    HStack(spacing: 2) {
      ForEach(1...maximum, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
          .foregroundStyle(star <= rating ? Color.yellow : Color.gray)
          .imageScale(.small)
          .onTapGesture { rating = star }
          .accessibilityLabel("\(star) stars")
      }
    }
    .accessibilityElement(children: .contain)
  }
}

struct BookRow: View {
  let book: Book
  @ScaledMetric private var side = 40.0

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Image(systemName: book.genre.symbol)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: side, height: side)
        .overlay(alignment: .bottomTrailing) {
          if book.isRead {
            Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.palette)
          }
        }
      VStack(alignment: .leading) {
        Text(book.title).font(.headline).lineLimit(1)
        Text("by ").italic() + Text(book.author).fontWeight(.semibold).foregroundColor(.secondary)
        Text(book.added, style: .date).font(.caption2)
        Text(book.added, format: .iso8601)
        Text(Double(book.rating) / 5, format: .percent)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Spacer(minLength: 8)
      if book.rating > 4 { Triangle().fill(.red).frame(width: 8, height: 8) }
    }
    .contentShape(Rectangle())
    .padding(.vertical, 4)
    .highlighted(if: book.isRead)
  }
}

struct Emphasis<Content: View>: View {
  private let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View {
    ZStack(alignment: .topLeading) {
      LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      content.padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    }
  }
}
