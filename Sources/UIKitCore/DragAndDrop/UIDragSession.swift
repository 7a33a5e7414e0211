import Foundation

/// Something on its way under the pointer, from its beginning to its end. Main actor.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
    /// What is dragged.
    var items: [UIDragItem] { get }

    /// Where the pointer is, in the coordinates of a view.
    func location(in view: UIView) -> CGPoint

    /// Whether whoever drags it would let it go from its place.
    var allowsMoveOperation: Bool { get }

    /// Whether no other program may have it.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Whether an item has a representation of one of these kinds.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Whether an object of a class can be made of an item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Whether a value, such as a `String`, can be made of an item.
    public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: Value._ObjectiveCType.self)
    }
}

/// A drag that began in this program. Main actor.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// What the app wants to find again where it is dropped in this program.
    var localContext: Any? { get set }
}
