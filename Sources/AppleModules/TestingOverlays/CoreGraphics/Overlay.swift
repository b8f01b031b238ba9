// Swift Testing's toolchain names an overlay for a file that imports Testing and CoreGraphics: it has to exist.
