// For authors who say `import Combine` beside `import SwiftUI`.
@_exported import Colonnade
