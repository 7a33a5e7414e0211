// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationCompatibility
import Synchronization

/// The type of a store with a SQLite file.
public let NSSQLiteStoreType = "SQLite"
/// The type of a store in memory, which ends with its coordinator.
public let NSInMemoryStoreType = "InMemory"
/// The option to open a store without changing it. A Boolean.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option to change a store to a new version of the model. A Boolean.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option to find the differences of model versions without a mapping model. A Boolean.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option for the number of seconds to wait for another process that writes.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// The option with SQLite's pragmas: a dictionary of names and values.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The key of the type in a store's metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of the identifier in a store's metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of the entities' version hashes in a store's metadata.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The key of the model's version identifiers in a store's metadata.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"

/// A place where objects are saved. Any thread may use it.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// The types of stores.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        /// The name of the type.
        public let rawValue: String
        /// Makes a type from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A SQLite file.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// A store in memory.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }

    let engine: StoreEngine

    /// `NSSQLiteStoreType` or `NSInMemoryStoreType`.
    public let type: String

    /// The configuration of the model whose entities are saved here. `PF_DEFAULT_CONFIGURATION_NAME` without one.
    public let configurationName: String

    /// The options with which the store was opened.
    public let options: [AnyHashable: Any]?

    /// The file. Nil for a store in memory without one.
    public internal(set) var url: URL?

    /// The coordinator. Nil after the store was removed. Weak reference.
    public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

    private static let opened = Mutex<[String: WeakStore]>([:])

    /// Unchecked: a weak reference is thread-safe.
    private struct WeakStore: @unchecked Sendable {
        weak var store: NSPersistentStore?
    }

    init(engine: StoreEngine, type: String, configuration: String?, options: [AnyHashable: Any]?, url: URL?) {
        self.engine = engine
        self.type = type
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        self.options = options
        self.url = url
        super.init()
        register()
    }

    private func register() {
        let entry = WeakStore(store: self)
        Self.opened.withLock { stores in
            stores = stores.filter { $0.value.store != nil }
            stores[engine.identifier] = entry
        }
    }

    /// Returns the store with an identifier if a coordinator has it.
    static func open(withIdentifier identifier: String) -> NSPersistentStore? {
        opened.withLock { $0[identifier]?.store }
    }

    /// The identifier, which is part of the URIs of objects.
    open var identifier: String! { engine.identifier }

    /// Whether objects cannot be saved here.
    open var isReadOnly: Bool { engine.isReadOnly }

    /// The metadata: the type and identifier, and values of the app.
    open var metadata: [String: Any]! {
        get {
            var result = (try? engine.userMetadata()) ?? [:]
            result[NSStoreTypeKey] = type
            result[NSStoreUUIDKey] = engine.identifier
            result[NSStoreModelVersionHashesKey] = engine.model.entityVersionHashesByName
            result[NSStoreModelVersionIdentifiersKey] = Array(engine.model.versionIdentifiers)
            return result
        }
        set {
            let reserved = [
                NSStoreTypeKey, NSStoreUUIDKey, NSStoreModelVersionHashesKey, NSStoreModelVersionIdentifiersKey,
            ]
            try? engine.setUserMetadata((newValue ?? [:]).filter { !reserved.contains($0.key) })
        }
    }

    /// The entities that are saved here.
    func contains(_ entity: NSEntityDescription) -> Bool {
        let configuration = configurationName == "PF_DEFAULT_CONFIGURATION_NAME" ? nil : configurationName
        return engine.model.entities(forConfigurationName: configuration)?.contains { $0.name == entity.name } == true
    }
}
