@_exported import ViewLayout
