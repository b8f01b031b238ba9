import Combine
import Foundation
import Testing

@Suite struct NotificationTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("news")

  @Test func `notifications that arrive while no one waits are kept in order`() async {
    var iterator = center.notifications(named: name).makeAsyncIterator()
    for number in 1...3 { center.post(name: name, object: nil, userInfo: ["number": number]) }
    center.post(name: Notification.Name("other"), object: nil)
    for number in 1...3 {
      #expect(await iterator.next()?.userInfo?["number"] as? Int == number)
    }
  }

  @Test func `a cancelled task receives the end`() async {
    let heard = Task {
      var count = 0
      for await _ in center.notifications(named: name) { count += 1 }
      return count
    }
    heard.cancel()
    #expect(await heard.value == 0)
  }
}
