// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationCompatibility
import Synchronization

/// Connects contexts with stores. Any thread may use it.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// The model of the stores.
    public let managedObjectModel: NSManagedObjectModel

    /// Unchecked: weak references are thread-safe.
    private struct WeakContext: @unchecked Sendable {
        weak var context: NSManagedObjectContext?
    }

    private let stores = Mutex<[NSPersistentStore]>([])
    private let contexts = Mutex<[WeakContext]>([])
    private let queue = DispatchQueue(label: "NSPersistentStoreCoordinator")

    /// The name, for the app.
    open var name: String?

    /// Makes a coordinator without stores. The model cannot be changed afterwards.
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
        model.freeze()
    }

    /// The stores, in the order in which they were added.
    open var persistentStores: [NSPersistentStore] { stores.withLock { $0 } }

    // MARK: - Stores

    /// Opens a store, or makes it.
    ///
    /// - Parameters:
    ///   - storeType: `NSSQLiteStoreType` or `NSInMemoryStoreType`.
    ///   - configuration: The configuration of the model whose entities are saved in the store; nil for all.
    ///   - storeURL: The file; nil for a store in memory.
    ///   - options: Options such as `NSMigratePersistentStoresAutomaticallyOption`.
    /// - Throws: An error that names the cause. A file that cannot be opened is never changed.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String,
        configurationName configuration: String?,
        at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        guard storeType == NSSQLiteStoreType || storeType == NSInMemoryStoreType else {
            throw CoreDataError.make(
                .persistentStoreInvalidType,
                "The store type \(quoted(storeType)) does not exist on Linux. Use NSSQLiteStoreType or NSInMemoryStoreType."
            )
        }
        if let configuration, managedObjectModel.entities(forConfigurationName: configuration) == nil {
            throw CoreDataError.make(
                .persistentStoreOpen,
                "The model has no configuration \(quoted(configuration))."
            )
        }
        let path = storeType == NSInMemoryStoreType || storeURL?.path == "/dev/null" ? nil : storeURL?.path
        if storeType == NSSQLiteStoreType, storeURL == nil {
            throw CoreDataError.make(.persistentStoreOpen, "A store of the type NSSQLiteStoreType needs a URL.")
        }
        let engine = try Self.opening(path) {
            try StoreEngine(
                model: managedObjectModel,
                path: path,
                identifier: nil,
                options: try StoreOptions(options)
            )
        }
        let store = NSPersistentStore(
            engine: engine,
            type: storeType,
            configuration: configuration,
            options: options,
            url: storeURL
        )
        add(store)
        return store
    }

    private static func opening<Result>(_ path: String?, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch {
            throw CoreDataError.make(error, path: path)
        }
    }

    private func add(_ store: NSPersistentStore) {
        store.persistentStoreCoordinator = self
        stores.withLock { $0.append(store) }
        NotificationCenter.default.post(
            name: .NSPersistentStoreCoordinatorStoresDidChange,
            object: self,
            userInfo: [NSAddedPersistentStoresKey: [store]]
        )
    }

    /// Opens a store, or makes it. See ``addPersistentStore(ofType:configurationName:at:options:)``.
    @discardableResult
    open func addPersistentStore(
        type: NSPersistentStore.StoreType,
        configuration: String? = nil,
        at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue,
            configurationName: configuration,
            at: storeURL,
            options: options
        )
    }

    /// Opens the store of a description, and calls the handler: at once, or on another thread if the description says so.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let description = storeDescription
        nonisolated(unsafe) let handler = block
        let work: @Sendable () -> Void = {
            do {
                try self.addPersistentStore(
                    ofType: description.type,
                    configurationName: description.configuration,
                    at: description.url,
                    options: description.options
                )
                handler(description, nil)
            } catch {
                handler(description, error)
            }
        }
        if storeDescription.shouldAddStoreAsynchronously { queue.async(execute: work) } else { work() }
    }

    /// Closes a store. Objects of it can no longer be read or saved.
    open func remove(_ store: NSPersistentStore) throws {
        let wasPresent = stores.withLock { stores in
            let count = stores.count
            stores.removeAll { $0 === store }
            return stores.count < count
        }
        guard wasPresent else {
            throw CoreDataError.make(.persistentStoreOperation, "The coordinator does not have the store.")
        }
        store.persistentStoreCoordinator = nil
        NotificationCenter.default.post(
            name: .NSPersistentStoreCoordinatorStoresDidChange,
            object: self,
            userInfo: [NSRemovedPersistentStoresKey: [store]]
        )
    }

    /// Returns the store with a URL; nil if there is none.
    open func persistentStore(for url: URL) -> NSPersistentStore? {
        persistentStores.first { $0.url?.standardizedFileURL == url.standardizedFileURL }
    }

    /// Returns the file of a store.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// Returns the metadata of a store.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

    /// Sets the app's metadata of a store, a property list. It is saved at once.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata ?? [:] }

    /// Returns the ID of an object from its URI; nil if no store has the identifier in it.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        guard url.scheme == "x-coredata", let host = url.host,
            let store = persistentStores.first(where: { $0.identifier.lowercased() == host.lowercased() }),
            url.pathComponents.count == 3, url.lastPathComponent.hasPrefix("p"),
            let key = Int64(url.lastPathComponent.dropFirst()),
            let entity = managedObjectModel.entitiesByName[url.pathComponents[1]]
        else { return nil }
        return store.engine.id(entity, key)
    }

    // MARK: - Queue

    /// Calls a closure on the queue of the coordinator.
    open func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        queue.async { block() }
    }

    /// Calls a closure on the queue of the coordinator, and waits for its end.
    public final func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
        try queue.sync(execute: block)
    }

    // MARK: - Contexts

    /// Adds a context that is informed about saves. Weak reference.
    final func register(_ context: NSManagedObjectContext) {
        let entry = WeakContext(context: context)
        contexts.withLock { contexts in
            contexts.removeAll { $0.context == nil || $0.context === context }
            contexts.append(entry)
        }
    }

    /// The contexts without a parent.
    final var registeredContexts: [NSManagedObjectContext] { contexts.withLock { $0.compactMap(\.context) } }
}

/// The key of added stores in notifications of a coordinator.
public let NSAddedPersistentStoresKey = "added"
/// The key of removed stores in notifications of a coordinator.
public let NSRemovedPersistentStoresKey = "removed"

extension Notification.Name {
    /// A coordinator has added or removed stores.
    public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
        "NSPersistentStoreCoordinatorStoresDidChange"
    )
}
