import CoreData
import Foundation
import FoundationCompatibility
import Testing

extension Person {
    enum ObjectiveCMembers: MemberTable {
        static var properties: [Property] {
            [Property("name", \Person.name, isObservable: true), Property("age", \Person.age, isObservable: true)]
        }
    }
}

struct ContextTests {
    @Test func `life-cycle methods are called`() throws {
        let stack = try TestStack()
        let person = stack.person("A")
        #expect(person.calls == ["awakeFromInsert"])
        try stack.context.save()
        #expect(person.calls == ["awakeFromInsert", "willSave", "didSave"])
        stack.context.refresh(person, mergeChanges: false)
        #expect(person.isFault)
        _ = person.name
        #expect(person.calls.suffix(2) == ["willTurnIntoFault", "awakeFromFetch"])
        stack.context.delete(person)
        #expect(person.calls.last == "prepareForDeletion")
        #expect(person.isDeleted)
    }

    @Test func `observers see changes of properties`() throws {
        let stack = try TestStack()
        let person = stack.person("A")
        var values: [String?] = []
        let observation = person.observe(\.name, options: [.new, .old]) { _, change in
            values.append(change.oldValue ?? nil)
            values.append(change.newValue ?? nil)
        }
        person.name = "B"
        person.setValue("C", forKey: "name")
        observation.invalidate()
        person.name = "D"
        #expect(values == ["A", "B", "B", "C"])
    }

    @Test func `properties of the model are observed by key without a table`() throws {
        let stack = try TestStack()
        let pet = Pet(context: stack.context)
        let observer = KeyObserver()
        pet.addObserver(observer, forKeyPath: "name", options: [.new], context: nil)
        pet.name = "A"
        pet.removeObserver(observer, forKeyPath: "name")
        pet.name = "B"
        #expect(observer.values == ["A"])
    }

    @Test func `an entity whose class does not exist has objects of NSManagedObject`() throws {
        let entity = TestModel.entity("Missing", "NoSuchClass")
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let stack = try TestStack(model)
        let object = NSEntityDescription.insertNewObject(forEntityName: "Missing", into: stack.context)
        #expect(type(of: object) == NSManagedObject.self)
    }

    @Test func `key-value coding reaches properties and related objects`() throws {
        let stack = try TestStack()
        let person = stack.person("A", age: 7)
        person.team = Team(context: stack.context)
        person.setValue("Engine", forKeyPath: "team.name")
        #expect(person.value(forKeyPath: "team.name") as? String == "Engine")
        #expect(person.value(forKey: "age") as? Int == 7)
        person.setValuesForKeys(["age": 9, "name": NSNull()])
        #expect(person.age == 9)
        #expect(person.name == nil)
    }

    @Test func `changed values are those that differ from the saved ones`() throws {
        let stack = try TestStack()
        let person = stack.person("A", age: 1)
        try stack.context.save()
        person.age = 2
        person.name = "A"
        #expect(person.changedValues().keys.sorted() == ["age"])
        #expect(person.committedValues(forKeys: ["age"])["age"] as? Int == 1)
        #expect(person.hasPersistentChangedValues)
        person.age = 1
        #expect(!person.hasPersistentChangedValues)
    }

    @Test func `notifications have the changed objects`() throws {
        let stack = try TestStack()
        let context = stack.context
        let kept = stack.person("A")
        let removed = stack.person("B")
        try context.save()
        nonisolated(unsafe) var sets: [String: Set<NSManagedObject>] = [:]
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave,
            object: context,
            queue: nil
        ) { notification in
            for key in [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey] {
                sets[key] = notification.userInfo?[key] as? Set<NSManagedObject>
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let added = stack.person("C")
        kept.age = 3
        context.delete(removed)
        try context.save()
        #expect(sets == [NSInsertedObjectsKey: [added], NSUpdatedObjectsKey: [kept], NSDeletedObjectsKey: [removed]])
    }

    @Test func `an object that is inserted and deleted in one event is not reported`() throws {
        let stack = try TestStack()
        let context = stack.context
        let kept = stack.person("A")
        let removed = stack.person("B")
        nonisolated(unsafe) var deleted: [Set<NSManagedObject>] = []
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange,
            object: context,
            queue: nil
        ) { deleted.append($0.userInfo?[NSDeletedObjectsKey] as? Set<NSManagedObject> ?? []) }
        defer { NotificationCenter.default.removeObserver(token) }
        context.delete(removed)
        context.processPendingChanges()
        #expect(deleted == [[]])
        context.delete(kept)
        context.processPendingChanges()
        #expect(deleted == [[], [kept]])
    }

