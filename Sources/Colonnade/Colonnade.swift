@_exported import Combine
@_exported import Inert
@_exported import NavigationUI
@_exported import ViewRuntime
