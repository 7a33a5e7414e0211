import Foundation
import FoundationCompatibility

extension NSPersistentStoreCoordinator {
    /// Deletes the file of a store with its auxiliary files. Throws if one cannot be deleted. Does nothing if it does not exist.
    public func destroyPersistentStore(
        at url: URL,
        ofType storeType: String,
        options: [AnyHashable: Any]? = nil
    ) throws {
        if let store = persistentStore(for: url) { try remove(store) }
        for path in Self.files(of: url) where FileManager.default.fileExists(atPath: path) {
            try FileManager.default.removeItem(atPath: path)
        }
    }

    /// Deletes the file of a store. See ``destroyPersistentStore(at:ofType:options:)``.
    public func destroyPersistentStore(
        at url: URL,
        type storeType: NSPersistentStore.StoreType,
        options: [AnyHashable: Any]? = nil
    ) throws {
        try destroyPersistentStore(at: url, ofType: storeType.rawValue, options: options)
    }

    /// Replaces the file of a store by a copy of another store.
    public func replacePersistentStore(
        at destinationURL: URL,
        destinationOptions: [AnyHashable: Any]? = nil,
        withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil,
        ofType storeType: String
    ) throws {
        let copy = destinationURL.path + ".replacement"
        try? FileManager.default.removeItem(atPath: copy)
        do {
            let source = try SQLiteDatabase(path: sourceURL.path, isReadOnly: true)
            try source.run("VACUUM INTO ?", [.text(copy)])
        } catch {
            throw CoreDataError.make(error, path: sourceURL.path)
        }
        try destroyPersistentStore(at: destinationURL, ofType: storeType, options: nil)
        try FileManager.default.moveItem(atPath: copy, toPath: destinationURL.path)
    }

    /// Copies a store to a new file, and replaces it in the coordinator by the copy. IDs of its objects remain valid.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore,
        to url: URL,
        options: [AnyHashable: Any]? = nil,
        withType storeType: String
    ) throws -> NSPersistentStore {
        guard !FileManager.default.fileExists(atPath: url.path) else {
            throw CoreDataError.make(
                .fileWriteUnknown,
                "The store cannot be copied to \(quoted(url.path)), because the file exists.",
                [NSFilePathErrorKey: url.path]
            )
        }
        try store.engine.write { database in try database.run("VACUUM INTO ?", [.text(url.path)]) }
        try remove(store)
        return try addPersistentStore(
            ofType: storeType,
            configurationName: store.configurationName == "PF_DEFAULT_CONFIGURATION_NAME"
                ? nil : store.configurationName,
            at: url,
            options: options
        )
    }

    /// Returns the metadata of a store without adding it to a coordinator.
    public static func metadataForPersistentStore(
        ofType storeType: String,
        at url: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        do {
            guard FileManager.default.fileExists(atPath: url.path) else {
                throw CoreDataError.make(
                    .fileReadNoSuchFile,
                    "The store \(quoted(url.path)) does not exist.",
                    [NSFilePathErrorKey: url.path]
                )
            }
            let database = try SQLiteDatabase(path: url.path, isReadOnly: true)
            var result: [String: Any] = [NSStoreTypeKey: NSSQLiteStoreType]
            if case .blob(let data) = try database.value("SELECT value FROM coredata_metadata WHERE key = 'user'"),
                let user = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            {
                result.merge(user) { $1 }
            }
            result[NSStoreUUIDKey] =
                try database.value("SELECT value FROM coredata_metadata WHERE key = 'uuid'")?.text
            return result
        } catch {
            throw CoreDataError.make(error, path: url.path)
        }
    }

    /// The files of a database.
    private static func files(of url: URL) -> [String] { ["", "-wal", "-shm", "-journal"].map { url.path + $0 } }
}
