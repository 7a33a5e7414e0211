import CoreData
import Foundation
import Testing

struct ConcurrencyTests {
    @Test func `a fetch does not wait for another context's save`() throws {
        let stack = try TestStack(inMemory: false)
        stack.person("A")
        try stack.context.save()
        let other = stack.container.newBackgroundContext()
        let writing = stack.container.newBackgroundContext()
        for index in 0..<2000 { stack.person("\(index)", in: writing) }
        nonisolated(unsafe) var counts: Set<Int> = []
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextWillSave,
            object: writing,
            queue: nil
        ) { _ in
            if let count = try? other.count(for: NSFetchRequest<Person>(entityName: "Person")) { counts.insert(count) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            try? writing.performAndWait { () throws(any Error) in try writing.save() }
            done.signal()
        }
        let reader = stack.container.newBackgroundContext()
        var isDone = false
        while !isDone {
            isDone = done.wait(timeout: .now()) == .success
            counts.insert(try reader.count(for: NSFetchRequest<Person>(entityName: "Person")))
        }
        counts.insert(try reader.count(for: NSFetchRequest<Person>(entityName: "Person")))
        // A reader sees all objects of a save or none.
        #expect(counts == [1, 2001])
    }

    @Test func `many contexts save and fetch at the same time`() async throws {
        let stack = try TestStack(inMemory: false)
        let container = stack.container
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<6 {
                group.addTask {
                    for index in 0..<15 {
                        try await container.performBackgroundTask { context in
                            let person = Person(context: context)
                            person.name = "\(task).\(index)"
                            try context.save()
                            let request = NSFetchRequest<Person>(entityName: "Person")
                            request.predicate = NSPredicate(format: "name == %@", "\(task).\(index)")
                            #expect(try context.fetch(request) == [person])
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try stack.fetch(Person.self).count == 90)
    }

    @Test func `performAndWait can be nested, and returns values and errors`() throws {
        let stack = try TestStack()
        let context = stack.context
        let value = context.performAndWait { context.performAndWait { 3 } }
        #expect(value == 3)
        #expect(throws: CocoaError.self) {
            try context.performAndWait { () throws(any Error) -> Void in throw CocoaError(.fileNoSuchFile) }
        }
    }
}
