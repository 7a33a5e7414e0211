import Foundation
import FoundationCompatibility

/// Checks the model of an existing store, and changes the store to a new version of it.
enum StoreMigration {
    /// Does nothing if the store has the tables of the model.
    ///
    /// - Throws: An error with the code `NSPersistentStoreIncompatibleVersionHashError` if the store has another version and the options
    ///   do not allow a migration; `NSMigrationMissingSourceModelError` if the version of the store is unknown;
    ///   `NSMigrationMissingMappingModelError` if the differences need a mapping model. The store is not changed then.
    static func prepare(
        _ database: SQLiteDatabase,
        record: ModelRecord,
        model: NSManagedObjectModel,
        path: String?,
        options: StoreOptions
    ) throws {
        let info: [String: Any] = path.map { [NSFilePathErrorKey: $0] } ?? [:]
        let text = try database.value("SELECT value FROM coredata_metadata WHERE key = 'model'")?.text
        if text == record.text { return }
        guard let source = text.flatMap({ ModelRecord(text: $0) }) else {
            throw CoreDataError.make(
                .migrationMissingSourceModel,
                "The store \(quoted(path ?? "")) does not contain its model, so it cannot be opened.",
                info
            )
        }
        if source.isCompatible(with: record) {
            if !options.isReadOnly { try StoreMigrator(database, from: source, to: record, model).updateIndexes() }
            return
        }
        guard options.migrates, !options.isReadOnly else {
            throw CoreDataError.make(
                .persistentStoreIncompatibleVersionHash,
                "The model used to open the store \(quoted(path ?? "")) is incompatible with the one used to create the store. "
                    + "Set NSMigratePersistentStoresAutomaticallyOption.",
                info
            )
        }
        guard options.infersMapping else {
            throw CoreDataError.make(
                .migrationMissingMappingModel,
                "Migration of the store \(quoted(path ?? "")) needs a mapping model, which is not supported on Linux. Set "
                    + "NSInferMappingModelAutomaticallyOption.",
                info
            )
        }
        try StoreMigrator(database, from: source, to: record, model).migrate(info)
    }
}
