import CoreData
import Foundation
import Testing

/// Numbers that look random, and are the same in each run.
struct PseudoRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        var result = state
        result ^= result >> 33
        result = result &* 0xff51_afd7_ed55_8ccd
        return result ^ (result >> 33)
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &self)]
    }
}

/// Predicates and objects of the test model.
struct PredicateMaker {
    var random: PseudoRandom

    static let texts = [
        "", "a", "A", "ab", "Abba", "Äb", "äB", "a\u{308}b", "B c", "é", "e\u{301}", "E", "straße", "STRASSE", "10%",
        "_", "*",
        "x?y", "\u{212A}", "K", "k", "\r\n", "ﬁ", "日本", "a\u{0}b", "'", "\"", "İ", "i", "ı",
    ]

    mutating func text() -> String { random.pick(Self.texts) }
    mutating func number() -> Int { Int.random(in: -3...3, using: &random) }
    mutating func options() -> String { random.pick(["", "[c]", "[d]", "[cd]"]) }

    /// A key path of texts, numbers or dates, from a person.
    mutating func comparison(depth: Int) -> NSPredicate {
        switch Int.random(in: 0..<20, using: &random) {
        case 0:
            let name = random.pick(["==", "!=", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "<", ">=", "MATCHES"])
            let value = name == "MATCHES" ? random.pick(["a.*", "[a-z]+", ".*b"]) : text()
            return NSPredicate(format: "%K \(name)\(options()) %@", random.pick(["name", "team.name"]), value)
        case 1:
            let name = random.pick(["==", "!=", "<", "<=", ">", ">="])
            return NSPredicate(
                format: "%K \(name) %d",
                random.pick(["age", "rank", "height", "score", "balance", "isMember"]),
                number()
            )
        case 2:
            let name = random.pick(["==", "!=", "<", ">"])
            return NSPredicate(
                format: "%K \(name) %f",
                random.pick(["age", "height", "score", "balance"]),
                Double(number()) / 2
            )
        case 3:
            return NSPredicate(
                format: "%K == nil",
                random.pick(["name", "rank", "team", "team.name", "birthday", "balance"])
            )
        case 4: return NSPredicate(format: "%K != nil", random.pick(["name", "rank", "team", "team.name", "birthday"]))
        case 5:
            let list: [Any] = random.pick([[text(), text()], [text(), NSNull()], []])
            return NSPredicate(format: "%K IN\(options()) %@", random.pick(["name", "team.name"]), list)
        case 6: return NSPredicate(format: "%K IN %@", random.pick(["age", "rank"]), [number(), number()])
        case 7:
            return NSPredicate(
                format: "%K BETWEEN {%d, %d}",
                random.pick(["age", "rank", "height"]),
                number(),
                number()
            )
        case 8:
            return NSPredicate(
                format: "birthday \(random.pick(["<", ">=", "==", "!="])) %@",
                Date(timeIntervalSinceReferenceDate: Double(number()))
            )
        case 9:
            return NSPredicate(
                format:
                    "\(random.pick(["ANY", "ALL", "NONE"])) tags.label \(random.pick(["==", "!=", "CONTAINS", "<"]))\(options()) %@",
                text()
            )
        case 10: return NSPredicate(format: "tags.@count \(random.pick(["==", ">", "<="])) %d", number())
        case 11: return NSPredicate(format: "ANY pets.name == %@", text())
        case 12:
            return NSPredicate(
                format: "SUBQUERY(tags, $t, $t.label \(random.pick(["==", "CONTAINS"]))\(options()) %@).@count > 0",
                text()
            )
        case 13: return NSPredicate(format: "age + rank > %d", number())
        case 14:
            return NSPredicate(
                format: "name \(random.pick(["==", "<", "CONTAINS", "BEGINSWITH"]))\(options()) team.name"
            )
        case 15:
            return NSPredicate(format: "%@ \(random.pick(["CONTAINS", "BEGINSWITH", "=="]))\(options()) name", text())
        case 16: return NSPredicate(format: "tags.label CONTAINS %@", text())
        case 17: return NSPredicate(format: "ANY team.members.tags.label == %@", random.pick(["a", "ab", "K", "E"]))
        case 18:
            let value = number()
            return NSPredicate { object, _ in (object as? Person).map { Int($0.age) > value } ?? false }
        default: return NSPredicate(value: random.pick([true, false]))
        }
    }

    mutating func predicate(depth: Int = 0) -> NSPredicate {
        guard depth < 3, Int.random(in: 0..<2, using: &random) == 0 else { return comparison(depth: depth) }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return NSCompoundPredicate(notPredicateWithSubpredicate: predicate(depth: depth + 1))
        case 1:
            return NSCompoundPredicate(
                andPredicateWithSubpredicates: [predicate(depth: depth + 1), predicate(depth: depth + 1)])
        default:
            return NSCompoundPredicate(
                orPredicateWithSubpredicates: [predicate(depth: depth + 1), predicate(depth: depth + 1)])
        }
    }

    mutating func fill(_ stack: TestStack, count: Int) {
        let context = stack.context
        let teams = (0..<4).map { index in
            let team = Team(context: context)
            team.name = index == 0 ? nil : text()
            return team
        }
        let tags = (0..<6).map { _ in
            let tag = Tag(context: context)
            if number() != 0 { tag.label = text() }
            return tag
        }
        for index in 0..<count {
            let person = index % 5 == 0 ? Manager(context: context) : Person(context: context)
            change(person, teams, tags)
        }
    }

    mutating func change(_ person: Person, _ teams: [Team], _ tags: [Tag]) {
        person.name = number() == 0 ? nil : text()
        person.age = Int16(number())
        person.height = Double(number()) / 2
        person.score = Float(number()) / 2
        person.isMember = number() > 0
        person.rank = number() == 0 ? nil : NSNumber(value: number())
        person.balance = number() == 0 ? nil : NSDecimalNumber(value: Double(number()) / 2)
        person.birthday = number() == 0 ? nil : Date(timeIntervalSinceReferenceDate: Double(number()))
        person.team = number() == 0 ? nil : random.pick(teams)
        person.tags = Set((0..<Int.random(in: 0...3, using: &random)).map { _ in random.pick(tags) })
        guard number() > 1, let context = person.managedObjectContext else { return }
        let pet = Pet(context: context)
        pet.name = number() == 0 ? nil : text()
        pet.owner = person
    }
}

