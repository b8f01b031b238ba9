// A file that imports only Combine finds these too.
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import Observation
