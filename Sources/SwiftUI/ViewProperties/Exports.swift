@_exported import ViewContents
