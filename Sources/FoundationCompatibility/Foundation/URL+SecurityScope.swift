import Foundation

extension URL {
    /// Begins the use of a file that the user chose. Returns true: on Linux an app may use each file that the user may, and an app in a
    /// sandbox each chosen file, as long as it runs.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends the use of a file that the user chose. The access does not end: there is none that is limited to a time.
    public func stopAccessingSecurityScopedResource() {}
}
