// For authors who keep `import SwiftUI`: their manifest takes this product on Linux only. A file that imports it
// finds, as with Xcode, what SwiftUI's own modules export.
@_exported import AppKit
@_exported import Colonnade
@_exported import Combine
@_exported import CoreData
@_exported import CoreGraphics
@_exported import CoreLocation
@_exported import FoundationExports
@_exported import UIKit
@_exported import UniformTypeIdentifiers
