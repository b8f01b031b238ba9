@_exported import TabViews
@_exported import ViewControls
