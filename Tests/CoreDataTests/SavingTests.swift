import CoreData
import Foundation
import Testing

struct SavingTests {
    @Test func `a saved object is found by another context with all its values`() throws {
        let stack = try TestStack(inMemory: false)
        let person = stack.person("Ada", age: 36)
        person.height = 1.65
        person.isMember = true
        person.birthday = Date(timeIntervalSinceReferenceDate: 1000.5)
        person.balance = NSDecimalNumber(string: "12345678901234567890.123")
        person.uuid = UUID(uuidString: "6E4C0D2B-1E9E-4C57-9C8A-3F6A2B1C0D9E")
        person.homepage = URL(string: "https://example.org/a?b=c")
        person.photo = Data([0, 1, 255])
        person.nicknames = ["Countess", "Ä"]
        person.score = 1.5
        person.rank = 7
        try stack.context.save()
        let other = stack.container.newBackgroundContext()
        let found = try #require(try stack.fetch(Person.self, in: other).first)
        #expect(found.isFault)
        #expect(found.name == "Ada")
        #expect(!found.isFault)
        #expect(found.age == 36)
        #expect(found.height == 1.65)
        #expect(found.isMember)
        #expect(found.birthday == Date(timeIntervalSinceReferenceDate: 1000.5))
        #expect(found.balance == NSDecimalNumber(string: "12345678901234567890.123"))
        #expect(found.uuid?.uuidString == "6E4C0D2B-1E9E-4C57-9C8A-3F6A2B1C0D9E")
        #expect(found.homepage?.absoluteString == "https://example.org/a?b=c")
        #expect(found.photo == Data([0, 1, 255]))
        #expect(found.nicknames == ["Countess", "Ä"])
        #expect(found.score == 1.5)
        #expect(found.rank == 7)
        #expect(found.objectID == person.objectID)
    }

    @Test func `a context finds a saved object by its temporary ID`() throws {
        let stack = try TestStack()
        let person = stack.person("Ada")
        let id = person.objectID
        try stack.context.save()
        #expect(stack.context.object(with: id) === person)
        #expect(stack.context.registeredObject(for: id) === person)
        #expect(try stack.context.existingObject(with: id) === person)
        #expect(id.isTemporaryID)
    }

    @Test func `a new object has a temporary ID until it is saved`() throws {
        let stack = try TestStack()
        let person = stack.person("Ada")
        #expect(person.objectID.isTemporaryID)
        #expect(person.isInserted)
        try stack.context.save()
        #expect(!person.objectID.isTemporaryID)
        #expect(!person.hasChanges)
        #expect(stack.context.registeredObject(for: person.objectID) === person)
    }

    @Test func `both sides of relationships are saved`() throws {
        let stack = try TestStack(inMemory: false)
        let team = Team(context: stack.context)
        team.name = "Engine"
        let people = ["A", "B", "C"].map { stack.person($0) }
        team.addToMembers(people[0])
        people[1].team = team
        team.mutableSetValue(forKey: "members").add(people[2])
        #expect(team.members?.count == 3)
        #expect(people[0].team === team)
        let tag = Tag(context: stack.context)
        tag.label = "x"
        people[0].tags = [tag]
        tag.people.insert(people[1])
        let pets = ["P", "Q", "R"].map { name in
            let pet = Pet(context: stack.context)
            pet.name = name
            return pet
        }
        people[0].pets = NSOrderedSet(array: [pets[2], pets[0], pets[1]])
        try stack.context.save()
        let other = stack.container.newBackgroundContext()
        let foundTeam = try #require(try stack.fetch(Team.self, in: other).first)
        let names = (foundTeam.members as? Set<Person>)?.compactMap(\.name).sorted()
        #expect(names == ["A", "B", "C"])
        let found = try stack.fetch(Person.self, sortedBy: "name", in: other)
        #expect(found[0].tags.map(\.label) == ["x"])
        #expect(found[1].tags.first?.people.count == 2)
        #expect(found[0].pets?.compactMap { ($0 as? Pet)?.name } == ["R", "P", "Q"])
        #expect(found.allSatisfy { $0.team === foundTeam })
    }

    @Test func `a deletion removes the object and follows the delete rules`() throws {
        let stack = try TestStack(inMemory: false)
        let person = stack.person("A")
        let team = Team(context: stack.context)
        team.addToMembers(person)
        let pet = Pet(context: stack.context)
        pet.owner = person
        try stack.context.save()
        stack.context.delete(person)
        #expect(team.members?.count == 0)
        #expect(pet.isDeleted)
        try stack.context.save()
        #expect(person.managedObjectContext == nil)
        #expect(try stack.fetch(Person.self).isEmpty)
        #expect(try stack.fetch(Pet.self).isEmpty)
        #expect(try stack.fetch(Team.self).count == 1)
    }

    @Test func `rollback restores the saved values`() throws {
        let stack = try TestStack()
        let person = stack.person("A", age: 1)
        try stack.context.save()
        person.age = 2
        let other = stack.person("B")
        stack.context.rollback()
        #expect(person.age == 1)
        #expect(other.managedObjectContext == nil)
        #expect(!stack.context.hasChanges)
    }
}

struct OrderedRelationshipTests {
    private func setUp(_ change: (NSMutableOrderedSet, [Pet]) -> Void) throws -> [String] {
        let stack = try TestStack()
        let person = stack.person("A")
        let pets = (0..<4).map { index in
            let pet = Pet(context: stack.context)
            pet.name = "\(index)"
            return pet
        }
        person.pets = NSOrderedSet(array: Array(pets[..<3]))
        try stack.context.save()
        change(person.mutableOrderedSetValue(forKey: "pets"), pets)
        try stack.context.save()
        let other = stack.container.newBackgroundContext()
        let found = try #require(try stack.fetch(Person.self, in: other).first)
        return found.pets?.compactMap { ($0 as? Pet)?.name } ?? []
    }

    @Test func `objects are inserted at an index`() throws {
        #expect(try setUp { $0.insert($1[3], at: 1) } == ["0", "3", "1", "2"])
    }

    @Test func `objects are added at the end, also through the inverse`() throws {
        #expect(try setUp { $0.addObjects(from: [$1[3]]) } == ["0", "1", "2", "3"])
        #expect(try setUp { $1[3].owner = $1[0].owner } == ["0", "1", "2", "3"])
    }

    @Test func `objects are removed, exchanged, replaced and moved`() throws {
        #expect(try setUp { set, _ in set.removeObject(at: 1) } == ["0", "2"])
        #expect(try setUp { set, _ in set.exchangeObject(at: 0, withObjectAt: 2) } == ["2", "1", "0"])
        #expect(try setUp { $0.replaceObject(at: 0, with: $1[3]) } == ["3", "1", "2"])
        #expect(try setUp { set, _ in set.moveObjects(at: IndexSet([0]), to: 2) } == ["1", "2", "0"])
        #expect(try setUp { set, _ in set.removeAllObjects() } == [])
    }
}
