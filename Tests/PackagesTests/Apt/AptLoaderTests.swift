import Foundation
import Testing

@testable import packages

@Suite("Apt loader")
struct AptLoaderTests {
    private typealias Fixture = AptFixture

    private func record(_ name: String, _ version: String = "1.0", _ lines: String...) -> String {
        let fields = ["Package: \(name)", "Version: \(version)", "Architecture: \(Fixture.native)"] + lines
        return fields.joined(separator: "\n") + "\n\n"
    }

    private let installed = "Status: install ok installed"

    @Test
    func `The packages of all lists and of the status file are read once each`() async throws {
        let fixture = try Fixture()
        try fixture.writeLists([record("a") + record("b"), record("b") + record("c")])
        try fixture.write(record("c", "1.0", installed) + record("d", "1.0", installed), to: "var/lib/dpkg/status")
        let (packages, report) = try await fixture.load()
        #expect(packages.map(\.name) == ["a", "b", "c", "d"])
        #expect(report.packages == 4)
        #expect(report.installed == 2)
        #expect(report.lists == 2)
        #expect(report.malformed.count == 0)
        #expect(report.nativeArchitecture == Fixture.native)
    }

    @Test
    func `The highest version of all lists is kept`() async throws {
        let fixture = try Fixture()
        try fixture.writeLists([
            record("a", "1.9") + record("a", "1.10") + record("b", "2"), record("a", "1.2") + record("b", "1:1"),
        ])
        let packages = try await fixture.load().packages
        #expect(packages.map(\.version.text) == ["1.10", "1:1"])
    }

    @Test
    func `The status compares the installed version with the lists`() async throws {
        let fixture = try Fixture()
        try fixture.writeLists([record("new") + record("same") + record("old") + record("local")])
        let status = [("same", "1.0"), ("old", "0.9"), ("local", "1.1")].map { record($0, $1, installed) }.joined()
        try fixture.write(status, to: "var/lib/dpkg/status")
        let (packages, report) = try await fixture.load()
        let byName = Dictionary(uniqueKeysWithValues: packages.map { ($0.name, $0) })
        #expect(byName["new"]?.status == .notInstalled)
        #expect(byName["same"]?.status == .installed("1.0"))
        #expect(byName["old"]?.status == .upgradable(from: "0.9"))
        #expect(byName["local"]?.status == .installed("1.1"))
        #expect(byName["local"]?.version == "1.1")
        #expect(report.upgradable == 1)
    }

    @Test
    func `For an installed version the record of the list is used`() async throws {
        let fixture = try Fixture()
        try fixture.writeLists([record("a", "1.0", "Size: 5")])
        try fixture.write(record("a", "1.0", installed), to: "var/lib/dpkg/status")
        let package = try await fixture.load().packages.first
        #expect(package?.downloadSize == 5)
        #expect(package?.status == .installed("1.0"))
    }

    @Test
    func `Of equal versions the one of apt's first source is used`() async throws {
        let fixture = try Fixture()
        try fixture.writeLists([
            record("a", "1", "Size: 1") + record("large"), record("a", "1", "Size: 2"),
            record("a", "1", "Size: 3") + record("larger") + record("largest"),
        ])
        #expect(try await fixture.load().packages.first?.downloadSize == 1)
    }

    @Test
    func `An architecture that changes to all is an upgrade`() async throws {
        let fixture = try Fixture()
        try fixture.writeLists(["Package: a\nVersion: 2\nArchitecture: all\n"])
        try fixture.write(record("a", "1", installed), to: "var/lib/dpkg/status")
        let packages = try await fixture.load().packages
        #expect(packages.map(\.status) == [.upgradable(from: "1")])
        #expect(packages.map(\.architecture) == ["all"])
    }

    @Test
    func `Packages of different architectures are different`() async throws {
        let fixture = try Fixture()
        try fixture.writeLists([record("a") + "Package: a\nVersion: 1\nArchitecture: foreign\n"])
        try fixture.write(
            "Package: a\nVersion: 1\nArchitecture: foreign\n\(installed)\n",
            to: "var/lib/dpkg/status"
        )
        let packages = try await fixture.load().packages
        let status = Dictionary(uniqueKeysWithValues: packages.map { ($0.architecture, $0.status) })
        #expect(status == [Fixture.native: .notInstalled, "foreign": .installed("1")])
    }

    @Test
    func `Removed packages with configuration files are not installed`() async throws {
        let fixture = try Fixture()
        try fixture.writeLists([])
        try fixture.write(
            record("a", "1", "Status: deinstall ok config-files") + "Package: b\nStatus: unknown ok not-installed\n",
            to: "var/lib/dpkg/status"
        )
        let (packages, report) = try await fixture.load()
        #expect(packages.map(\.name) == ["a"])
        #expect(packages.map(\.status) == [.notInstalled])
        #expect(report.malformed.count == 0)
    }