    @Test func `a child context saves into its parent`() throws {
        let stack = try TestStack()
        let team = Team(context: stack.context)
        let person = stack.person("A")
        try stack.context.save()
        let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        child.parent = stack.context
        try child.performAndWait { () throws(any Error) in
            let added = Person(context: child)
            added.name = "B"
            added.team = child.object(with: team.objectID) as? Team
            (child.object(with: person.objectID) as? Person)?.age = 5
            #expect(try stack.fetch(Person.self, in: child).count == 2)
            try child.save()
        }
        #expect(person.age == 5)
        #expect(stack.context.insertedObjects.count == 1)
        #expect(team.members?.count == 1)
        try stack.context.save()
        let other = stack.container.newBackgroundContext()
        #expect(try stack.fetch(Person.self, sortedBy: "name", in: other).map(\.name) == ["A", "B"])
        #expect(try stack.fetch(Team.self, in: other).first?.members?.count == 1)
    }

    @Test func `a context merges the saves of others automatically`() async throws {
        let stack = try TestStack()
        let person = stack.person("A")
        try stack.context.save()
        stack.context.automaticallyMergesChangesFromParent = true
        let id = person.objectID
        try await stack.container.performBackgroundTask { context in
            (context.object(with: id) as? Person)?.name = "B"
            try context.save()
        }
        let context = stack.context
        let name = await context.perform(schedule: .enqueued) { (context.object(with: id) as? Person)?.name }
        #expect(name == "B")
    }

    @Test func `undo and redo change values, insertions and deletions`() throws {
        let stack = try TestStack()
        let person = stack.person("A")
        try stack.context.save()
        let undoManager = UndoManager()
        stack.context.undoManager = undoManager
        person.name = "B"
        undoManager.endUndoGrouping()
        stack.context.delete(person)
        stack.context.undo()
        #expect(!person.isDeleted)
        #expect(person.name == "B")
        stack.context.undo()
        #expect(person.name == "A")
        #expect(!stack.context.hasChanges)
        stack.context.redo()
        #expect(person.name == "B")
    }

    @Test func `the changes of each closure are undone together`() throws {
        let stack = try TestStack()
        let context = stack.container.newBackgroundContext()
        stack.contexts.append(context)
        let person = stack.person("A", in: context)
        person.age = 1
        try context.save()
        context.undoManager = UndoManager()
        context.performAndWait {
            person.name = "B"
            person.age = 2
        }
        context.performAndWait { person.name = "C" }
        context.performAndWait { context.undo() }
        #expect(person.name == "B")
        context.performAndWait { context.undo() }
        #expect(person.name == "A")
        #expect(person.age == 1)
        context.performAndWait { context.redo() }
        #expect(person.name == "B")
    }

    @Test func `an object that does not exist is reported`() throws {
        let stack = try TestStack()
        let person = stack.person("A")
        try stack.context.save()
        let id = person.objectID
        stack.context.delete(person)
        try stack.context.save()
        let error = #expect(throws: NSError.self) { try stack.context.existingObject(with: id) }
        #expect(error?.code == NSManagedObjectReferentialIntegrityError)
    }

    @Test func `the URI of an ID leads to the object`() throws {
        let stack = try TestStack()
        let person = stack.person("A")
        try stack.context.save()
        let uri = person.objectID.uriRepresentation()
        #expect(uri.absoluteString.hasSuffix("/Person/p1"))
        let id = try #require(stack.container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: uri))
        #expect(id == person.objectID)
        #expect(stack.context.object(with: id) === person)
    }

    @Test func `adding a member does not read the other members`() throws {
        let stack = try TestStack()
        let team = Team(context: stack.context)
        for index in 0..<50 { stack.person("\(index)").team = team }
        try stack.context.save()
        let other = stack.container.newBackgroundContext()
        let found = try #require(try stack.fetch(Team.self, in: other).first)
        stack.person("new", in: other).team = found
        #expect(other.registeredObjects.count == 2)
        try other.save()
        #expect(other.registeredObjects.count <= 2)
        #expect(found.members?.count == 51)
    }
}

private final class KeyObserver: NSObject, KeyValueCoding {
    var values: [String] = []

    func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        if let value = change?[.newKey] as? String { values.append(value) }
    }
}
