// Imported into every file of an app by its manifest: with Xcode a file that imports Foundation alone
// finds these.
@_exported import Combine
@_exported import Observation
