// Swift Testing's toolchain names an overlay for a file that imports Testing and UIKit: it has to exist.
