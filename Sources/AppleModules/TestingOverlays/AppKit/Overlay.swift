// Swift Testing's toolchain names an overlay for a file that imports Testing and AppKit: it has to exist.
