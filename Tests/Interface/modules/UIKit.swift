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

struct Camera: UIViewControllerRepresentable {
  @Binding var image: UIImage?

  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.sourceType = .camera
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  final class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate
  {
    let parent: Camera
    init(parent: Camera) { self.parent = parent }

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      parent.image = info[.originalImage] as? UIImage
      UIImageWriteToSavedPhotosAlbum(UIImage(), self, Selector("saved"), nil)
    }
  }
}

@MainActor
func layOut(_ view: UIView, in controller: UIViewController) -> UIImage {
  let stack = UIStackView(arrangedSubviews: [UILabel(), UIImageView(image: UIImage())])
  stack.axis = .vertical
  stack.translatesAutoresizingMaskIntoConstraints = false
  stack.addGestureRecognizer(UITapGestureRecognizer(target: view, action: Selector("tapped")))
  NSLayoutConstraint.activate([
    stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    stack.widthAnchor.constraint(equalToConstant: 100),
  ])
  let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
  alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
  controller.present(alert, animated: true)
  controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
    barButtonSystemItem: .add, target: nil, action: nil)
  UIApplication.shared.sendAction(Selector("resign"), to: nil, from: nil, for: nil)
  let text = UITextView()
  text.font = UIFont(descriptor: UIFont.systemFont(ofSize: 12).fontDescriptor, size: 0)
  return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
    UIImage().draw(in: .zero)
  }
}
