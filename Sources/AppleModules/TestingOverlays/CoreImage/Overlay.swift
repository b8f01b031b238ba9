// Swift Testing's toolchain names an overlay for a file that imports Testing and CoreImage: it has to exist.
