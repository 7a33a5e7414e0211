import CoreData
import Foundation
import Testing

struct RelationshipTests {
    /// Nodes with relationships of all kinds to each other.
    private func stack() throws -> TestStack {
        let node = TestModel.entity("Node", "NSManagedObject")
        let leaf = TestModel.entity("Leaf", "NSManagedObject")
        let parent = TestModel.relationship("parent", to: node)
        let children = TestModel.relationship("children", to: node, isToMany: true, rule: .cascadeDeleteRule)
        let partner = TestModel.relationship("partner", to: node)
        let friends = TestModel.relationship("friends", to: node, isToMany: true)
        let favorite = TestModel.relationship("favorite", to: node)
        let likes = TestModel.relationship("likes", to: node, isToMany: true, isOrdered: true)
        TestModel.connect(parent, children)
        partner.inverseRelationship = partner
        friends.inverseRelationship = friends
        node.properties = [
            TestModel.attribute("name", .stringAttributeType), parent, children, partner, friends, favorite, likes,
        ]
        node.subentities = [leaf]
        let model = NSManagedObjectModel()
        model.entities = [node, leaf]
        return try TestStack(model, inMemory: false)
    }

    private func nodes(_ names: [String], _ stack: TestStack, entity: String = "Node") -> [NSManagedObject] {
        names.map { name in
            let node = NSEntityDescription.insertNewObject(forEntityName: entity, into: stack.context)
            node.setValue(name, forKey: "name")
            return node
        }
    }

    /// Reads nodes by name in a new context, which stays in memory.
    private func read(_ stack: TestStack) throws -> [String: NSManagedObject] {
        let context = stack.container.newBackgroundContext()
        context.retainsRegisteredObjects = true
        stack.contexts.append(context)
        let request = NSFetchRequest<NSManagedObject>(entityName: "Node")
        return Dictionary(
            try context.fetch(request).map { ($0.value(forKey: "name") as? String ?? "", $0) },
            uniquingKeysWith: { $1 }
        )
    }

    private func names(_ object: NSManagedObject?, _ key: String) -> [String] {
        switch object?.value(forKey: key) {
        case let set as NSSet: set.compactMap { ($0 as? NSManagedObject)?.value(forKey: "name") as? String }.sorted()
        case let set as NSOrderedSet: set.compactMap { ($0 as? NSManagedObject)?.value(forKey: "name") as? String }
        case let other as NSManagedObject: [other.value(forKey: "name") as? String ?? ""]
        default: []
        }
    }

    @Test func `a one-to-one relationship leaves its former partner`() throws {
        let stack = try stack()
        let all = nodes(["a", "b", "c"], stack)
        all[0].setValue(all[1], forKey: "partner")
        #expect(names(all[1], "partner") == ["a"])
        all[2].setValue(all[1], forKey: "partner")
        #expect(names(all[0], "partner") == [])
        try stack.context.save()
        let found = try read(stack)
        #expect(names(found["b"], "partner") == ["c"])
        #expect(names(found["c"], "partner") == ["b"])
        #expect(names(found["a"], "partner") == [])
    }

    @Test func `a relationship that is its own inverse has both directions`() throws {
        let stack = try stack()
        let all = nodes(["a", "b", "c"], stack)
        all[0].mutableSetValue(forKey: "friends").addObjects(from: [all[1], all[2]])
        try stack.context.save()
        all[1].mutableSetValue(forKey: "friends").remove(all[0])
        try stack.context.save()
        let found = try read(stack)
        #expect(names(found["a"], "friends") == ["c"])
        #expect(names(found["b"], "friends") == [])
        #expect(names(found["c"], "friends") == ["a"])
    }

    @Test func `relationships without inverse are saved in order`() throws {
        let stack = try stack()
        let all = nodes(["a", "b", "c"], stack)
        all[0].setValue(all[1], forKey: "favorite")
        all[0].setValue(NSOrderedSet(array: [all[2], all[0], all[1]]), forKey: "likes")
        try stack.context.save()
        let found = try read(stack)
        #expect(names(found["a"], "favorite") == ["b"])
        #expect(names(found["a"], "likes") == ["c", "a", "b"])
        #expect(names(found["b"], "likes") == [])
    }

    @Test func `an ordered relationship keeps its order after removals and additions`() throws {
        let stack = try stack()
        let all = nodes(["a", "b", "c", "d"], stack)
        let likes = all[0].mutableOrderedSetValue(forKey: "likes")
        likes.addObjects(from: all)
        likes.removeObjects(in: [all[1], all[3]])
        likes.add(all[1])
        #expect(names(all[0], "likes") == ["a", "c", "b"])
        likes.removeObjects(in: [all[2]])
        try stack.context.obtainPermanentIDs(for: all)
        #expect(names(all[0], "likes") == ["a", "b"])
        try stack.context.save()
        #expect(names(try read(stack)["a"], "likes") == ["a", "b"])
    }

    @Test func `related objects have their own entity`() throws {
        let stack = try stack()
        let node = nodes(["a"], stack)[0]
        let leaf = nodes(["b"], stack, entity: "Leaf")[0]
        node.setValue(leaf, forKey: "favorite")
        leaf.setValue(node, forKey: "parent")
        try stack.context.save()
        let found = try read(stack)
        #expect((found["a"]?.value(forKey: "favorite") as? NSManagedObject)?.entity.name == "Leaf")
        #expect((found["a"]?.value(forKey: "children") as? NSSet)?.count == 1)
    }

