@_exported import Foundation
import NavigationCore
@_exported import Observation

// SwiftUI's own names for what a floor below defines.
public typealias NavigationPath = NavigationCore.NavigationPath
public typealias NavigationSplitViewVisibility = NavigationCore.NavigationSplitViewVisibility
public typealias NavigationSplitViewColumn = NavigationCore.NavigationSplitViewColumn
public typealias UserInterfaceSizeClass = NavigationCore.UserInterfaceSizeClass