struct RandomPredicateTests {
    @Test(arguments: 0..<4)
    func `SQL and memory agree about random predicates`(seed: Int) throws {
        let stack = try TestStack(inMemory: seed % 2 == 0)
        var maker = PredicateMaker(random: PseudoRandom(state: UInt64(seed + 1)))
        maker.fill(stack, count: 60)
        try stack.context.save()
        let all = try stack.fetch(Person.self)
        for _ in 0..<100 {
            let predicate = maker.predicate()
            let expected = try all.filter { try #require(prepared(predicate, stack)).evaluate(with: $0) }
            let found = try stack.fetch(Person.self, predicate)
            #expect(found == expected, "\(predicate)")
            let request = NSFetchRequest<Person>(entityName: "Person")
            request.predicate = predicate
            #expect(try stack.context.count(for: request) == expected.count, "\(predicate)")
            request.fetchOffset = 2
            request.fetchLimit = 5
            #expect(try stack.context.fetch(request) == Array(expected.dropFirst(2).prefix(5)), "\(predicate)")
        }
    }

    @Test(arguments: 0..<4)
    func `results with unsaved changes are those of memory`(seed: Int) throws {
        let stack = try TestStack()
        var maker = PredicateMaker(random: PseudoRandom(state: UInt64(seed + 100)))
        maker.fill(stack, count: 40)
        try stack.context.save()
        let all = try stack.fetch(Person.self, sortedBy: "name")
        for person in all {
            switch maker.number() {
            case 3: stack.context.delete(person)
            case 2: person.name = maker.text()
            case 1: person.age = Int16(maker.number())
            default: continue
            }
        }
        for _ in 0..<5 { stack.person(maker.text()) }
        // Relationships of other objects are compared as saved, so these predicates have none.
        let present = try stack.fetch(Person.self)
        for _ in 0..<60 {
            let predicate = NSPredicate(
                format: "age \(maker.random.pick(["<", ">", "=="])) %d OR name CONTAINS[cd] %@",
                maker.number(),
                maker.text()
            )
            let request = NSFetchRequest<Person>(entityName: "Person")
            request.predicate = predicate
            request.sortDescriptors = [
                NSSortDescriptor(key: "name", ascending: maker.number() > 0),
                NSSortDescriptor(key: "age", ascending: true),
            ]
            let found = try stack.context.fetch(request)
            #expect(Set(found) == Set(present.filter { predicate.evaluate(with: $0) }))
            let isOrdered = zip(found, found.dropFirst()).allSatisfy { first, second in
                let orders = request.sortDescriptors?.map { $0.compare(first, to: second) } ?? []
                return orders.first { $0 != .orderedSame } != .orderedDescending
            }
            #expect(isOrdered)
            request.fetchOffset = 3
            request.fetchLimit = 7
            #expect(try stack.context.fetch(request) == Array(found.dropFirst(3).prefix(7)))
        }
    }

    @Test(arguments: [
        "compare:", "caseInsensitiveCompare:", "localizedCompare:", "localizedCaseInsensitiveCompare:",
        "localizedStandardCompare:",
    ])
    func `SQL sorts texts like a sort descriptor`(selector: String) throws {
        let stack = try TestStack()
        for text in PredicateMaker.texts { stack.person(text) }
        try stack.context.save()
        let request = NSFetchRequest<Person>(entityName: "Person")
        let descriptor = NSSortDescriptor(key: "name", ascending: false, selector: Selector(selector))
        request.sortDescriptors = [descriptor]
        let found = try stack.context.fetch(request)
        let saved = try stack.fetch(Person.self)
        let expected = saved.sorted { descriptor.compare($0, to: $1) == .orderedAscending }
        #expect(found.map(\.name) == expected.map(\.name))
    }

    /// `ANY` over two to-many relationships is evaluated as nested subqueries.
    private func prepared(_ predicate: NSPredicate, _ stack: TestStack) -> NSPredicate? {
        switch predicate {
        case let compound as NSCompoundPredicate:
            return NSCompoundPredicate(
                type: compound.compoundPredicateType,
                subpredicates: compound.subpredicates.compactMap { prepared($0, stack) }
            )
        default:
            guard "\(predicate)".contains("team.members.tags.label") else { return predicate }
            let label = "\(predicate)".split(separator: "\"").last.map(String.init) ?? ""
            return NSPredicate { object, _ in
                let members = (object as? Person)?.team?.members as? Set<Person> ?? []
                return members.contains { $0.tags.contains { $0.label == label } }
            }
        }
    }
}
