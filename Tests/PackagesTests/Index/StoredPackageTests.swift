import Foundation
import Testing

@testable import packages

/// The stored form of packages.
@Suite("Stored packages")
struct StoredPackageTests {
    private func stored(_ package: Package) throws -> Package {
        try Package(storedKey: package.id.storedKey, storedBytes: package.storedBytes)
    }

    private func packages(_ status: String, _ list: String) async throws -> [Package] {
        let fixture = try AptFixture()
        try fixture.writeLists([list])
        try fixture.write(status, to: "var/lib/dpkg/status")
        return try await fixture.load().packages
    }

    @Test
    func `A package with all fields is read as it was stored`() async throws {
        let record = AptFixture.record(
            "a",
            "1:2.0~rc1-1",
            "Section: contrib/editors",
            "Priority: optional",
            "Maintainer: Ann Ö. <ann@example.org>",
            "Installed-Size: 12",
            "Size: 4000",
            "Homepage: https://example.org/",
            "Source: b (1.0)",
            "Filename: pool/a.deb",
            "Multi-Arch: foreign",
            "Depends: c (>= 1) | d, e:any",
            "Provides: f (= 2)",
            "Tag: role::program, use::editing",
            "Description: An editor",
            " More lines.",
            " .",
            "  verbatim"
        )
        var package = try #require(try await packages("", record).first)
        package.popularity = 9
        #expect(try stored(package) == package)
        #expect(try stored(package).relations(.provides).map(\.description) == ["f (= 2)"])
    }

    @Test
    func `A package without optional fields is read as it was stored`() async throws {
        let package = try #require(try await packages("", AptFixture.record("a")).first)
        #expect(package.section == nil && package.maintainer == nil && package.homepage == nil)
        #expect(try stored(package) == package)
    }

    @Test
    func `The states on the machine are read as they were stored`() async throws {
        let status =
            AptFixture.record("a", "1", "Status: install ok installed")
            + AptFixture.record("b", "1", "Status: install ok installed")
        let found = try await packages(status, AptFixture.record("b", "2") + AptFixture.record("c", "2"))
        #expect(found.map(\.status) == [.installed("1"), .upgradable(from: "1"), .notInstalled])
        #expect(try found.map { try stored($0).status } == found.map(\.status))
    }

    @Test
    func `Each beginning of stored bytes is refused`() async throws {
        let package = try #require(try await packages("", AptFixture.record("a", "1", "Description: b")).first)
        let bytes = package.storedBytes
        for count in bytes.indices {
            #expect(throws: StoredBytesReader.Damage.self) {
                try Package(storedKey: "a:all", storedBytes: Array(bytes[..<count]))
            }
        }
    }

    @Test
    func `A key without architecture is refused`() throws {
        #expect(throws: StoredBytesReader.Damage.self) { try Package.ID(storedKey: "a") }
        #expect(try Package.ID(storedKey: "a:b") == Package.ID(name: "a", architecture: "b"))
    }
}

@Suite("Stored bytes")
struct StoredBytesTests {
    @Test(arguments: [nil, 0, 1, 126, 127, 128, 16_383, 1 << 40] as [Int?])
    func `Numbers are read as they were written`(_ number: Int?) throws {
        var writer = StoredBytesWriter()
        writer.append(number)
        var reader = StoredBytesReader(writer.bytes)
        #expect(try reader.optionalNumber() == number)
        #expect(throws: StoredBytesReader.Damage.self) { try reader.number() }
    }

    @Test(arguments: [nil, "", "a", String(repeating: "ö", count: 100)] as [String?])
    func `Texts are read as they were written`(_ text: String?) throws {
        var writer = StoredBytesWriter()
        writer.append(text)
        var reader = StoredBytesReader(writer.bytes)
        #expect(try reader.optionalText() == text)
    }

    @Test
    func `A number of too many bytes is refused`() {
        var reader = StoredBytesReader(Array(repeating: 0xFF, count: 11))
        #expect(throws: StoredBytesReader.Damage.self) { try reader.number() }
    }
}
