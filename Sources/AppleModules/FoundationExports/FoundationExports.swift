// Imported into every file of an app by its manifest: with Xcode a file that imports Foundation alone
// finds these, and the publishers of the network.
//
// Combine declares its types itself, so that `@preconcurrency import Combine` in a file counts for
// them: the compiler prefers the import of the module that a type is from.
@_exported import Combine
@_exported import FoundationNetworking
@_exported import Observation
