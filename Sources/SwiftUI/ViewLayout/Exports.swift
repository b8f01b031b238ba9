@_exported import ViewProperties
@_exported import ViewText
