// The types that a value needs to be dragged, shared or copied; they are SwiftUI's here.
@_exported import struct Accepted.CodableRepresentation
@_exported import struct Accepted.DataRepresentation
@_exported import struct Accepted.FileRepresentation
@_exported import struct Accepted.ProxyRepresentation
@_exported import struct Accepted.ReceivedTransferredFile
@_exported import struct Accepted.SentTransferredFile
@_exported import protocol Accepted.TransferRepresentation
@_exported import enum Accepted.TransferRepresentationBuilder
@_exported import protocol Accepted.Transferable
