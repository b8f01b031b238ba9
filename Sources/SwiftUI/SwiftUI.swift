// For authors who keep `import SwiftUI`: their manifest takes this product on Linux only.
@_exported import Colonnade
@_exported import Combine
