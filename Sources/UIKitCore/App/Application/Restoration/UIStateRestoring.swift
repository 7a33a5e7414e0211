import Foundation

/// An object whose state is saved and restored: a view controller, or an object that the app registered with
/// ``UIApplication/registerObject(forStateRestoration:restorationIdentifier:)``. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// The object whose identifiers precede that of this one in its path. Nil for none.
    var restorationParent: (any UIStateRestoring)? { get }

    /// The class that creates the object at the next launch. Nil for an object that the app registers before its state is restored.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }

    /// Called when the app enters the background, to save the state.
    func encodeRestorableState(with coder: NSCoder)

    /// Called during launch, before it is finished, to restore the saved state.
    func decodeRestorableState(with coder: NSCoder)

    /// Called after all objects restored their state.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    /// Nil.
    public var restorationParent: (any UIStateRestoring)? { nil }
    /// Nil.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    /// Does nothing.
    public func encodeRestorableState(with coder: NSCoder) {}
    /// Does nothing.
    public func decodeRestorableState(with coder: NSCoder) {}
    /// Does nothing.
    public func applicationFinishedRestoringState() {}
}

/// A class that creates registered objects during state restoration. Main actor.
@preconcurrency @MainActor
public protocol UIObjectRestoration: AnyObject {
    /// Returns the object for a path, new or existing, after registering it again. Nil omits the object.
    ///
    /// - Parameters:
    ///   - identifierComponents: The restoration identifiers of the object's parents and of the object.
    ///   - coder: The state that the object encoded.
    static func object(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> (any UIStateRestoring)?
}

/// Names the elements of tables and collections independently of their positions, so that selection and scroll position are
/// restored also if the order changed. Implemented by data sources. Main actor.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation: AnyObject {
    /// Returns the name of the element at an index path. Nil for an element that is not restored.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

    /// Returns the index path of the element with a name. Nil if it does not exist.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

extension UIViewController: UIStateRestoring {}

extension UIApplication {
    /// An object that takes part in state restoration.
    struct RegisteredObject {
        let identifier: String
        weak var object: (any UIStateRestoring)?
    }

    /// Registers an object whose state is saved and restored. Weak reference. An object with a restoration class is created at the
    /// next launch; others must be registered before `application(_:willFinishLaunchingWithOptions:)` returns. Objects and
    /// controllers that are saved can be encoded with a coder of state restoration: only a reference is stored.
    ///
    /// Traps if a different object is registered with the identifier and the same parent.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - restorationIdentifier: The name of the object, unique among the registered objects with the same parent.
    public class func registerObject(
        forStateRestoration object: any UIStateRestoring,
        restorationIdentifier: String
    ) {
        shared.register(object, restorationIdentifier)
    }

    private func register(_ object: any UIStateRestoring, _ identifier: String) {
        registeredObjects.removeAll { $0.object == nil || $0.object === object }
        let entry = RegisteredObject(identifier: identifier, object: object)
        let path = path(of: entry)
        require(
            !registeredObjects.contains { self.path(of: $0) == path },
            "UIApplication.registerObject(forStateRestoration:restorationIdentifier:) was given \(quoted(identifier)), which "
                + "is the identifier of a different object with the same parent."
        )
        registeredObjects.append(entry)
    }

    /// The identifiers of an object's parents and of the object.
    func path(of entry: RegisteredObject) -> [String] {
        var path = [entry.identifier]
        var parent = entry.object?.restorationParent
        // The app may have made a loop.
        while let current = parent, path.count < StateArchive.depthLimit {
            let own = registeredObjects.first { $0.object === current }?.identifier
            if let identifier = own ?? (current as? UIViewController)?.restorationIdentifier {
                path.insert(identifier, at: 0)
            }
            parent = current.restorationParent ?? (current as? UIViewController)?.parent
        }
        return path
    }
}
