@_exported import Accepted
@_exported import Appearance
@_exported import Unsupported
