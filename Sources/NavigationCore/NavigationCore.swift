// NavigationCore
