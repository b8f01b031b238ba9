// A file that imports Combine finds what Apple's Foundation has, the network included.
@_exported import CombineCore
@_exported import FoundationNetworking
