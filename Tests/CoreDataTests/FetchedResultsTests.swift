import CoreData
import Foundation
import Testing

/// Records the calls of a delegate, and applies them to a list as a table view does.
private final class Recorder: NSFetchedResultsControllerDelegate {
    var calls: [String] = []
    /// The contents of the snapshots.
    var snapshots: [String] = []
    /// The sections of the table.
    var table: [[String]] = []
    private var removals: [IndexPath] = []
    private var insertions: [(path: IndexPath, name: String)] = []
    private var removedSections: [Int] = []
    private var addedSections: [Int] = []
    private var updates: [(path: IndexPath, name: String)] = []

    func load(_ controller: NSFetchedResultsController<Person>) {
        table = controller.sections?.map { section in section.objects?.map { ($0 as? Person)?.name ?? "" } ?? [] } ?? []
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
        let context = controller.managedObjectContext
        func names(_ ids: [Any]) -> String {
            ids.map { ($0 as? NSManagedObjectID).flatMap { (context.object(with: $0) as? Person)?.name } ?? "-" }
                .joined(separator: " ")
        }
        let sections = snapshot.sectionIdentifiers.map {
            "\($0): \(names(snapshot.itemIdentifiers(inSectionWithIdentifier: $0)))"
        }
        let reloaded = names(snapshot.reloadedItemIdentifiers)
        snapshots.append((sections + (reloaded.isEmpty ? [] : ["reload \(reloaded)"])).joined(separator: "; "))
    }

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        calls.append("will")
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChange anObject: Any,
        at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType,
        newIndexPath: IndexPath?
    ) {
        let name = (anObject as? Person)?.name ?? ""
        calls.append(
            "\(type) \(name) \(indexPath.map { "\(Array($0))" } ?? "-") \(newIndexPath.map { "\(Array($0))" } ?? "-")"
        )
        if type == .update {
            if let newIndexPath { updates.append((newIndexPath, name)) }
            return
        }
        if let indexPath { removals.append(indexPath) }
        if let newIndexPath { insertions.append((newIndexPath, name)) }
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {
        calls.append("section \(type) \(sectionInfo.name) \(sectionIndex)")
        if type == .insert { addedSections.append(sectionIndex) } else { removedSections.append(sectionIndex) }
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        calls.append("did")
        for path in removals.sorted(by: >) where !removedSections.contains(path[0]) {
            table[path[0]].remove(at: path[1])
        }
        for section in removedSections.sorted(by: >) { table.remove(at: section) }
        for section in addedSections.sorted() { table.insert([], at: section) }
        for (path, name) in insertions.sorted(by: { $0.path < $1.path }) { table[path[0]].insert(name, at: path[1]) }
        for (path, name) in updates { table[path[0]][path[1]] = name }
        removals = []
        insertions = []
        removedSections = []
        addedSections = []
        updates = []
    }
}

struct FetchedResultsTests {
    private func controller(
        _ stack: TestStack,
        section: String? = nil,
        predicate: NSPredicate? = nil,
        keys: [String] = ["name"]
    ) throws -> (NSFetchedResultsController<Person>, Recorder) {
        let request: NSFetchRequest<Person> = Person.fetchRequest()
        request.predicate = predicate
        request.sortDescriptors = keys.map { NSSortDescriptor(key: $0, ascending: true) }
        let controller = NSFetchedResultsController(
            fetchRequest: request,
            managedObjectContext: stack.context,
            sectionNameKeyPath: section,
            cacheName: nil
        )
        let recorder = Recorder()
        controller.delegate = recorder
        try controller.performFetch()
        recorder.load(controller)
        return (controller, recorder)
    }

    @Test func `a controller has the sorted objects in one section`() throws {
        let stack = try TestStack()
        for name in ["C", "A", "B"] { stack.person(name) }
        try stack.context.save()
        let (controller, recorder) = try controller(stack)
        #expect(controller.fetchedObjects?.map(\.name) == ["A", "B", "C"])
        #expect(controller.sections?.count == 1)
        let second = controller.object(at: IndexPath(indexes: [0, 1]))
        #expect(second.name == "B")
        #expect(controller.indexPath(forObject: second) == IndexPath(indexes: [0, 1]))
        #expect(recorder.calls.isEmpty)
    }