    @Test
    func `Packages that apt installed for others are marked`() async throws {
        let fixture = try Fixture()
        try fixture.writeLists([record("a") + record("b") + record("c") + record("d")])
        try fixture.write(["a", "b", "c"].map { record($0, "1.0", installed) }.joined(), to: "var/lib/dpkg/status")
        try fixture.write(
            [("a", 1), ("b", 0), ("d", 1)].map {
                "Package: \($0)\nArchitecture: \(Fixture.native)\nAuto-Installed: \($1)\n\n"
            }.joined(),
            to: "var/lib/apt/extended_states"
        )
        let packages = try await fixture.load().packages
        #expect(packages.filter(\.isAutomaticallyInstalled).map(\.name) == ["a"])
    }

    @Test
    func `Malformed records are reported with their files`() async throws {
        let fixture = try Fixture()
        try fixture.writeLists([record("a") + "Package: b\n\n" + record("c")])
        try fixture.write("Version: 1\n\nx\n", to: "var/lib/dpkg/status")
        let (packages, report) = try await fixture.load()
        #expect(packages.map(\.name) == ["a", "c"])
        #expect(report.malformed.count == 3)
        let status = fixture.configuration.status.path
        let list = fixture.configuration.lists.appendingPathComponent("list0_Packages").path
        #expect(
            report.malformed.first.map(\.description) == [
                "\(status), line 1: the field 'Package' is missing.", "\(status), line 3: 'x' is not 'name: value'.",
                "\(list), line 5: the field 'Version' is missing.",
            ]
        )
    }

    // MARK: Translations

    private let sum = "Description-md5: 0123456789abcdef0123456789ABCDEF"

    private func translation(_ language: String, _ text: String) -> String {
        "Package: a\n\(sum)\nDescription-\(language): \(text)\n\n"
    }

    private func translated(_ languages: [String], _ translations: [String: String]) async throws -> Package? {
        let fixture = try Fixture(languages: languages)
        try fixture.writeLists([record("a", "1", "Description: Own", sum)], translations: translations)
        return try await fixture.load().packages.first
    }

    @Test
    func `A description in the user's language is preferred`() async throws {
        let package = try await translated(
            ["pt_BR", "pt"],
            ["pt": translation("pt", "Português\n Mais."), "en": translation("en", "English\n More.")]
        )
        #expect(package?.summary == "Português")
        #expect(package?.description == [.text("Mais.")])
    }

    @Test
    func `Without a translation the English description is complete`() async throws {
        let other = "Description-md5: 00000000000000000000000000000000\nDescription-de: Anderes\n"
        let package = try await translated(["de"], ["de": other, "en": translation("en", "English\n More.")])
        #expect(package?.summary == "English")
        #expect(package?.description == [.text("More.")])
    }

    @Test
    func `Without lists of translations the record's description is used`() async throws {
        #expect(try await translated(["de"], [:])?.summary == "Own")
    }

    @Test
    func `A malformed translation is reported`() async throws {
        let fixture = try Fixture()
        let text = "Description-md5: x\nDescription-en: a\n\nDescription-en: b\n\n\(sum)\n\n"
        try fixture.writeLists([record("a")], translations: ["en": text])
        let report = try await fixture.load().report
        #expect(
            report.malformed.first.map(\.defect) == [
                .invalidName(field: "Description-md5", value: "x"), .missingField("Description-md5"),
                .missingField("Description-…"),
            ]
        )
    }

    // MARK: Progress and cancellation

    @Test
    func `Progress grows to the end`() async throws {
        let fixture = try Fixture()
        try fixture.writeLists((0..<3).map { list in (0..<3000).map { record("p\(list)-\($0)") }.joined() })
        var fractions: [Double] = []
        var last: LoadProgress?
        var isFirst = true
        for try await event in AptLoader(configuration: fixture.configuration) {
            guard case .progress(let progress) = event else {
                #expect(!isFirst)
                continue
            }
            isFirst = false
            if let fraction = progress.fraction { fractions.append(fraction) }
            last = progress
        }
        #expect(fractions == fractions.sorted())
        #expect(fractions.count > 3)
        #expect(fractions.last == 1)
        #expect(last?.packages == 9000)
        #expect(last?.bytesRead == last?.estimatedBytes)
    }

    @Test
    func `Batches have a limited size and each package once`() async throws {
        let fixture = try Fixture()
        try fixture.writeLists([(0..<2500).map { record("p\($0)") }.joined()])
        var sizes: [Int] = []
        for try await event in AptLoader(configuration: fixture.configuration) {
            if case .packages(let batch) = event { sizes.append(batch.count) }
        }
        #expect(sizes.reduce(0, +) == 2500)
        #expect(sizes.allSatisfy { $0 <= PackageReading.batchSize })
    }

    /// A fixture whose `apt-get` runs without end, and a pipe that it holds open for writing.
    private func endlessFixture() throws -> (fixture: AptFixture, pipe: String) {
        let fixture = try Fixture()
        let pipe = fixture.root.appendingPathComponent("pipe").path
        _ = try MachineProgram.output("/usr/bin/mkfifo", pipe)
        try fixture.writeProgram("exec sleep 1000 3>'\(pipe)'", to: "bin/apt-get")
        return (fixture, pipe)
    }

    /// Runs a blocking function on another thread: the ones of tasks are few.
    private func outsideTasks<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: body()) }
        }
    }

    @Test(.timeLimit(.minutes(15)))
    func `Cancelling the task ends the running program`() async throws {
        let (fixture, pipe) = try endlessFixture()
        let loader = AptLoader(configuration: fixture.configuration)
        let task = Task { try await loader.load() }
        // Opening waits for the start of the program, and the content ends with the program.
        let handle = try #require(await outsideTasks { FileHandle(forReadingAtPath: pipe) })
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(await outsideTasks { try? handle.readToEnd() } ?? Data() == Data())
    }

    @Test(.timeLimit(.minutes(15)))
    func `Releasing the iterator ends the running program`() async throws {
        let (fixture, pipe) = try endlessFixture()
        var iterator: AptLoader.Iterator? = AptLoader(configuration: fixture.configuration).makeAsyncIterator()
        _ = try await iterator?.next()
        let handle = try #require(await outsideTasks { FileHandle(forReadingAtPath: pipe) })
        iterator = nil
        #expect(await outsideTasks { try? handle.readToEnd() } ?? Data() == Data())
    }

    @Test
    func `Leaving the loop ends reading`() async throws {
        let fixture = try Fixture()
        try fixture.writeLists([(0..<50_000).map { record("p\($0)") }.joined()])
        var batches = 0
        for try await event in AptLoader(configuration: fixture.configuration) {
            if case .packages = event {
                batches += 1
                break
            }
        }
        #expect(batches == 1)
    }

    // MARK: Errors

    private func error(_ fixture: AptFixture) async -> AptError? {
        await #expect(throws: AptError.self) { try await fixture.load() }
    }

    @Test
    func `A machine without apt has its own error`() async throws {
        let fixture = try Fixture()
        let program = fixture.configuration.aptGet.path
        #expect(await error(fixture) == .notInstalled(program: program))
    }

    @Test
    func `The message and status of a failed program are in the error`() async throws {
        let fixture = try Fixture()
        // As apt does, the program prints its error twice.
        try fixture.writeProgram("echo 'E: broken' >&2; echo 'E: broken' >&2; exit 100", to: "bin/apt-get")
        let program = fixture.configuration.aptGet.path
        #expect(await error(fixture)?.description == "'\(program) indextargets' exited with status 100: E: broken")
    }

    @Test
    func `A program that cannot start is an error with the reason`() async throws {
        let fixture = try Fixture()
        let program = fixture.configuration.aptGet
        let other = fixture.root.appendingPathComponent("bin/empty")
        try fixture.write("no program", to: "bin/empty")
        _ = try MachineProgram.output("/usr/bin/install", "-m", "755", other.path, program.path)
        #expect(await error(fixture)?.description == "\(program.path) cannot be started: Exec format error.")
    }

    @Test
    func `A program that a signal ends is an error`() async throws {
        let fixture = try Fixture()
        try fixture.writeProgram("kill -9 $$", to: "bin/apt-get")
        #expect(await error(fixture)?.description.hasSuffix("was ended by signal 9.") == true)
    }

    @Test
    func `A program with much output on both channels does not block`() async throws {
        let fixture = try Fixture()
        try fixture.writeProgram(
            "i=0; while [ $i -lt 20000 ]; do echo 'a line of text'; echo 'W: a warning' >&2; i=$((i+1)); done",
            to: "bin/apt-get"
        )
        #expect(try await fixture.load().packages.isEmpty)
    }

    @Test
    func `A missing status file is an error with its path`() async throws {
        let fixture = try Fixture()
        try fixture.writeLists([record("a")])
        try FileManager.default.removeItem(at: fixture.configuration.status)
        #expect(
            await error(fixture)?.description
                == "\(fixture.configuration.status.path) cannot be read: No such file or directory."
        )
    }
}
