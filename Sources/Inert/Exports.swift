@_exported import ViewRuntime
