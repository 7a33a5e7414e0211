// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The key of inserted objects in notifications of a context.
public let NSInsertedObjectsKey = "inserted"
/// The key of changed objects in notifications of a context.
public let NSUpdatedObjectsKey = "updated"
/// The key of deleted objects in notifications of a context.
public let NSDeletedObjectsKey = "deleted"
/// The key of objects whose values were read again in notifications of a context.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of invalid objects in notifications of a context.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key in the notification of a context that was reset.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The key of inserted objects' IDs, for changes of batch requests.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of changed objects' IDs, for changes of batch requests.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of deleted objects' IDs, for changes of batch requests.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension Notification.Name {
    /// Objects of a context have changed. The user info has sets of them, for example for `NSInsertedObjectsKey`.
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification"
    )
    /// A context is going to be saved.
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
    /// A context was saved. The user info has sets of the saved objects, for example for `NSInsertedObjectsKey`.
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    /// A context was saved. The user info has sets of the IDs of the saved objects, for example for `NSInsertedObjectIDsKey`.
    public static let NSManagedObjectContextDidSaveObjectIDs = Notification.Name(
        "NSManagedObjectContextDidSaveObjectIDsNotification"
    )
    /// A context has merged the changes of another one. The user info has sets of IDs.
    public static let NSManagedObjectContextDidMergeChangesObjectIDs = Notification.Name(
        "NSManagedObjectContextDidMergeChangesObjectIDsNotification"
    )
}

extension NSManagedObjectContext {
    /// Objects have changed.
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
    /// The context is going to be saved.
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    /// The context was saved.
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    /// The context was saved; with IDs.
    public static let didSaveObjectIDsNotification = Notification.Name.NSManagedObjectContextDidSaveObjectIDs
    /// The context has merged changes; with IDs.
    public static let didMergeChangesObjectIDsNotification = Notification.Name
        .NSManagedObjectContextDidMergeChangesObjectIDs

    /// The keys of the user info of notifications.
    public enum NotificationKey: String, Sendable {
        /// Inserted objects.
        case insertedObjects = "inserted"
        /// Changed objects.
        case updatedObjects = "updated"
        /// Deleted objects.
        case deletedObjects = "deleted"
        /// Objects whose values were read again.
        case refreshedObjects = "refreshed"
        /// Invalid objects.
        case invalidatedObjects = "invalidated"
        /// All objects are invalid.
        case invalidatedAllObjects = "invalidatedAll"
        /// The IDs of inserted objects.
        case insertedObjectIDs = "inserted_objectIDs"
        /// The IDs of changed objects.
        case updatedObjectIDs = "updated_objectIDs"
        /// The IDs of deleted objects.
        case deletedObjectIDs = "deleted_objectIDs"
        /// The IDs of objects whose values were read again.
        case refreshedObjectIDs = "refreshed_objectIDs"

        /// The user info with the sets that are not empty.
        static func userInfo(_ event: ContextEvent) -> [AnyHashable: Any] {
            var result: [AnyHashable: Any] = [:]
            if !event.inserted.isEmpty { result[NSInsertedObjectsKey] = event.inserted }
            if !event.updated.isEmpty { result[NSUpdatedObjectsKey] = event.updated }
            if !event.deleted.isEmpty { result[NSDeletedObjectsKey] = event.deleted }
            if !event.refreshed.isEmpty { result[NSRefreshedObjectsKey] = event.refreshed }
            return result
        }

        /// The user info with the IDs of the objects.
        static func identifiers(_ event: ContextEvent) -> [AnyHashable: Any] {
            [
                NSInsertedObjectIDsKey: Set(event.inserted.map(\.id)),
                NSUpdatedObjectIDsKey: Set(event.updated.map(\.id)),
                NSDeletedObjectIDsKey: Set(event.deleted.map(\.id)),
            ]
        }
    }
}
