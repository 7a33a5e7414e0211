import CoreData
import Foundation
import Testing

import class FoundationCompatibility.NSExpression

struct FetchingTests {
    private func filled() throws -> TestStack {
        let stack = try TestStack()
        for (index, name) in ["A", "B", "C", "D"].enumerated() {
            let person = stack.person(name, age: Int16(index / 2))
            person.height = Double(index)
        }
        try stack.context.save()
        return stack
    }

    @Test func `a sort descriptor with a Swift key path sorts in SQL`() throws {
        let stack = try filled()
        let request: NSFetchRequest<Person> = Person.fetchRequest()
        request.sortDescriptors = [
            NSSortDescriptor(keyPath: \Person.age, ascending: false),
            NSSortDescriptor(keyPath: \Person.name, ascending: true),
        ]
        request.fetchLimit = 3
        #expect(try stack.context.fetch(request).map(\.name) == ["C", "D", "A"])
    }

    @Test func `a sort descriptor with a comparator sorts in memory, before the limit`() throws {
        let stack = try filled()
        let request: NSFetchRequest<Person> = Person.fetchRequest()
        request.sortDescriptors = [
            NSSortDescriptor(key: "name", ascending: true) { first, second in
                (second as? String ?? "").compare(first as? String ?? "")
            }
        ]
        request.fetchLimit = 2
        #expect(try stack.context.fetch(request).map(\.name) == ["D", "C"])
    }

    @Test func `subentities are included unless the request excludes them`() throws {
        let stack = try filled()
        let manager = Manager(context: stack.context)
        manager.bonus = 7
        try stack.context.save()
        let request: NSFetchRequest<Person> = Person.fetchRequest()
        #expect(try stack.context.count(for: request) == 5)
        request.includesSubentities = false
        #expect(try stack.context.count(for: request) == 4)
        #expect(try stack.fetch(Manager.self, NSPredicate(format: "bonus == 7")) == [manager])
    }

    @Test func `dictionaries have sums and groups`() throws {
        let stack = try filled()
        let sum = NSExpressionDescription()
        sum.name = "total"
        sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "height")])
        sum.expressionResultType = .doubleAttributeType
        let request = NSFetchRequest<NSDictionary>(entityName: "Person")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["age", sum]
        request.propertiesToGroupBy = ["age"]
        request.sortDescriptors = [NSSortDescriptor(key: "age", ascending: false)]
        let result = try stack.context.fetch(request)
        #expect(result.map { $0["age"] as? Int } == [1, 0])
        #expect(result.map { $0["total"] as? Double } == [5, 1])
        request.havingPredicate = NSPredicate(format: "age > 0")
        #expect(try stack.context.fetch(request).count == 1)
    }

    @Test func `distinct dictionaries are returned once`() throws {
        let stack = try filled()
        let request = NSFetchRequest<NSDictionary>(entityName: "Person")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["age"]
        request.returnsDistinctResults = true
        #expect(try stack.context.fetch(request).count == 2)
    }

    @Test func `counts and IDs are results`() throws {
        let stack = try filled()
        let counts = NSFetchRequest<NSNumber>(entityName: "Person")
        counts.resultType = .countResultType
        #expect(try stack.context.fetch(counts) == [4])
        let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Person")
        ids.resultType = .managedObjectIDResultType
        #expect(try Set(stack.context.fetch(ids)) == Set(stack.fetch(Person.self).map(\.objectID)))
    }

    @Test func `a batch size reads the values of a batch together`() throws {
        let stack = try filled()
        let other = stack.container.newBackgroundContext()
        let request: NSFetchRequest<Person> = Person.fetchRequest()
        request.fetchBatchSize = 2
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        let people = try other.fetch(request)
        #expect(people.map(\.isFault) == [true, true, true, true])
        #expect(people[0].name == "A")
        #expect(people.map(\.isFault) == [false, false, true, true])
    }

    @Test func `prefetching reads related objects with the results`() throws {
        let stack = try filled()
        let team = Team(context: stack.context)
        team.name = "T"
        for person in try stack.fetch(Person.self) { person.team = team }
        try stack.context.save()
        let other = stack.container.newBackgroundContext()
        let request: NSFetchRequest<Team> = Team.fetchRequest()
        request.relationshipKeyPathsForPrefetching = ["members"]
        let found = try other.fetch(request)
        #expect(other.registeredObjects.count == 5)
        #expect(found.first?.hasFault(forRelationshipNamed: "members") == false)
    }

    /// A request that a generic method makes. The compiler believes that a direct cast always fails.
    private func request<Object: NSManagedObject>(for type: Object.Type) -> NSFetchRequest<Object>? {
        (type.fetchRequest() as NSFetchRequest<NSFetchRequestResult> as Any) as? NSFetchRequest<Object>
    }

    @Test func `the request of a class can be cast to its own type`() throws {
        let stack = try filled()
        let request = try #require(self.request(for: Person.self))
        #expect(try stack.context.fetch(request).count == 4)
        let erased: NSFetchRequest<NSFetchRequestResult> = Person.fetchRequest()
        #expect(try stack.context.fetch(erased).compactMap { $0 as? Person }.count == 4)
    }

    @Test func `an unknown entity is an error`() throws {
        let stack = try filled()
        #expect(throws: NSError.self) { try stack.context.fetch(NSFetchRequest<Person>(entityName: "Nobody")) }
    }

    @Test func `an asynchronous fetch calls its handler`() async throws {
        let stack = try filled()
        let context = stack.context
        let names: [String] = await withCheckedContinuation { continuation in
            let request = NSAsynchronousFetchRequest(fetchRequest: Person.fetchRequest() as NSFetchRequest<Person>) {
                result in
                continuation.resume(returning: result.finalResult?.compactMap(\.name).sorted() ?? [])
            }
            _ = try? context.execute(request)
        }
        #expect(names == ["A", "B", "C", "D"])
    }

    @Test func `texts are compared with numeric attributes as numbers`() throws {
        let stack = try filled()
        #expect(try stack.fetch(Person.self, NSPredicate(format: "age == %@", "1")).count == 2)
    }

    @Test func `objects and IDs of other contexts are found by identity`() throws {
        let stack = try filled()
        let person = try #require(try stack.fetch(Person.self, sortedBy: "name").first)
        let team = Team(context: stack.context)
        person.team = team
        try stack.context.save()
        let other = stack.container.newBackgroundContext()
        #expect(try stack.fetch(Person.self, NSPredicate(format: "team == %@", team), in: other).map(\.name) == ["A"])
        let ids = [person.objectID]
        #expect(try stack.fetch(Person.self, NSPredicate(format: "SELF IN %@", ids), in: other).map(\.name) == ["A"])
        #expect(try stack.fetch(Team.self, NSPredicate(format: "members CONTAINS %@", person), in: other).count == 1)
        #expect(
            try stack.fetch(Team.self, NSPredicate(format: "ANY members == %@", person.objectID), in: other).count == 1
        )
    }
}
