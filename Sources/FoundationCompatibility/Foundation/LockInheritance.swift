// The compiler reads the stored properties of Foundation's locks only in a process that has loaded this module. Without it, no class can
// inherit from `NSLock`. Importing it here suffices for apps, and does not make its names visible to them.
internal import CoreFoundation
