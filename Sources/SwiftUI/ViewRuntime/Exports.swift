@_exported import Combine
import NavigationCore

// SwiftUI's own names for what a floor below defines.
/// A list of the values on a navigation stack, of any types.
public typealias NavigationPath = NavigationCore.NavigationPath
/// The leading columns that a split view shows.
public typealias NavigationSplitViewVisibility = NavigationCore.NavigationSplitViewVisibility
/// A column of a split view.
public typealias NavigationSplitViewColumn = NavigationCore.NavigationSplitViewColumn
/// The brightness of an appearance: light or dark.
public typealias ColorScheme = NavigationCore.ColorScheme
/// A class of widths or heights: compact or regular.
public typealias UserInterfaceSizeClass = NavigationCore.UserInterfaceSizeClass
/// A size of text that a person chooses.
public typealias DynamicTypeSize = NavigationCore.DynamicTypeSize
/// The contrast of an appearance.
public typealias ColorSchemeContrast = NavigationCore.ColorSchemeContrast
/// The direction in which views and words follow one another.
public typealias LayoutDirection = NavigationCore.LayoutDirection
