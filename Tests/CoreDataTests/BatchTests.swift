import CoreData
import Foundation
import Testing

import class FoundationCompatibility.NSExpression

struct BatchTests {
    @Test func `a batch deletion follows the delete rules in the store`() throws {
        let stack = try TestStack()
        let team = Team(context: stack.context)
        for index in 0..<4 {
            let person = stack.person("\(index)", age: Int16(index))
            person.team = team
            Pet(context: stack.context).owner = person
        }
        try stack.context.save()
        let fetch = NSFetchRequest<NSFetchRequestResult>(entityName: "Person")
        fetch.predicate = NSPredicate(format: "age < 3")
        let request = NSBatchDeleteRequest(fetchRequest: fetch)
        request.resultType = .resultTypeObjectIDs
        let result = try stack.context.execute(request) as? NSBatchDeleteResult
        let ids = try #require(result?.result as? [NSManagedObjectID])
        #expect(ids.count == 3)
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [stack.context])
        let other = stack.container.newBackgroundContext()
        #expect(try stack.fetch(Person.self, in: other).map(\.age) == [3])
        #expect(try stack.fetch(Pet.self, in: other).count == 1)
        #expect(try stack.fetch(Team.self, in: other).first?.members?.count == 1)
    }

    @Test func `a batch update assigns constants and expressions`() throws {
        let stack = try TestStack()
        for index in 0..<4 { stack.person("\(index)", age: Int16(index)) }
        try stack.context.save()
        let request = NSBatchUpdateRequest(entityName: "Person")
        request.predicate = NSPredicate(format: "age > 1")
        request.propertiesToUpdate = ["name": "old", "age": NSExpression(format: "age + 10")]
        request.resultType = .updatedObjectsCountResultType
        let result = try stack.context.execute(request) as? NSBatchUpdateResult
        #expect(result?.result as? Int == 2)
        let other = stack.container.newBackgroundContext()
        #expect(try stack.fetch(Person.self, sortedBy: "age", in: other).map(\.age) == [0, 1, 12, 13])
        #expect(try stack.fetch(Person.self, NSPredicate(format: "name == 'old'"), in: other).count == 2)
    }

    @Test func `a batch insertion inserts dictionaries and filled objects`() throws {
        let stack = try TestStack()
        let request = NSBatchInsertRequest(entityName: "Person", objects: [["name": "A", "age": 1], ["name": "B"]])
        request.resultType = .count
        #expect((try stack.context.execute(request) as? NSBatchInsertResult)?.result as? Int == 2)
        var remaining = 3
        let filling = NSBatchInsertRequest(entityName: "Person") { (object: NSManagedObject) -> Bool in
            guard remaining > 0 else { return true }
            remaining -= 1
            (object as? Person)?.name = "\(remaining)"
            return false
        }
        try stack.context.execute(filling)
        #expect(try stack.fetch(Person.self).count == 5)
    }
}
