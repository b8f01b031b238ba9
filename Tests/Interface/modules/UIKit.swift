import SwiftUI
import UIKit
import os

final class BadgeView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class CounterController: UIViewController {
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let switched = UISwitch()
    switched.isOn = count > 0
    view.addSubview(switched)
    addChild(UISplitViewController(style: .doubleColumn))
  }
}

struct Counter: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> CounterController { CounterController(count: 1) }
  func updateUIViewController(_ controller: CounterController, context: Context) {}
  static func dismantleUIViewController(_ controller: CounterController, coordinator: ()) {}
}

struct Badge: UIViewRepresentable {
  func makeUIView(context: Context) -> BadgeView { BadgeView() }
  func updateUIView(_ view: BadgeView, context: Context) {}
  static func dismantleUIView(_ view: BadgeView, coordinator: ()) {}
}

@MainActor
func configure(_ split: UISplitViewController, _ scroll: UIScrollView) -> [String] {
  UISegmentedControl.appearance().setTitleTextAttributes([:], for: .selected)
  UITextField.appearance().clearButtonMode = .whileEditing
  split.preferredDisplayMode = .oneBesideSecondary
  split.preferredSplitBehavior = .tile
  let insets: UIScrollView.ContentInsetAdjustmentBehavior = .never
  let state: UIControl.State = [.highlighted, .selected]
  os_log(.fault, dso: #dsohandle, log: .default, "%@ and %{public}d", "a", 2)
  return ["\(split.displayMode)", "\(insets)", "\(state)", "\(_dyld_image_count())"]
}
