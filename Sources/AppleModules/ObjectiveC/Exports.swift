@_exported import struct FoundationAdditions.Selector