    @Test func `an insertion, a deletion, a move and an update are reported`() throws {
        let stack = try TestStack()
        let people = ["A", "B", "C", "D"].map { stack.person($0) }
        try stack.context.save()
        let (controller, recorder) = try controller(stack)
        defer { withExtendedLifetime(controller) {} }
        stack.person("BB")
        stack.context.delete(people[0])
        people[3].name = "AA"
        people[2].age = 3
        stack.context.processPendingChanges()
        #expect(
            recorder.calls == [
                "will", "delete A [0, 0] -", "move AA [0, 3] [0, 0]", "insert BB - [0, 2]", "update C [0, 2] [0, 3]",
                "did",
            ]
        )
        #expect(recorder.table == [["AA", "B", "BB", "C"]])
    }

    @Test func `a delegate gets a snapshot after a fetch and after changes, with updated objects to reload`() throws {
        let stack = try TestStack()
        let people = ["A", "B", "C"].map { stack.person($0) }
        people[0].age = 1
        try stack.context.save()
        let (controller, recorder) = try controller(stack, section: "age", keys: ["age", "name"])
        defer { withExtendedLifetime(controller) {} }
        #expect(recorder.snapshots == ["0: B C; 1: A"])
        people[1].homepage = URL(string: "https://example.org")
        stack.context.delete(people[2])
        stack.context.processPendingChanges()
        #expect(recorder.snapshots.last == "0: B; 1: A; reload B")
    }

    @Test func `the deletion of a new object that was fetched before its report is reported`() throws {
        let stack = try TestStack()
        let person = stack.person("A")
        let (controller, recorder) = try controller(stack)
        #expect(recorder.table == [["A"]])
        stack.context.delete(person)
        stack.context.processPendingChanges()
        #expect(recorder.calls == ["will", "delete A [0, 0] -", "did"])
        #expect(controller.fetchedObjects?.isEmpty == true)
    }

    @Test func `an object that no longer satisfies the predicate is deleted from the results`() throws {
        let stack = try TestStack()
        let person = stack.person("A", age: 20)
        try stack.context.save()
        let (controller, recorder) = try controller(stack, predicate: NSPredicate(format: "age >= 18"))
        person.age = 3
        stack.context.processPendingChanges()
        #expect(recorder.calls == ["will", "delete A [0, 0] -", "did"])
        #expect(controller.fetchedObjects?.isEmpty == true)
        person.age = 30
        stack.context.processPendingChanges()
        #expect(recorder.table == [["A"]])
    }

    @Test func `sections follow the values of the section key path`() throws {
        let stack = try TestStack()
        let people = ["A", "B", "C"].enumerated().map { stack.person($1, age: Int16($0 / 2)) }
        try stack.context.save()
        let (controller, recorder) = try controller(stack, section: "age", keys: ["age", "name"])
        #expect(controller.sections?.map(\.name) == ["0", "1"])
        #expect(controller.sectionIndexTitles == ["0", "1"])
        people[2].age = 5
        stack.context.processPendingChanges()
        #expect(recorder.calls == ["will", "section delete 1 1", "section insert 5 1", "move C [1, 0] [1, 0]", "did"])
        #expect(recorder.table == [["A", "B"], ["C"]])
    }

    @Test func `changes that other contexts save are reported when they are merged`() throws {
        let stack = try TestStack()
        stack.person("A")
        try stack.context.save()
        let (controller, recorder) = try controller(stack)
        defer { withExtendedLifetime(controller) {} }
        let other = stack.container.newBackgroundContext()
        let context = stack.context
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave,
            object: other,
            queue: nil
        ) { notification in context.mergeChanges(fromContextDidSave: notification) }
        defer { NotificationCenter.default.removeObserver(token) }
        stack.person("0", in: other)
        try stack.fetch(Person.self, NSPredicate(format: "name == 'A'"), in: other).first?.name = "Z"
        try other.save()
        #expect(recorder.table == [["0", "Z"]])
    }

    @Test(arguments: 0..<6)
    func `reported changes keep a table equal to random results`(seed: Int) throws {
        let stack = try TestStack()
        var maker = PredicateMaker(random: PseudoRandom(state: UInt64(seed + 7)))
        for index in 0..<20 { stack.person("\(index)", age: Int16(maker.number())) }
        try stack.context.save()
        let (controller, recorder) = try controller(
            stack,
            section: seed % 2 == 0 ? "age" : nil,
            predicate: NSPredicate(format: "age > -2"),
            keys: ["age", "name"]
        )
        for round in 0..<40 {
            for person in try stack.fetch(Person.self) {
                switch Int.random(in: 0..<12, using: &maker.random) {
                case 0: stack.context.delete(person)
                case 1, 2: person.age = Int16(maker.number())
                case 3: person.name = "\(round) \(maker.number())"
                default: continue
                }
            }
            for index in 0..<3 { stack.person("\(round).\(index)", age: Int16(maker.number())) }
            if maker.number() > 0 { try stack.context.save() } else { stack.context.processPendingChanges() }
            let expected = controller.sections?.map { $0.objects?.map { ($0 as? Person)?.name ?? "" } ?? [] }
            #expect(recorder.table == expected)
            let fetched = try stack.context.fetch(controller.fetchRequest)
            #expect(Set(controller.fetchedObjects ?? []) == Set(fetched))
            #expect(controller.fetchedObjects?.map(\.age) == fetched.map(\.age))
        }
    }
}
