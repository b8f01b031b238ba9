import PhotosUI
import SwiftUI

struct Avatar: View {
  @State private var item: PhotosPickerItem?
  @State private var items: [PhotosPickerItem] = []
  @State private var image: Image?
  @State private var picks = false

  var body: some View {
    VStack {
      image?.resizable()
      PhotosPicker("Choose", selection: $item, matching: .images)
      PhotosPicker(
        selection: $items, maxSelectionCount: 5, matching: .any(of: [.images, .not(.livePhotos)]),
        photoLibrary: .shared()
      ) { Label("Choose more", systemImage: "photo") }
      .photosPickerStyle(.inline)
    }
    .photosPicker(isPresented: $picks, selection: $item)
    .onChange(of: item) {
      Task {
        if let loaded = try? await item?.loadTransferable(type: Image.self) { image = loaded }
        if let data = try? await item?.loadTransferable(type: Data.self),
          let picture = UIImage(data: data)
        {
          image = Image(uiImage: picture)
        }
      }
    }
  }
}

struct LegacyPicker: UIViewControllerRepresentable {
  @Binding var isPresented: Bool

  func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    configuration.selectionLimit = 1
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject, PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      picker.dismiss(animated: true)
    }
  }
}