    @Test func `a deletion cascades through a tree, and removes pairs`() throws {
        let stack = try stack()
        let all = nodes(["a", "b", "c", "d"], stack)
        all[1].setValue(all[0], forKey: "parent")
        all[2].setValue(all[1], forKey: "parent")
        all[2].mutableSetValue(forKey: "friends").add(all[3])
        try stack.context.save()
        stack.context.delete(all[0])
        try stack.context.save()
        let found = try read(stack)
        #expect(found.keys.sorted() == ["d"])
        #expect(names(found["d"], "friends") == [])
    }

    @Test func `a deletion cascades through a long chain`() throws {
        let stack = try stack()
        var all = nodes((0..<20_000).map(String.init), stack)
        for (parent, child) in zip(all, all.dropFirst()) { child.setValue(parent, forKey: "parent") }
        stack.context.delete(all[0])
        #expect(stack.context.insertedObjects.isEmpty)
        // From the end, so that no object is the only owner of a long chain.
        while !all.isEmpty { all.removeLast() }
    }

    @Test func `a cascading deletion is undone as a whole`() throws {
        let stack = try stack()
        let all = nodes(["a", "b", "c", "d"], stack)
        all[1].setValue(all[0], forKey: "parent")
        all[2].setValue(all[1], forKey: "parent")
        all[3].setValue(all[0], forKey: "parent")
        try stack.context.save()
        let undoManager = UndoManager()
        stack.context.undoManager = undoManager
        stack.context.delete(all[0])
        #expect(all.map(\.isDeleted) == [true, true, true, true])
        stack.context.undo()
        #expect(all.map(\.isDeleted) == [false, false, false, false])
    }

    @Test func `an object that is inserted and deleted is not saved`() throws {
        let stack = try stack()
        let all = nodes(["a", "b"], stack)
        all[0].setValue(all[1], forKey: "partner")
        stack.context.delete(all[1])
        try stack.context.save()
        let found = try read(stack)
        #expect(found.keys.sorted() == ["a"])
        #expect(names(found["a"], "partner") == [])
    }

    @Test func `a predicate finds objects by their trees`() throws {
        let stack = try stack()
        let all = nodes(["a", "b", "c"], stack)
        all[1].setValue(all[0], forKey: "parent")
        all[2].setValue(all[1], forKey: "parent")
        try stack.context.save()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Node")
        request.predicate = NSPredicate(format: "parent.parent.name == 'a' OR ANY children.children.name == 'c'")
        request.sortDescriptors = [NSSortDescriptor(key: "parent.parent.name", ascending: true)]
        #expect(try stack.context.fetch(request) == [all[0], all[2]])
    }

    @Test func `objects with cycles are released with their context`() throws {
        let stack = try stack()
        let all = nodes(["a", "b"], stack)
        all[0].setValue(all[1], forKey: "partner")
        all[1].setValue(all[0], forKey: "parent")
        try stack.context.save()
        weak var weakObject: NSManagedObject?
        do {
            let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
            context.persistentStoreCoordinator = stack.container.persistentStoreCoordinator
            let request = NSFetchRequest<NSManagedObject>(entityName: "Node")
            let objects = try context.fetch(request)
            for object in objects {
                _ = object.value(forKeyPath: "partner.name")
                _ = object.value(forKeyPath: "children.name")
            }
            weakObject = objects[0]
            #expect(weakObject != nil)
        }
        #expect(weakObject == nil)
    }
}

@MainActor
struct MainContextTests {
    @Test func `changes of the main context are reported after the present event`() async throws {
        let stack = try TestStack()
        let context = stack.container.viewContext
        let person = Person(context: context)
        person.name = "A"
        let inserted: Set<NSManagedObjectID> = await withCheckedContinuation { continuation in
            let observer = Observer(continuation)
            observer.token = NotificationCenter.default.addObserver(
                forName: NSManagedObjectContext.didChangeObjectsNotification,
                object: context,
                queue: nil
            ) { observer.receive($0) }
        }
        #expect(inserted == [person.objectID])
    }

    @Test func `performAndWait of the main context can be called on the main queue, and while that waits`() async throws
    {
        let stack = try TestStack()
        #expect(Self.countInserted(stack.container.viewContext) == 1)
    }

    private nonisolated static func countInserted(_ context: NSManagedObjectContext) -> Int {
        let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        child.parent = context
        return context.performAndWait {
            Person(context: context).name = "A"
            return child.performAndWait { context.performAndWait { context.insertedObjects.count } }
        }
    }
}

/// Passes the inserted objects of the first notification on.
private final class Observer: @unchecked Sendable {
    var token: (any NSObjectProtocol)?
    private let continuation: CheckedContinuation<Set<NSManagedObjectID>, Never>

    init(_ continuation: CheckedContinuation<Set<NSManagedObjectID>, Never>) { self.continuation = continuation }

    func receive(_ notification: Notification) {
        guard let token else { return }
        self.token = nil
        NotificationCenter.default.removeObserver(token)
        let objects = notification.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject> ?? []
        continuation.resume(returning: Set(objects.map(\.objectID)))
    }
}
