import Foundation

/// A drag over a possible destination.
///
/// The data of a drag from a different program is available only after the drop, and only if loading starts while the drop is
/// performed; until then a list of files counts as one item. Main actor.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag, if it began in a list or a view of this program; nil for drags of different programs and of text fields.
    var localDragSession: (any UIDragSession)? { get }

    /// The progress of loading the dropped items.
    var progress: Progress { get }

    /// Loads objects of a class from all items that can provide them.
    ///
    /// - Parameters:
    ///   - aClass: The class.
    ///   - completion: Called on the main actor with the objects, in the order of the items. It is called before this method
    ///     returns if all objects are available at once.
    /// - Returns: The progress of loading.
    ///
    /// Must be called while a drop is performed.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Loads values, such as `String`s, from all items that can provide them, and passes them to a closure on the main actor.
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
