@_exported import Accepted
