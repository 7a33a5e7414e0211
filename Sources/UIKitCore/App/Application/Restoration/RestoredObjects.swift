import Foundation

/// The objects and controllers that take part in state restoration, by path and by identity. Coders replace them by references.
final class RestoredObjects {
    private var byPath: [[String]: NSObjectProtocol] = [:]
    private var paths: [ObjectIdentifier: [String]] = [:]

    func add(_ object: any NSObjectProtocol, at path: [String]) {
        byPath[path] = object
        paths[ObjectIdentifier(object)] = path
    }

    /// Returns the path of an object. Nil for other objects.
    func path(of object: AnyObject) -> [String]? { paths[ObjectIdentifier(object)] }

    /// Returns the object at a path.
    func object(at path: [String]) -> (any NSObjectProtocol)? { byPath[path] }
}
