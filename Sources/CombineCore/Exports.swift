// A file that imports Combine alone finds these too.
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import Observation
