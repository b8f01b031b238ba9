import AppIntents
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
  let date: Date
  let words: String
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now, words: "…") }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    completion(Entry(date: .now, words: context.isPreview ? "Preview" : "Now"))
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    let next = Date.now.addingTimeInterval(3600)
    completion(Timeline(entries: [Entry(date: .now, words: "Now")], policy: .after(next)))
  }
}

struct EntryView: View {
  @Environment(\.widgetFamily) private var family
  let entry: Entry
  var body: some View {
    switch family {
    case .systemSmall: Text(entry.words).containerBackground(.fill.tertiary, for: .widget)
    default: Text(entry.date, style: .time).widgetURL(URL(string: "app://now"))
    }
  }
}

struct NowWidget: Widget {
  let kind = "Now"
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Provider()) { entry in EntryView(entry: entry) }
      .configurationDisplayName("Now")
      .description("The time.")
      .supportedFamilies([.systemSmall, .accessoryCircular])
  }
}

struct Choice: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choice"
  @Parameter(title: "City", default: "Oslo") var city: String
}

struct ChosenProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now, words: "…") }
  func snapshot(for configuration: Choice, in context: Context) async -> Entry {
    Entry(date: .now, words: configuration.city)
  }
  func timeline(for configuration: Choice, in context: Context) async -> Timeline<Entry> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .atEnd)
  }
}

struct ChosenWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Chosen", intent: Choice.self, provider: ChosenProvider()) {
      EntryView(entry: $0)
    }
    .contentMarginsDisabled()
  }
}

struct Widgets: WidgetBundle {
  var body: some Widget {
    NowWidget()
    ChosenWidget()
  }
}

@MainActor func changed() { WidgetCenter.shared.reloadAllTimelines() }
