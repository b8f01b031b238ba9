@_exported import Accepted
@_exported import Appearance
@_exported import Combine
@_exported import DividedViews
@_exported import NavigationUI
@_exported import Unsupported
@_exported import ViewRuntime

// An author sees the members of a type only if its module is imported, as far as this does.
@_exported import struct NavigationCore.NavigationPath
