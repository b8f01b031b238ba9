@_exported import CombineCore
@_exported import Inert
@_exported import NavigationUI
@_exported import ViewRuntime
