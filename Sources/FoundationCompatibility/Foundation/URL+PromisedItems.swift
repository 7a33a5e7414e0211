import Foundation

extension URL {
    /// Returns whether the file exists. On Linux no file is only promised by a cloud, so this is the same as
    /// `checkResourceIsReachable()`. Throws if there is no such file, or if it is not accessible.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
