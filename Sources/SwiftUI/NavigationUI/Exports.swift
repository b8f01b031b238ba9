@_exported import Inert
@_exported import ViewRuntime
