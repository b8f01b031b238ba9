@_exported import NavigationUI
