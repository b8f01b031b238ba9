@_exported import Accepted
@_exported import Appearance
@_exported import Combine
@_exported import NavigationUI
@_exported import Unsupported
@_exported import ViewRuntime
