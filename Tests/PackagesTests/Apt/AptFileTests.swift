import Foundation
import Testing

@testable import packages

@Suite("Apt files")
struct AptFileTests {
    private let records = AptFixture.record("a", "1.0", "Size: 5") + AptFixture.record("b")

    private func error(_ fixture: AptFixture, _ file: URL) async -> AptError? {
        await #expect(throws: AptError.self) { try await fixture.load(file: file) }
    }

    @Test
    func `A list is read without apt`() async throws {
        let fixture = try AptFixture()
        let file = try fixture.write(records, to: "My list")
        let (packages, report) = try await fixture.load(file: file)
        #expect(packages.map(\.name) == ["a", "b"])
        #expect(packages.allSatisfy { !$0.isInstalled })
        #expect(report.files == [file.path])
    }

    @Test
    func `A status file tells the installed packages`() async throws {
        let fixture = try AptFixture()
        let file = try fixture.write(
            AptFixture.record("a", "1.0", "Status: install ok installed") + AptFixture.record("b"),
            to: "status"
        )
        #expect(try await fixture.load(file: file).packages.map(\.isInstalled) == [true, false])
    }

    @Test(
        .enabled(if: MachineProgram.hasHelper),
        arguments: [("gz", ["gzip"]), ("xz", ["xz"]), ("lz4", ["lz4", "-q"]), ("zst", ["zstd", "-q"])]
    )
    func `A compressed list is read with the helper`(fileExtension: String, program: [String]) async throws {
        let folder = URL(fileURLWithPath: "/usr/bin")
        let url = folder.appendingPathComponent(program[0])
        // Not all machines have all programs for compression.
        guard FileManager.default.isExecutableFile(atPath: url.path) else { return }
        let fixture = try AptFixture()
        let plain = try fixture.write(records, to: "plain")
        let bytes = try FileReading.all(
            ProgramRun(url, Array(program.dropFirst()) + ["-c", plain.path]).read
        )
        let file = try fixture.write(Data(bytes), to: "-Packages.\(fileExtension)")
        #expect(try await fixture.load(file: file).packages.map(\.name) == ["a", "b"])
        let misnamed = try fixture.write(Data(bytes), to: "Packages")
        #expect(
            await error(fixture, misnamed)
                == .compressedWithoutExtension(file: misnamed.path, extension: fileExtension)
        )
    }

    @Test(.enabled(if: MachineProgram.hasHelper))
    func `A damaged compressed list is an error of the helper`() async throws {
        let fixture = try AptFixture()
        let file = try fixture.write("no xz data", to: "Packages.xz")
        let description = await error(fixture, file)?.description ?? ""
        #expect(description.hasPrefix("'/usr/lib/apt/apt-helper cat-file \(file.path)' exited with status"))
        #expect(description.contains("E: "))
    }

    @Test
    func `Without the helper a compressed list is an error`() async throws {
        let fixture = try AptFixture()
        fixture.configuration.aptHelper = fixture.root.appendingPathComponent("missing")
        let file = try fixture.write(records, to: "Packages.gz")
        #expect(
            await error(fixture, file)
                == .noDecompressor(file: file.path, program: fixture.configuration.aptHelper.path)
        )
    }

    @Test
    func `A folder is no file of packages`() async throws {
        let fixture = try AptFixture()
        #expect(await error(fixture, fixture.root) == .notAFile(fixture.root.path))
    }

    @Test
    func `A missing file is an error with its path`() async throws {
        let fixture = try AptFixture()
        let file = fixture.root.appendingPathComponent("missing")
        #expect(await error(fixture, file) == .cannotRead(file: file.path, reason: "No such file or directory"))
    }

    @Test
    func `A file that is no list has malformed stanzas only`() async throws {
        let fixture = try AptFixture()
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 5) }
        let file = try fixture.write(Data(bytes), to: "noise")
        let (packages, report) = try await fixture.load(file: file)
        #expect(packages.isEmpty)
        #expect(report.malformed.count > 0)
    }
}
