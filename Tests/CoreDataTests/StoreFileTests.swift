import Foundation
import Testing

@testable import CoreData

struct StoreFileTests {
    private let folder = TemporaryFolder()

    private func failure(_ content: Data) throws -> NSError? {
        try content.write(to: folder.file())
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: TestModel.make())
        let error = #expect(throws: NSError.self) {
            try coordinator.addPersistentStore(type: .sqlite, at: folder.file())
        }
        #expect(try Data(contentsOf: folder.file()) == content)
        return error
    }

    @Test func `a file that is no database is an error, and is not changed`() throws {
        #expect(try failure(Data("Not a database, but a letter.".utf8))?.code == 259)
    }

    @Test func `a damaged database is an error, and is not changed`() throws {
        var content = Data("SQLite format 3\0".utf8)
        content.append(Data(repeating: 0xA5, count: 8000))
        #expect(try failure(content)?.code == 259)
    }

    @Test(arguments: [1.5: 1500, 0: 0, -1: 0, .nan: 0, .infinity: Int64(Int32.max)] as [TimeInterval: Int64])
    func `a connection waits for the timeout in milliseconds`(timeout: TimeInterval, milliseconds: Int64) throws {
        let connection = try SQLiteDatabase(path: folder.file().path, isReadOnly: false, timeout: timeout)
        #expect(try connection.value("PRAGMA busy_timeout") == .integer(milliseconds))
    }

    @Test(arguments: [0, 0.02, -1, .nan])
    func `a save fails if another process writes for longer than the timeout`(timeout: TimeInterval) throws {
        let description = NSPersistentStoreDescription(url: folder.file())
        description.timeout = timeout
        let container = NSPersistentContainer(name: "Test", managedObjectModel: TestModel.make())
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { _, error in #expect(error == nil) }
        let other = try SQLiteDatabase(path: folder.file().path, isReadOnly: false)
        try other.execute("BEGIN IMMEDIATE")
        Person(context: container.viewContext).name = "A"
        #expect(throws: (any Error).self) { try container.viewContext.save() }
        try other.execute("ROLLBACK")
        try container.viewContext.save()
    }

    @Test func `a database of another program is an error, and is not changed`() throws {
        try foreign("CREATE TABLE notes (text TEXT)")
    }

    @Test func `the log of another program's database is not moved into its file`() throws {
        try foreign("PRAGMA journal_mode = WAL; CREATE TABLE notes (text TEXT)")
    }

    private func foreign(_ sql: String) throws {
        let other = folder.file()
        let original = folder.file("original")
        // The files of an open connection are those that a killed program leaves.
        let program = try SQLiteDatabase(path: original.path, isReadOnly: false)
        try program.execute(sql)
        for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: original.path + suffix) {
            try FileManager.default.copyItem(atPath: original.path + suffix, toPath: other.path + suffix)
        }
        withExtendedLifetime(program) {}
        let log = try? Data(contentsOf: folder.file("store.sqlite-wal"))
        #expect((log != nil) == sql.contains("WAL"))
        let content = try Data(contentsOf: other)
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: TestModel.make())
        let error = #expect(throws: NSError.self) { try coordinator.addPersistentStore(type: .sqlite, at: other) }
        #expect(error?.code == NSPersistentStoreTypeMismatchError)
        #expect(try Data(contentsOf: other) == content)
        #expect((try? Data(contentsOf: folder.file("store.sqlite-wal"))) == log)
    }

    @Test func `a read-only store can be read but not changed`() throws {
        let writing = NSPersistentStoreCoordinator(managedObjectModel: TestModel.make())
        try writing.addPersistentStore(type: .sqlite, at: folder.file())
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = writing
        _ = Person(context: context)
        try context.save()
        let reading = NSPersistentStoreCoordinator(managedObjectModel: TestModel.make())
        try reading.addPersistentStore(
            type: .sqlite,
            at: folder.file(),
            options: [NSReadOnlyPersistentStoreOption: true]
        )
        let reader = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        reader.persistentStoreCoordinator = reading
        #expect(try reader.fetch(NSFetchRequest<Person>(entityName: "Person")).count == 1)
        _ = Person(context: reader)
        #expect(throws: NSError.self) { try reader.save() }
    }

    @Test func `metadata is saved with the store`() throws {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: TestModel.make())
        let store = try coordinator.addPersistentStore(type: .sqlite, at: folder.file())
        coordinator.setMetadata(["version": 3], for: store)
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
            ofType: NSSQLiteStoreType,
            at: folder.file()
        )
        #expect(metadata["version"] as? Int == 3)
        #expect(metadata[NSStoreUUIDKey] as? String == store.identifier)
    }

    @Test func `names with quotation marks, SQL words and different case are columns of their own`() throws {
        let entity = TestModel.entity("select \"x\"; DROP TABLE", "NSManagedObject")
        entity.properties = ["a\"b", "order", "Order", "pk", "entity", "'"].map {
            TestModel.attribute($0, .stringAttributeType)
        }
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let stack = try TestStack(model)
        let object = NSManagedObject(entity: entity, insertInto: stack.context)
        for key in entity.attributesByName.keys { object.setValue("value of \(key)", forKey: key) }
        try stack.context.save()
        let other = stack.container.newBackgroundContext()
        let request = NSFetchRequest<NSManagedObject>(entityName: entity.name ?? "")
        request.predicate = NSPredicate(format: "%K == %@", "Order", "value of Order")
        let found = try #require(try other.fetch(request).first)
        for key in entity.attributesByName.keys { #expect(found.value(forKey: key) as? String == "value of \(key)") }
    }
}
