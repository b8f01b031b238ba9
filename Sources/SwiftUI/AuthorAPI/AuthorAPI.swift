@_exported import Accepted
@_exported import Appearance
@_exported import CombineCore
@_exported import NavigationUI
@_exported import Unsupported
@_exported import ViewRuntime
