import SwiftUI
import Testing
import os

@Suite struct FormattingTests {
  @Test func `a date is written relative to another`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let past = now.addingTimeInterval(-5 * 3600)
    #expect(formatter.localizedString(for: past, relativeTo: now) == "5 hours ago")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(for: past, relativeTo: now) == "5 hr. ago")
    #expect(formatter.string(for: 3) == nil)
  }

  @Test func `a length of time is written as on a clock`() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 3_610) == "1:00:10")
    #expect(formatter.string(from: 75) == "1:15")
    #expect(formatter.string(from: 9.9) == "9")
    #expect(formatter.string(from: -75) == "-1:15")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 75) == "00:01:15")
    #expect(formatter.string(from: 0) == "00:00:00")
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 3_610) == "60:10")
    #expect(formatter.string(from: DateComponents(hour: 1, minute: 2)) == "62:00")
    #expect(formatter.string(from: .infinity) == nil)
  }

  @Test func `a length of time is written in words`() {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3_605) == "1 hour, 5 seconds")
    #expect(formatter.string(from: 0) == "0 seconds")
    #expect(formatter.string(from: DateComponents(year: 1, month: 2)) == "1 year, 2 months")
    formatter.unitsStyle = .short
    #expect(formatter.string(from: 7_384) == "2 hr, 3 min, 4 sec")
    formatter.maximumUnitCount = 1
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 7_384) == "2 hr remaining")
    formatter.includesTimeRemainingPhrase = false
    formatter.maximumUnitCount = 0
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 90_061) == "1d 1h 1m 1s")
    formatter.zeroFormattingBehavior = []
    formatter.allowedUnits = [.day, .hour, .minute]
    #expect(formatter.string(from: 3_600) == "0d 1h 0m")
    formatter.unitsStyle = .spellOut
    formatter.zeroFormattingBehavior = .dropAll
    #expect(formatter.string(from: 2_460) == "forty-one minutes")
    formatter.unitsStyle = .brief
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 3_780) == "63min")
    formatter.zeroFormattingBehavior = []
    formatter.allowedUnits = [.hour, .minute]
    #expect(formatter.string(from: 3_780) == "63min")
    formatter.allowedUnits = .second
    formatter.unitsStyle = .spellOut
    #expect(formatter.string(from: 3_600) == "three thousand six hundred seconds")
  }

  @Test func `the time between two dates is written in units`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let way = start..<start.addingTimeInterval(3_905)
    let english = Locale(identifier: "en_US")
    #expect(
      way.formatted(.components(style: .wide).locale(english)) == "1 hour, 5 minutes, 5 seconds")
    #expect(
      way.formatted(.components(style: .narrow, fields: [.minute]).locale(english)) == "65m")
    #expect(way.formatted(.timeDuration) == "1:05:05")
  }

  @Test func `a measurement is a number and a symbol`() {
    let way = Measurement(value: 1234.5, unit: UnitLength.kilometers)
    let english = Locale(identifier: "en_US")
    let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: english)
    #expect(way.formatted(style) == "1,234.5 km")
    #expect(way.formatted(.measurement(width: .narrow).locale(english)) == "1,234.5km")
    let formatter = MeasurementFormatter()
    formatter.numberFormatter?.locale = english
    #expect(formatter.string(from: way) == "1,234.5 km")
  }

  @Test func `a name is written short and long`() {
    let ada = PersonNameComponents(
      namePrefix: "Lady", givenName: "Ada", familyName: "Lovelace", nickname: "A.")
    #expect(ada.formatted() == "Ada Lovelace")
    #expect(ada.formatted(.name(style: .long)) == "Lady Ada Lovelace")
    #expect(ada.formatted(.name(style: .abbreviated)) == "AL")
    #expect(ada.formatted(.name(style: .short)) == "A.")
  }

  @Test func `a formatter writes names and reads them`() throws {
    let formatter = PersonNameComponentsFormatter()
    var ada = try PersonNameComponents("Dr. Ada Byron King Lovelace, PhD")
    #expect(ada.namePrefix == "Dr." && ada.nameSuffix == "PhD" && ada.middleName == "Byron King")
    #expect(formatter.string(from: ada) == "Ada Lovelace")
    #expect(formatter.string(for: ada) == "Ada Lovelace" && formatter.string(for: "Ada") == nil)
    formatter.style = .abbreviated
    #expect(formatter.string(from: ada) == "AL")
    ada.phoneticRepresentation = try PersonNameComponents("Ayda", strategy: .name)
    #expect(
      PersonNameComponentsFormatter.localizedString(from: ada, style: .long, options: .phonetic)
        == "Ayda")
    #expect(formatter.personNameComponents(from: "Plato")?.familyName == nil)
    #expect(formatter.personNameComponents(from: "Sir")?.givenName == "Sir")
    #expect(formatter.personNameComponents(from: " ") == nil)
  }

  @Test func `an author's settings of the network are accepted`() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.waitsForConnectivity = true
    configuration.allowsExpensiveNetworkAccess = false
    configuration.allowsConstrainedNetworkAccess = false
    #expect(!configuration.waitsForConnectivity)
    var request = URLRequest(url: URL(filePath: "/"))
    request.allowsConstrainedNetworkAccess = false
    #expect(request.allowsConstrainedNetworkAccess)
  }

  @Test func `the folders of a user have the names that FileManager gives them`() {
    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    #expect(URL.documentsDirectory == documents)
    #expect(URL.cachesDirectory.isFileURL)
  }

  @Test func `marks of Markdown are emphasis of the text`() throws {
    let text = try AttributedString(markdown: "a **b** *c* `d` ~~e~~")
    let intents = text.runs.compactMap(\.inlinePresentationIntent)
    #expect(intents == [.stronglyEmphasized, .emphasized, .code, .strikethrough])
  }

  @Test func `the cloud's store keeps property lists`() {
    let store = NSUbiquitousKeyValueStore.default
    store.set(["a": [1, 2]], forKey: "FormattingTests")
    #expect(store.dictionary(forKey: "FormattingTests")?["a"] as? [Int] == [1, 2])
    store.set(true, forKey: "FormattingTests")
    #expect(store.bool(forKey: "FormattingTests"))
    store.set(Locale.current, forKey: "FormattingTests")
    #expect(store.object(forKey: "FormattingTests") == nil)
  }

  @Test func `a lock lets one thread in at a time`() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<100 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.withLock { $0 } == 800)
    #expect(count.withLockIfAvailable { $0 } == 800)
  }

  @Test func `mappings of points are combined and go back`() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 3, y: 4)
    let point = CGPoint(x: 1, y: 2)
    let back = point.applying(turn).applying(turn.inverted())
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 2) < 1e-9)
    #expect(CGAffineTransform().isIdentity)
    let wide = CGRect(x: 0, y: 0, width: 2, height: 1).applying(.init(scaleX: 2, y: 3))
    #expect(wide == CGRect(x: 0, y: 0, width: 4, height: 3))
    let projection = ProjectionTransform(turn)
    #expect(projection.concatenating(projection.inverted()).isAffine)
  }

  @Test func `components of a color are read without the opacity`() {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
      .getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect([red, green, blue] == [1, 0.5, 0])
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue - 1.0 / 3) < 1e-9 && saturation == 1 && brightness == 1)
  }
}
