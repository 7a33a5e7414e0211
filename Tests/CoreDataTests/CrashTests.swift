import CoreData
import Foundation
import Testing

private let childStore = ProcessInfo.processInfo.environment["COREDATA_TEST_STORE"]

struct CrashTests {
    /// Each save adds a team with three members, and counts the teams in one person.
    @Test(.enabled(if: childStore != nil))
    func `saves until it is killed`() throws {
        let url = URL(fileURLWithPath: try #require(childStore))
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: TestModel.make())
        try coordinator.addPersistentStore(type: .sqlite, at: url)
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.predicate = NSPredicate(format: "name == 'counter'")
        let counter = try context.fetch(request).first ?? Person(context: context)
        counter.name = "counter"
        while true {
            let team = Team(context: context)
            for _ in 0..<3 { team.addToMembers(Person(context: context)) }
            counter.age += 1
            try context.save()
            FileHandle.standardOutput.write(Data("saved \(counter.age)\n".utf8))
        }
    }

    @Test(.enabled(if: childStore == nil))
    func `every reported save of a killed process is there, and no half one`() throws {
        let folder = TemporaryFolder()
        var random = PseudoRandom(state: 5)
        for _ in 0..<8 {
            let reported = try runUntilKilled(folder.file(), saves: Int.random(in: 1...60, using: &random))
            let coordinator = NSPersistentStoreCoordinator(managedObjectModel: TestModel.make())
            let store = try coordinator.addPersistentStore(type: .sqlite, at: folder.file())
            let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
            context.persistentStoreCoordinator = coordinator
            let request = NSFetchRequest<Person>(entityName: "Person")
            request.predicate = NSPredicate(format: "name == 'counter'")
            let count = Int(try context.fetch(request).first?.age ?? 0)
            #expect(count >= reported)
            let teams = try context.fetch(NSFetchRequest<Team>(entityName: "Team"))
            #expect(teams.count == count)
            #expect(teams.allSatisfy { $0.members?.count == 3 })
            #expect(try context.count(for: NSFetchRequest<Person>(entityName: "Person")) == 3 * count + 1)
            try coordinator.remove(store)
        }
    }

    /// Runs the test above in another process, and kills it after a number of saves. Returns the number in its last complete report.
    private func runUntilKilled(_ store: URL, saves: Int) throws -> Int {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--testing-library", "swift-testing", "--filter", "CrashTests"]
        var environment = ProcessInfo.processInfo.environment
        environment["COREDATA_TEST_STORE"] = store.path
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        var output = ""
        var isKilled = false
        while true {
            let data = pipe.fileHandleForReading.availableData
            if data.isEmpty { break }
            output += String(decoding: data, as: UTF8.self)
            guard !isKilled, output.components(separatedBy: "saved ").count > saves else { continue }
            isKilled = true
            kill(process.processIdentifier, SIGKILL)
        }
        process.waitUntilExit()
        #expect(isKilled, "The child ended by itself: \(output.suffix(500))")
        let reports = output.components(separatedBy: "\n").dropLast().filter { $0.hasPrefix("saved ") }
        return reports.last.flatMap { Int($0.dropFirst(6)) } ?? 0
    }
}
