import CoreImage.CIFilterBuiltins
import SceneStage
import SwiftUI
import Testing
import os.log

private struct Ticket: View {
  private let log = Logger(subsystem: "tickets", category: "codes")

  var body: some View {
    VStack {
      Image(uiImage: code(of: "seat 7")).resizable()
      TupleView((Text("Seat 7"), Text("Row 3")))
      if UIDevice.current.orientation.isFlat { Text("On the table") }
    }
    .onAppear { log.info("shown") }
  }

  private func code(of text: String) -> UIImage {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(text.utf8)
    guard let image = filter.outputImage,
      let picture = CIContext().createCGImage(image, from: image.extent)
    else { return UIImage() }
    return UIImage(cgImage: picture)
  }
}

@MainActor
@Suite struct PictureTests {
  @Test func `a screen with a filtered picture shows its texts`() throws {
    let scene = try scene { Ticket() }
    #expect(scene.labels(in: .detail).contains("Seat 7"))
    #expect(scene.labels(in: .detail).contains("Row 3"))
    #expect(!scene.labels(in: .detail).contains("On the table"))
  }
}
