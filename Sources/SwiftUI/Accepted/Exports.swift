@_exported import Appearance
