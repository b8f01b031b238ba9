// Code from before Swift 6 that uses UIKit and observed objects without naming the main actor.
import SwiftUI
import UIKit

class Haptics {
  private let light = UIImpactFeedbackGenerator(style: .light)
  func tap() { light.impactOccurred() }
}

struct Sizes {
  let width = UIScreen.main.bounds.width
  static let isPad = UIDevice.current.userInterfaceIdiom == .pad
}

func copy(_ text: String) { UIPasteboard.general.string = text }

extension UINavigationController: UIGestureRecognizerDelegate {
  func enableSwipe() { interactivePopGestureRecognizer?.delegate = self }
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1
  }
}

class AppDelegate: NSObject, UIApplicationDelegate {
  static var orientations = UIInterfaceOrientationMask.all

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { AppDelegate.orientations }
}

final class Counter: ObservableObject { @Published var count = 0 }

@MainActor func onMain() {}

struct Holder {
  @StateObject var counter = Counter()
  func use() { onMain() }
}
