import Foundation

/// A drag from start to end. Main actor.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
    /// The dragged items.
    var items: [UIDragItem] { get }

    /// The location of the pointer, in the coordinates of a view.
    func location(in view: UIView) -> CGPoint

    /// Whether the source of the drag permits moving the items.
    var allowsMoveOperation: Bool { get }

    /// Whether the drag is hidden from other programs.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Whether an item has a representation of one of these types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Whether an object of a class can be created from an item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Whether a value, such as a `String`, can be created from an item.
    public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: Value._ObjectiveCType.self)
    }
}

/// A drag that began in this program. Main actor.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// Data of the app, for drops in this program.
    var localContext: Any? { get set }
}
