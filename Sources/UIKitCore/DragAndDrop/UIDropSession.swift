import Foundation

/// A drag over a view that may take it.
///
/// Drags that begin on rows of this program come here. What other programs drag, and what is dragged out of a field, can
/// be dropped on fields only. Main actor.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag, which began in this program.
    var localDragSession: (any UIDragSession)? { get }

    /// How far what was dropped is loaded.
    var progress: Progress { get }

    /// Makes objects of all items of which they can be made.
    ///
    /// - Parameters:
    ///   - aClass: The class.
    ///   - completion: Told the objects, in the order of the items, on the main actor: before this call returns where
    ///     all are there already.
    /// - Returns: How far it is.
    ///
    /// Called while a drop is performed.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Makes values, such as `String`s, of all items of which they can be made, and hands them to a closure on the main
    /// actor.
    @discardableResult
    public func loadObjects<Value: _ObjectiveCBridgeable>(
        ofClass: Value.Type,
        completion: @escaping @MainActor ([Value]) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { object in
                    var value: Value?
                    if let object = object as? Value._ObjectiveCType {
                        _ = Value._conditionallyBridgeFromObjectiveC(object, result: &value)
                    }
                    return value
                }
            )
        }
    }
}
