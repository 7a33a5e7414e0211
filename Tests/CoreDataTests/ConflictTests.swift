import CoreData
import Foundation
import Testing

struct ConflictTests {
    /// Two contexts change the same object: the other one saves name and height, then this one name and age.
    private func conflict(_ policy: NSMergePolicy) throws -> (saved: Person, error: NSError?) {
        let stack = try TestStack()
        let person = stack.person("old", age: 1)
        try stack.context.save()
        let other = stack.container.newBackgroundContext()
        let same = try #require(other.object(with: person.objectID) as? Person)
        _ = person.name
        same.name = "theirs"
        same.height = 2
        try other.save()
        person.name = "mine"
        person.age = 3
        stack.context.mergePolicy = policy
        var error: NSError?
        do { try stack.context.save() } catch let failure as NSError { error = failure }
        let reader = stack.container.newBackgroundContext()
        let saved = try #require(try stack.fetch(Person.self, in: reader).first)
        _ = saved.name
        withExtendedLifetime(reader) {}
        kept.add(stack)
        kept.add(reader)
        return (saved, error)
    }

    private let kept = NSMutableArray()

    @Test func `the error policy lets the save fail`() throws {
        let (saved, error) = try conflict(.error)
        #expect(error?.code == NSManagedObjectMergeError)
        let conflicts = error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict]
        #expect(conflicts?.first?.persistedSnapshot?["name"] as? String == "theirs")
        #expect(saved.name == "theirs" && saved.age == 1)
    }

    @Test func `the object's changed properties win`() throws {
        let (saved, error) = try conflict(.mergeByPropertyObjectTrump)
        #expect(error == nil)
        #expect(saved.name == "mine" && saved.age == 3 && saved.height == 2)
    }

    @Test func `the store's changed properties win`() throws {
        let (saved, error) = try conflict(.mergeByPropertyStoreTrump)
        #expect(error == nil)
        #expect(saved.name == "theirs" && saved.age == 3 && saved.height == 2)
    }

    @Test func `the overwrite policy saves all values of the object`() throws {
        let (saved, error) = try conflict(.overwrite)
        #expect(error == nil)
        #expect(saved.name == "mine" && saved.age == 3 && saved.height == 0)
    }

    @Test func `the rollback policy keeps the store`() throws {
        let (saved, error) = try conflict(.rollback)
        #expect(error == nil)
        #expect(saved.name == "theirs" && saved.age == 1 && saved.height == 2)
    }

    private func uniqueStack() throws -> TestStack {
        try TestStack(TestModel.make { $0["Person"]?.uniquenessConstraints = [["name"]] })
    }

    @Test func `a duplicate of a unique value is an error`() throws {
        let stack = try uniqueStack()
        stack.person("A")
        try stack.context.save()
        stack.person("A", age: 5)
        let error = #expect(throws: NSError.self) { try stack.context.save() }
        #expect(error?.code == NSManagedObjectConstraintMergeError)
    }

    @Test func `a duplicate replaces the values of the saved object`() throws {
        let stack = try uniqueStack()
        let first = stack.person("A", age: 1)
        try stack.context.save()
        stack.context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        let second = stack.person("A", age: 5)
        second.team = Team(context: stack.context)
        try stack.context.save()
        let people = try stack.fetch(Person.self)
        #expect(people == [first])
        #expect(first.age == 5)
        #expect(first.team?.members?.count == 1)
    }

    @Test func `a duplicate is dropped if the store wins`() throws {
        let stack = try uniqueStack()
        stack.person("A", age: 1)
        try stack.context.save()
        stack.context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
        stack.person("A", age: 5)
        stack.person("B")
        try stack.context.save()
        #expect(try stack.fetch(Person.self, sortedBy: "name").map(\.age) == [1, 0])
    }

    @Test func `an ID keeps its number after a failed save`() throws {
        let stack = try uniqueStack()
        stack.person("A")
        try stack.context.save()
        let duplicate = stack.person("A")
        #expect(throws: NSError.self) { try stack.context.save() }
        #expect(duplicate.objectID.isTemporaryID)
        duplicate.name = "B"
        try stack.context.save()
        #expect(!duplicate.objectID.isTemporaryID)
    }
}
