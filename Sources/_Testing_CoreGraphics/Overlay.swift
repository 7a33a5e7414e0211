// A file that imports both Testing and CoreGraphics has the compiler look for a module of this name, which the toolchain has on
// Apple's systems only. Without it no test could import CoreGraphics.
