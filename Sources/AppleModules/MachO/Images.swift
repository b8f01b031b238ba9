// There are no images of Mach on Linux. Packages look for the one of SwiftUI or of its attribute graph,
// to warn in Xcode and to see who calls them; here they find none.

/// The header of a loaded image.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct mach_header: Sendable {
  public var magic: UInt32
  public var cputype: Int32
  public var cpusubtype: Int32
  public var filetype: UInt32
  public var ncmds: UInt32
  public var sizeofcmds: UInt32
  public var flags: UInt32
}

/// The header of a loaded image of 64 bits.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct mach_header_64: Sendable {
  public var magic: UInt32
  public var cputype: Int32
  public var cpusubtype: Int32
  public var filetype: UInt32
  public var ncmds: UInt32
  public var sizeofcmds: UInt32
  public var flags: UInt32
  public var reserved: UInt32
}

/// A command after a header.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct load_command: Sendable {
  public var cmd: UInt32
  public var cmdsize: UInt32
}

/// The command of a segment of 64 bits.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct segment_command_64: Sendable {
  public var cmd: UInt32
  public var cmdsize: UInt32
  public var segname: (UInt64, UInt64)
  public var vmaddr: UInt64
  public var vmsize: UInt64
  public var fileoff: UInt64
  public var filesize: UInt64
  public var maxprot: Int32
  public var initprot: Int32
  public var nsects: UInt32
  public var flags: UInt32
}

/// The number of that command.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let LC_SEGMENT_64: Int32 = 0x19

/// Always 0.
// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
public func _dyld_image_count() -> UInt32 { 0 }

/// Always nil.
// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
public func _dyld_get_image_name(_ index: UInt32) -> UnsafePointer<CChar>? { nil }

/// Always nil.
// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
public func _dyld_get_image_header(_ index: UInt32) -> UnsafePointer<mach_header>? { nil }

/// Always 0.
// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
public func _dyld_get_image_vmaddr_slide(_ index: UInt32) -> Int { 0 }
