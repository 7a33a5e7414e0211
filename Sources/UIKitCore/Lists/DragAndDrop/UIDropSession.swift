import Foundation

/// A drag over a possible destination.
///
/// Exists for drags of rows of this program only. Drags from other programs, and from text fields, can be dropped on text
/// fields only. Main actor.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag, which always began in this program.
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
