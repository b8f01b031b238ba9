@_exported import ViewControls
