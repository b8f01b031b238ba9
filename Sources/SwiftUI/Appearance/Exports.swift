@_exported import AppKit
@_exported import UIKit
@_exported import ViewShapes
@_exported import ViewStyles
