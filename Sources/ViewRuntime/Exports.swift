@_exported import Combine
import NavigationCore

// SwiftUI's own names for what a floor below defines.
public typealias NavigationPath = NavigationCore.NavigationPath
public typealias NavigationSplitViewVisibility = NavigationCore.NavigationSplitViewVisibility
public typealias NavigationSplitViewColumn = NavigationCore.NavigationSplitViewColumn
public typealias UserInterfaceSizeClass = NavigationCore.UserInterfaceSizeClass
