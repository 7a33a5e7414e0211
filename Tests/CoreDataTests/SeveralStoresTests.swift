import CoreData
import Foundation
import Testing

struct SeveralStoresTests {
    private let folder = TemporaryFolder()

    /// A container with two stores of all entities, in which people have different names.
    private func container(inMemory: Bool) -> NSPersistentContainer {
        let model = TestModel.make { $0["Person"]?.uniquenessConstraints = [["name"]] }
        let container = NSPersistentContainer(name: "Test", managedObjectModel: model)
        container.persistentStoreDescriptions = ["first.sqlite", "second.sqlite"].map { name in
            let description = NSPersistentStoreDescription(url: folder.file(name))
            if inMemory { description.type = NSInMemoryStoreType }
            return description
        }
        container.loadPersistentStores { _, error in #expect(error == nil) }
        return container
    }

    @discardableResult
    private func person(_ name: String, in store: NSPersistentStore, _ context: NSManagedObjectContext) -> Person {
        let person = Person(context: context)
        person.name = name
        context.assign(person, to: store)
        return person
    }

    private func names(_ context: NSManagedObjectContext) throws -> [String] {
        try context.fetch(NSFetchRequest<Person>(entityName: "Person")).compactMap(\.name).sorted()
    }

    @Test(arguments: [0, 1], [true, false])
    func `a save of several stores saves nothing if one of them has a conflict`(store: Int, inMemory: Bool) throws {
        let container = container(inMemory: inMemory)
        let stores = container.persistentStoreCoordinator.persistentStores
        let context = container.newBackgroundContext()
        person("A", in: stores[store], context)
        try context.save()
        let duplicate = person("A", in: stores[store], context)
        let other = person("B", in: stores[1 - store], context)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSManagedObjectConstraintMergeError)
        #expect(other.objectID.isTemporaryID)
        #expect(try names(container.newBackgroundContext()) == ["A"])
        duplicate.name = "C"
        try context.save()
        #expect(try names(container.newBackgroundContext()) == ["A", "B", "C"])
        #expect(other.objectID.persistentStore === stores[1 - store])
    }

    @Test func `a changed object does not hide one with the same number in another store`() throws {
        let container = container(inMemory: true)
        let stores = container.persistentStoreCoordinator.persistentStores
        let context = container.newBackgroundContext()
        let first = person("A", in: stores[0], context)
        let second = person("B", in: stores[1], context)
        try context.save()
        #expect(first.objectID != second.objectID)
        first.age = 9
        #expect(try names(context) == ["A", "B"])
        context.delete(second)
        #expect(try names(context) == ["A"])
    }

    @Test func `results without an order keep the order of the stores after a change`() throws {
        let container = container(inMemory: true)
        let stores = container.persistentStoreCoordinator.persistentStores
        let context = container.newBackgroundContext()
        let people = [("A", 0), ("B", 0), ("C", 1), ("D", 1)].map { person($0.0, in: stores[$0.1], context) }
        try context.save()
        people[1].age = 1
        people[2].age = 1
        let found = try context.fetch(NSFetchRequest<Person>(entityName: "Person"))
        #expect(found.map(\.name) == ["A", "B", "C", "D"])
    }

    @Test func `a child's change of an unsaved object of its parent does not duplicate it in a result`() throws {
        let container = container(inMemory: true)
        let parent = container.newBackgroundContext()
        let person = Person(context: parent)
        person.name = "A"
        let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        child.parent = parent
        let request = NSFetchRequest<Person>(entityName: "Person")
        let found = try #require(try child.fetch(request).first)
        found.age = 5
        #expect(try child.fetch(request) == [found])
    }
}
