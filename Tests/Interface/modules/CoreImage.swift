import CoreImage
import CoreImage.CIFilterBuiltins
import SwiftUI
import os.log

struct Ticket: View {
  @State private var code: UIImage?
  private let context = CIContext()
  private let log = Logger(subsystem: "app", category: "tickets")

  var body: some View {
    Image(uiImage: code ?? picture(of: "seat 7"))
      .interpolation(.none)
      .onAppear { log.info("opened") }
  }

  private func picture(of text: String) -> UIImage {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(text.utf8)
    filter.correctionLevel = "H"
    guard let image = filter.outputImage,
      let picture = context.createCGImage(image, from: image.extent)
    else { return UIImage() }
    return UIImage(cgImage: picture)
  }
}

struct Filters: View {
  @State private var filter: CIFilter = CIFilter.sepiaTone()

  var body: some View {
    Button("Vignette") { use(CIFilter.vignette()) }
  }

  private func use(_ next: CIFilter) {
    filter = next
    filter.setValue(CIImage(image: UIImage()), forKey: kCIInputImageKey)
    if filter.inputKeys.contains(kCIInputRadiusKey) {
      filter.setValue(20, forKey: kCIInputRadiusKey)
    }
  }
}
