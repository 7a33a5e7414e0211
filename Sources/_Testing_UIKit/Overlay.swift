// A file that imports both Testing and UIKit has the compiler look for a module of this name, which the toolchain has on
// Apple's systems only. There it attaches images to tests. It must be there, even empty, or no test could import UIKit.
